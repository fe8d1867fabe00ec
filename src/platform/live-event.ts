/** Dispatched on the window when React has hydrated the page and its buttons work. */
export const liveEvent = "page:live";
