import type { Role } from "../platform/access.ts";

/** The maximum length of a notice, in characters. */
export const noticeLength = 300;

/** The maximum number of notices shown to one person. */
export const noticesShown = 3;

/** Whether a notice is upcoming, shown, or over. */
export const noticeStates = ["upcoming", "current", "over"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** The start of a notice, in milliseconds; the database has no year 0, and nothing of ours is before 1970. */
export const startOf = (from: string): number => Math.max(0, Date.parse(from));

type Period = { startsAt: Date; endsAt: Date; endedAt: Date | null };

/** The state of a notice at this time; an ended one is over. */
export function noticeState({ startsAt, endsAt, endedAt }: Period, now: Date): NoticeState {
	if (endedAt !== null || endsAt <= now) return "over";
	return startsAt <= now ? "current" : "upcoming";
}

/** Whether a notice for these roles is for this role; an empty list is for everyone, and a guest (null) has no role. */
export function isForRole(roles: readonly Role[], role: Role | null): boolean {
	return roles.length === 0 || (role !== null && roles.includes(role));
}
