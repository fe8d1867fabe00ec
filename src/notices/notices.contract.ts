import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { type Role, roles } from "../platform/access.ts";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { id, instant, listTotal, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { noticeLength, noticeStates, startOf } from "./notice.ts";

const shownNotice = z.object({ _id: id, text: z.string() });
export type ShownNotice = z.infer<typeof shownNotice>;

/** A notice as admins read it. */
export const noticeAnswer = z.object({
	...shownNotice.shape,
	/** Empty for everyone, including guests. */
	roles: z.array(z.enum(roles)),
	from: instant,
	until: instant,
	/** When an admin ended it early; null if none did. */
	endedAt: z.nullable(instant),
	state: z.enum(noticeStates),
	abilities: z.object({ end: z.boolean() }),
});
export type NoticeAnswer = z.infer<typeof noticeAnswer>;

const noticeBody = z
	.object({
		text: typedText(noticeLength, 1, () => m["notices.error.text"]()),
		roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
		from: instant,
		until: instant,
	})
	.check(
		z.refine(({ from, until }) => !(Date.parse(until) <= startOf(from)), {
			error: () => m["notices.error.until"](),
			path: ["until"],
		}),
	);
export type NoticeInput = z.infer<typeof noticeBody>;

/** The notices of every page, before the viewer is known. */
export type SiteNotices = {
	/** For everyone. */
	shown: ShownNotice[];
	/** Roles that have other notices: only people with these request them. */
	roles: Role[];
};

/** The notices for public pages, without HTTP; null without any. */
export const publicNotices = loaderService<{ read(): Promise<SiteNotices | null> }>("notices");

export const noticesApi = {
	"GET /api/notices": {
		access: "public",
		summary: "The notices to show now to the caller's role, the latest first; at most 3",
		answer: z.object({ notices: z.array(shownNotice) }),
	},
	"GET /api/notices/all": {
		access: "admin",
		summary: "All notices, past ones too, the latest first",
		query: z.object(pageQuery),
		answer: z.object({ notices: z.array(noticeAnswer), nextCursor, ...listTotal }),
	},
	"POST /api/notices": {
		access: "admin",
		summary: "Shows a text on top of all pages, to everyone or to some roles, from one time until another",
		body: noticeBody,
		status: 201,
		answer: z.object({ notice: noticeAnswer }),
	},
	"PUT /api/notices/:id": {
		access: "admin",
		summary: "Ends a notice now",
		params: z.object({ id }),
		body: z.object({ ended: z.literal(true) }),
		answer: z.object({ notice: noticeAnswer }),
		failures: { 409: "It is over" },
	},
} as const satisfies ApiContract;
export type NoticesApi = typeof noticesApi;
