import { isStaff, type Role } from "../platform/access.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A code: 6 digits, good for five minutes and five tries. */
export const codeRule = { lifetimeMinutes: 5, lifetime: 5 * minute, tries: 5, resendWait: 30_000 } as const;

/**
 * How far the database's clock may have been measured apart by two processes, in milliseconds. What claims to come from
 * later than that was written by a wrong clock: it counts for no limit and opens nothing.
 */
export const clockTolerance = minute;

/** How long a verified mobile may be turned into a session, in milliseconds. */
export const proofLifetime = 10 * minute;

/** The most sessions of one person; a further login ends the one that was used least recently. */
export const sessionsAtMost = 20;

const sessionRule = { unused: 30 * day, inAll: 180 * day } as const;

/** How long a session of staff lasts, however much it is used, in milliseconds. */
export const staffSessionLifetime = 12 * hour;

/** How old the note of a session's last use may grow before it is renewed, in milliseconds: spares a write per call. */
export const touchInterval = hour;

/** When a session used now ends, unless it is used again: after 30 days without use, or 180 days in all; of staff after 12 hours. */
export function sessionEnd(createdAt: Date, now: Date, role: Role): Date {
	const inAll = isStaff({ role }) ? staffSessionLifetime : sessionRule.inAll;
	return new Date(Math.min(createdAt.getTime() + inAll, now.getTime() + sessionRule.unused));
}

/** What a limit on codes counts by: the mobile, where the asker's address lies, or nothing but the time. */
type LimitedBy = "mobile" | "address" | "ipv4-network" | "ipv6-network" | "total";

/** How many codes may be asked for, by whom, in which time (milliseconds). */
export type SendLimit = { by: LimitedBy; count: number; within: number };

/**
 * The origin of a request for a code: a browser that has logged this mobile in before, or any other. Each has its own
 * limit, so that a stranger cannot use up the owner's.
 */
export type Asker = "known-device" | "stranger";

/** The shortest time between two codes for one mobile, asked by the same kind of asker. */
export const resendLimit: SendLimit = { by: "mobile", count: 1, within: codeRule.resendWait };

/** An IPv4 network has 256 addresses, and a carrier may share each of them among thousands of phones. */
const ipv4NetworkShare = 5;

/** Mobiles that have an account may exceed the limits over all by so much: strangers cannot use this part up. */
export const accountReserve = 0.5;

/** All other limits on sending a code. A known device has half as much again, for messages cost money. */
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
 * The factor by which a challenge takes more work than usual, by the share of the hour's codes that is used up: 1 below a
 * quarter, then 2, 4 and 8. At 8 a cheap phone calculates for two to six seconds, mostly while its owner types.
 */
export function proofOfWorkFactor(sentInHour: number, limitOfHour: number): number {
	const quarters = Math.floor((4 * sentInHour) / limitOfHour);
	return 2 ** Math.min(3, Math.max(0, quarters));
}

/**
 * A browser is known for the mobile this long after its last login there (milliseconds), in so many browsers at most,
 * and for so many people at most.
 */
export const deviceRule = { knownFor: 400 * day, perUser: 10, perBrowser: 10 } as const;

/** Requests for codes are kept this long, because the longest limit counts them, in milliseconds. */
export const requestsCountedFor = day;

/** True if the change would remove the last admin, so that no one could give roles. */
export function leavesNoAdmin(change: { from: Role; to: Role; admins: number }): boolean {
	return change.from === "admin" && change.to !== "admin" && change.admins <= 1;
}

/** True for those whose work shows them the mobiles of others: what they see is written down. */
export function leavesMobileTrace(role: Role): boolean {
	return role !== "user";
}

/** How long the trace of mobiles seen is kept, in milliseconds: the law requires a year. */
export const mobileTraceKeptFor = 366 * day;

/** True when the role brings a referral code with it: every role but the customer's. */
export function bringsReferralCode(role: Role): boolean {
	return role !== "user";
}
