/**
 * The query parameters that a page's loader reads: `export const handle = readsQuery("q", "place")`. The server leaves
 * all others out before it draws the page, for each further address would be drawn and kept anew.
 */
export const readsQuery = (...reads: string[]) => ({ reads });
