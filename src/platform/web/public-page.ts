/**
 * A page without personal data, the same for everyone: shared caches may keep it for a minute, browsers revalidate.
 * `export const headers = publicPage`.
 */
export const publicPage = () => ({ "cache-control": "public, max-age=0, s-maxage=60" });
