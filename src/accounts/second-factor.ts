import { isStaff, type Role, type Viewer } from "../platform/access.ts";
import { clockTolerance } from "./accounts.policy.ts";

const minute = 60_000;

/** The TOTP of RFC 6238, as every authenticator app knows it: 6 digits, a new one each 30 seconds. */
export const totpRule = { digits: 6, periodSeconds: 30, acceptedStepsAround: 1 } as const;

/** How many recovery codes a person gets; each replaces one code of the app. */
export const recoveryCodeCount = 10;

/** How long a code allows dangerous actions, in milliseconds. */
export const codeFreshFor = 10 * minute;

/** How old a login may be to set up the first second factor, in milliseconds. */
export const loginFreshFor = 10 * minute;

const triesBeforeLock = 5;
const lockTime = 15 * minute;

/**
 * Until when the account takes no code after so many wrong ones in a row; null while it takes further ones. After the
 * fifth each further wrong code locks it again, so that guessing gets about 100 tries a day.
 */
export function lockedUntilAfter(wrongTries: number, now: Date): Date | null {
	return wrongTries >= triesBeforeLock ? new Date(now.getTime() + lockTime) : null;
}

/** How long a lock lasts from now, in seconds; 0 where there is none. One that a wrong clock wrote counts for nothing. */
export function secondsLocked(lockedUntil: Date | null, now: Date): number {
	const left = (lockedUntil?.getTime() ?? 0) - now.getTime();
	return left <= 0 || left > lockTime + clockTolerance ? 0 : Math.ceil(left / 1000);
}

/** True for the code of a time step that was accepted before, or of an earlier one. */
export function isUsedStep(step: number, lastStep: number | null): boolean {
	// A last step after those that are accepted now was written by a wrong clock.
	const latest = step + 2 * totpRule.acceptedStepsAround;
	return lastStep !== null && step <= lastStep && lastStep <= latest;
}

type SessionFacts = {
	sessionId: string;
	userId: string;
	/** The account's role. */
	role: Role;
	secondFactorAt: Date | null;
};

const isCodeFrom = (at: Date | null, now: Date): at is Date =>
	at !== null && at.getTime() <= now.getTime() + clockTolerance;

/** Who a session's person is for access: without the second factor a staff role has the rights of any user. */
export function viewerOfSession(
	{ sessionId, userId, role, secondFactorAt }: SessionFacts,
	{ now, isFactorRequired }: { now: Date; isFactorRequired: boolean },
): Viewer {
	if (!isFactorRequired || !isStaff({ role })) return { userId, role, sessionId };
	if (!isCodeFrom(secondFactorAt, now)) return { userId, role: "user", sessionId, withheldRole: role };
	const hasStaleCode = now.getTime() - secondFactorAt.getTime() >= codeFreshFor;
	return { userId, role, sessionId, ...(hasStaleCode && { hasStaleCode }) };
}
