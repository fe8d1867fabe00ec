import type { Role } from "../platform/access.ts";

/** Characters of a notice. */
export const noticeLength = 300;

/** Notices that one person sees at the same time. */
export const noticesShown = 3;

/** Whether a notice is yet to come, is shown, or was shown. */
export const noticeStates = ["upcoming", "current", "over"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** When a notice begins, in milliseconds; the database holds no year 0, and nothing of ours is before 1970. */
export const startOf = (from: string): number => Math.max(0, Date.parse(from));

type Period = { startsAt: Date; endsAt: Date; endedAt: Date | null };

/** The state of a notice at this time; one that an admin ended is over. */
export function noticeState({ startsAt, endsAt, endedAt }: Period, now: Date): NoticeState {
	if (endedAt !== null || endsAt <= now) return "over";
	return startsAt <= now ? "current" : "upcoming";
}

/** Whether a notice for these roles is for this role; none is for everyone, and a guest (null) has no role. */
export function isForRole(roles: readonly Role[], role: Role | null): boolean {
	return roles.length === 0 || (role !== null && roles.includes(role));
}
