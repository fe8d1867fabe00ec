/**
 * The query parameters that a page's loader reads: `export const handle = readsQuery("q", "place")`. The server
 * removes all others before rendering, because every distinct URL is rendered and cached separately.
 */
export const readsQuery = (...reads: string[]) => ({ reads });
