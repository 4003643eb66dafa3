/** What kind of screen and pointer somebody has. Style sheets ask in the same words. */
import { MediaQuery } from "svelte/reactivity";

/** The layout of a phone: one narrow or low screen. */
export const phone = (): MediaQuery => new MediaQuery("(max-width: 767px), (max-height: 500px)");

/** A device in the hand, phone or upright tablet: the table has a drawer instead of a dock. */
export const handheld = (): MediaQuery => new MediaQuery("(max-width: 767px), (max-height: 500px), (max-width: 1023px) and (pointer: coarse)");

/** A tablet that lies on its side: a dock, with buttons for fingers and little width. */
export const tablet = (): MediaQuery => new MediaQuery("(pointer: coarse) and (max-width: 1279px)");

/** A phone that lies on its side: low, and wide enough for map and panel beside each other. */
export const lying = (): MediaQuery => new MediaQuery("(max-height: 500px) and (min-width: 560px)");

/** Fingers: a tap cannot hover first, so it aims before it orders. */
export const touch = (): MediaQuery => new MediaQuery("(pointer: coarse)");
