/** What goes over the wire; the types are written from the messages of the server. */
export * from "./types.gen";
