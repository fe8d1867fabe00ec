/** Said on the window once React has taken over the page: from then on its buttons do what they say. */
export const liveEvent = "page:live";
