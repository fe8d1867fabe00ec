import { isStaff, type Role, type Viewer } from "../platform/access.ts";
import { clockTolerance } from "./accounts.policy.ts";

const minute = 60_000;

/** TOTP by RFC 6238, which every authenticator app supports: 6 digits, a new code every 30 seconds. */
export const totpRule = { digits: 6, periodSeconds: 30, acceptedStepsAround: 1 } as const;

/** How many recovery codes a person gets. Each replaces one code of the app. */
export const recoveryCodeCount = 10;

/** How long a code allows dangerous actions, in milliseconds. */
export const codeFreshFor = 10 * minute;

/** How old a login may be to set up the first second factor, in milliseconds. */
export const loginFreshFor = 10 * minute;

const triesBeforeLock = 5;
const lockTime = 15 * minute;

/**
 * Until when the account accepts no code after this many wrong ones in a row; null if it accepts more. After the fifth,
 * each further wrong code locks it again, so an attacker has about 100 guesses a day.
 */
export function lockedUntilAfter(wrongTries: number, now: Date): Date | null {
	return wrongTries >= triesBeforeLock ? new Date(now.getTime() + lockTime) : null;
}

/** How long a lock still lasts, in seconds; 0 without one. A lock that a wrong clock wrote does not count. */
export function secondsLocked(lockedUntil: Date | null, now: Date): number {
	const left = (lockedUntil?.getTime() ?? 0) - now.getTime();
	return left <= 0 || left > lockTime + clockTolerance ? 0 : Math.ceil(left / 1000);
}

/** True if a code of this time step or of a later one was accepted before. */
export function isUsedStep(step: number, lastStep: number | null): boolean {
	// A last step later than the valid ones was written by a wrong clock.
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

/** The viewer of a session. Without the second factor, a staff role has the rights of any user. */
export function viewerOfSession(
	{ sessionId, userId, role, secondFactorAt }: SessionFacts,
	{ now, isFactorRequired }: { now: Date; isFactorRequired: boolean },
): Viewer {
	if (!isFactorRequired || !isStaff({ role })) return { userId, role, sessionId };
	if (!isCodeFrom(secondFactorAt, now)) return { userId, role: "user", sessionId, withheldRole: role };
	const hasStaleCode = now.getTime() - secondFactorAt.getTime() >= codeFreshFor;
	return { userId, role, sessionId, ...(hasStaleCode && { hasStaleCode }) };
}
