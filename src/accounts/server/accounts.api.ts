/** The accounts module's API for other modules. */
export type { AccountDeleted, ExportRequested } from "./accounts.context.ts";
export { countDailyUse } from "./daily-limits.ts";
export { findPeopleByName, readPersonSessions } from "./find-people.repository.ts";
export {
	type NumberViewsContext,
	readNumberViewsOn,
	readNumberViewsOnAll,
	recordNumberView,
} from "./number-views.ts";
export { ensureUserByMobile, keepPeople, lockSignedIn, readUsersByIds } from "./people.ts";
export { ensureReferralCode } from "./roles.ts";
export { findRunningSessions, type SessionEnded, type SessionsContext } from "./sessions.ts";
export {
	findUserByMobile,
	findUserByReferralCode,
	lockUser,
	lockUserAgainstAdditions,
	readAdminIds,
} from "./users.repository.ts";
