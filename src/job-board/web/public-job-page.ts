/**
 * A job's page as nobody sees it: a shared cache may keep it for five seconds, behind the five that a process keeps it,
 * so that a job that closed or was removed is gone from it ten seconds later. `export const headers = publicJobPage`.
 */
export const publicJobPage = () => ({ "cache-control": "public, max-age=0, s-maxage=5" });
