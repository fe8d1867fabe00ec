import { isStaff, type Role } from "../platform/access.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A code has 6 digits and is valid for five minutes and five tries. */
export const codeRule = { lifetimeMinutes: 5, lifetime: 5 * minute, tries: 5, resendWait: 30_000 } as const;

/**
 * How far two processes' measurements of the database's clock may differ, in milliseconds. A row from later than that
 * was written by a wrong clock: it counts for no limit and opens nothing.
 */
export const clockTolerance = minute;

/** How long after verifying a mobile a session can start, in milliseconds. */
export const proofLifetime = 10 * minute;

/** The most sessions of one person. Another login ends the session that was used least recently. */
export const sessionsAtMost = 20;

const sessionRule = { unused: 30 * day, inAll: 180 * day } as const;

/** How long a staff session lasts, whether it is used or not, in milliseconds. */
export const staffSessionLifetime = 12 * hour;

/**
 * How old the stored time of a session's last use may be before it is updated, in milliseconds. This avoids a write per
 * call.
 */
export const touchInterval = hour;

/**
 * When a session that is used now ends unless it is used again: after 30 days without use, or 180 days in all. Staff
 * sessions end after 12 hours.
 */
export function sessionEnd(createdAt: Date, now: Date, role: Role): Date {
	const inAll = isStaff({ role }) ? staffSessionLifetime : sessionRule.inAll;
	return new Date(Math.min(createdAt.getTime() + inAll, now.getTime() + sessionRule.unused));
}

/** What a limit on codes counts by: the mobile, the requester's address or its network, or nothing. */
type LimitedBy = "mobile" | "address" | "ipv4-network" | "ipv6-network" | "total";

/** How many codes can be requested, by whom, and in which time (milliseconds). */
export type SendLimit = { by: LimitedBy; count: number; within: number };

/**
 * The origin of a request for a code: a browser that has logged this mobile in before, or any other. Each has its own
 * limit, so that a stranger cannot use up the owner's.
 */
export type Asker = "known-device" | "stranger";

/** The shortest time between two codes for one mobile, requested from the same origin. */
export const resendLimit: SendLimit = { by: "mobile", count: 1, within: codeRule.resendWait };

/** An IPv4 network has 256 addresses, and a carrier may share each of them among thousands of phones. */
const ipv4NetworkShare = 5;

/** How far mobiles with an account may exceed the total limits. Strangers cannot use up this part. */
export const accountReserve = 0.5;

/**
 * All other limits on sending a code. A known device has half of each limit in addition, because messages cost money.
 */
export function sendLimits(settings: {
	OTP_LIMIT_PER_MOBILE_HOUR: number;
	OTP_LIMIT_PER_MOBILE_DAY: number;
	OTP_LIMIT_PER_ADDRESS_HOUR: number;
	OTP_LIMIT_PER_NETWORK_HOUR: number;
	OTP_LIMIT_TOTAL_HOUR: number;
	OTP_LIMIT_TOTAL_DAY: number;
}): Record<Asker, SendLimit[]> {
	const stranger: SendLimit[] = [
		{ by: "mobile", count: settings.OTP_LIMIT_PER_MOBILE_HOUR, within: hour },
		{ by: "mobile", count: settings.OTP_LIMIT_PER_MOBILE_DAY, within: day },
		{ by: "address", count: settings.OTP_LIMIT_PER_ADDRESS_HOUR, within: hour },
		{ by: "ipv6-network", count: settings.OTP_LIMIT_PER_NETWORK_HOUR, within: hour },
		{ by: "ipv4-network", count: settings.OTP_LIMIT_PER_NETWORK_HOUR * ipv4NetworkShare, within: hour },
		{ by: "total", count: settings.OTP_LIMIT_TOTAL_HOUR, within: hour },
		{ by: "total", count: settings.OTP_LIMIT_TOTAL_DAY, within: day },
	];
	return {
		stranger,
		"known-device": stranger.map((limit) => ({ ...limit, count: Math.ceil(limit.count / 2) })),
	};
}

/**
 * The factor by which a challenge takes more work than usual, by the share of the hour's codes that is used: 1 below a
 * quarter, then 2, 4 and 8. At 8, a cheap phone calculates for two to six seconds, mostly while the person types.
 */
export function proofOfWorkFactor(sentInHour: number, limitOfHour: number): number {
	const quarters = Math.floor((4 * sentInHour) / limitOfHour);
	return 2 ** Math.min(3, Math.max(0, quarters));
}

/**
 * How long after its last login a browser is known for a mobile (milliseconds), the most known browsers of an account,
 * and the most accounts that a browser is known for.
 */
export const deviceRule = { knownFor: 400 * day, perUser: 10, perBrowser: 10 } as const;

/** How long requests for codes are kept, in milliseconds: the longest limit counts them. */
export const requestsCountedFor = day;

/** True if the change would remove the last admin. Then no one could assign roles. */
export function leavesNoAdmin(change: { from: Role; to: Role; admins: number }): boolean {
	return change.from === "admin" && change.to !== "admin" && change.admins <= 1;
}

/** True for roles whose work shows them other people's mobiles; what they see is recorded. */
export function leavesMobileTrace(role: Role): boolean {
	return role !== "user";
}

/** How long the record of mobiles seen is kept, in milliseconds: the law requires a year. */
export const mobileTraceKeptFor = 366 * day;

/** True if the role has a referral code: every role except the customer's. */
export function bringsReferralCode(role: Role): boolean {
	return role !== "user";
}
