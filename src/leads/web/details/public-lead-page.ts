/**
 * A page of leads as nobody sees them: shared caches may keep it for half a minute, so that a new lead and a place
 * that was taken show soon.
 */
export const publicLeadPage = () => ({ "cache-control": "public, max-age=0, s-maxage=30" });
