import type { Role } from "../platform/access.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A code: 6 digits, good for five minutes and five tries. */
export const codeRule = { lifetimeMinutes: 5, lifetime: 5 * minute, tries: 5, resendWait: 30_000 } as const;

/** How long a verified mobile may be turned into a session, in milliseconds. */
export const proofLifetime = 10 * minute;

const sessionRule = { unused: 30 * day, inAll: 180 * day } as const;

/** How old the note of a session's last use may grow before it is renewed, in milliseconds: spares a write per call. */
export const touchInterval = hour;

/** When a session used now ends, unless it is used again: after 30 days without use, or 180 days in all. */
export function sessionEnd(createdAt: Date, now: Date): Date {
	return new Date(Math.min(createdAt.getTime() + sessionRule.inAll, now.getTime() + sessionRule.unused));
}

/** How many codes may be asked for, by whom, in which time (milliseconds). */
export type SendLimit = { by: "mobile" | "address"; count: number; within: number };

/** All limits on sending a code, the shortest wait first. */
export function sendLimits(settings: {
	OTP_LIMIT_PER_MOBILE_HOUR: number;
	OTP_LIMIT_PER_MOBILE_DAY: number;
	OTP_LIMIT_PER_ADDRESS_HOUR: number;
}): SendLimit[] {
	return [
		{ by: "mobile", count: 1, within: codeRule.resendWait },
		{ by: "mobile", count: settings.OTP_LIMIT_PER_MOBILE_HOUR, within: hour },
		{ by: "mobile", count: settings.OTP_LIMIT_PER_MOBILE_DAY, within: day },
		{ by: "address", count: settings.OTP_LIMIT_PER_ADDRESS_HOUR, within: hour },
	];
}

/** Requests for codes are kept this long, because the longest limit counts them, in milliseconds. */
export const requestsCountedFor = day;

/** True when this change would leave nobody who may give roles: the last admin steps down. */
export function leavesNoAdmin(change: { from: Role; to: Role; admins: number }): boolean {
	return change.from === "admin" && change.to !== "admin" && change.admins <= 1;
}

/** True when the role brings a referral code with it: every role but the customer's. */
export function bringsReferralCode(role: Role): boolean {
	return role !== "user";
}
