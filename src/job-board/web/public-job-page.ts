/**
 * Headers of a public job page. A shared cache may keep it for five seconds, after the five seconds that a process
 * caches it, so a job that was closed or removed disappears within ten seconds. `export const headers = publicJobPage`.
 */
export const publicJobPage = () => ({ "cache-control": "public, max-age=0, s-maxage=5" });
