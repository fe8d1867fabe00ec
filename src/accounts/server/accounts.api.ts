/** The accounts module's API for other modules. */
export type { AccountDeleted, ExportRequested } from "./accounts.context.ts";
export { blockPerson, type BlocksContext, lockBlocksBetween, unblockPerson } from "./blocks/block-person.ts";
export { countBlockers, isBlockedBetween, readBlockedWith } from "./blocks/blocks.repository.ts";
export { countDailyUse } from "./daily-limits.ts";
export { findPeopleByName, readPersonSessions } from "./find-people.repository.ts";
export {
	type NumberViewsContext,
	readNumberViewsOn,
	readNumberViewsOnAll,
	recordNumberView,
} from "./number-views.ts";
export {
	ensureUserByMobile,
	ensureUsersByMobile,
	keepPeople,
	lockActive,
	lockSignedIn,
	readUsersByIds,
	refuseSuspended,
} from "./people.ts";
export { ensureReferralCode } from "./roles.ts";
export { findRunningSessions, type SessionEnded, type SessionsContext } from "./sessions.ts";
export {
	findUserByMobile,
	findUserByReferralCode,
	findUsersByMobile,
	lockUser,
	lockUserAgainstAdditions,
	readAdminIds,
	readLanguage,
	setSuspended,
} from "./users.repository.ts";
