/**
 * The public page of leads. Shared caches keep it for at most half a minute, so that new leads and taken places
 * show soon.
 */
export const publicLeadPage = () => ({ "cache-control": "public, max-age=0, s-maxage=30" });
