import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage } from "./i18n";
import "./theme/tokens.css";
import "./games/looks/colours.css";
import "./theme/type.css";
import "./theme/base.css";
import { prefs } from "./ui/prefs.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

// The words of the chosen language first, so that nothing flashes in English. A lost catalog must not stop the game.
await setLanguage(prefs.language).catch(() => undefined);
mount(App, { target });
