import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery } from "../platform/schemas.ts";
import { notificationKinds, watchedAtMost, requestParts } from "./notification.ts";

const text = z.optional(z.string());

export const notificationAnswer = z.object({
	_id: id,
	kind: z.enum(notificationKinds),
	/** What it is about: the id of a lead or listing, or a payment's merchantTransactionId. */
	subjectId: z.string(),
	details: z.object({
		service: text,
		firm: text,
		place: text,
		professional: text,
		why: text,
		reason: text,
		parts: z.optional(z.array(z.enum(requestParts))),
		plan: text,
		amount: z.optional(z.number()),
		leads: z.optional(z.number()),
		endsAt: text,
		staff: text,
		numbers: z.optional(z.number()),
	}),
	createdAt: instant,
	isRead: z.boolean(),
});
export type NotificationAnswer = z.infer<typeof notificationAnswer>;

/** Counted up to 100; `unread` of 100 means that many or more. */
const unread = z.number();

export const notificationList = z.object({ unread, notifications: z.array(notificationAnswer), nextCursor });
export type NotificationList = z.infer<typeof notificationList>;

/**
 * One event of the live stream. `touched` contains what changed without a notification for the reader: their screens
 * reload it. `missed` means that events may have been lost, so the reader reloads the list.
 */
export const liveEvent = z.object({
	/** Only in the first event: the id of this stream for PUT /api/notifications/stream/watched. */
	streamId: z.optional(id),
	unread,
	notifications: z.array(notificationAnswer),
	/** Ids as in `subjectId`. */
	touched: z.array(z.string()),
	missed: z.boolean(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

const settings = z.object({ mutedKinds: z.array(z.enum(notificationKinds)) });
export type NotificationSettings = z.infer<typeof settings>;

/** A browser's address at its maker's push service, as PushSubscription.toJSON() writes it. */
export const pushAddress = z.object({
	endpoint: z.string().check(z.maxLength(1_000)),
	keys: z.object({
		p256dh: z.string().check(z.maxLength(200)),
		auth: z.string().check(z.maxLength(100)),
	}),
});
export type PushAddress = z.infer<typeof pushAddress>;

export const notificationsApi = {
	"GET /api/notifications": {
		access: "signed-in",
		summary: "The viewer's notifications, newest first, and how many are unread",
		query: z.object(pageQuery),
		answer: notificationList,
	},
	"GET /api/notifications/stream": {
		access: "signed-in",
		summary:
			"Server-sent events: the viewer's new notifications, as JSON of {unread, notifications, touched, missed}; the first event has the unread count and the stream's id",
		answer: null,
		answerType: "text/event-stream",
	},
	"PUT /api/notifications/stream/watched": {
		access: "signed-in",
		summary:
			"Replaces the records that the stream's reader has open: the stream sends the id of each one that changes",
		body: z.object({ streamId: id, subjectIds: z.array(id).check(z.maxLength(watchedAtMost)) }),
		answer: z.object({ watched: z.number() }),
	},
	"PUT /api/notifications/read": {
		access: "signed-in",
		summary: "Marks these as read, or all without `ids`",
		body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(100))) }),
		answer: z.object({ unread }),
	},
	"GET /api/notifications/settings": {
		access: "signed-in",
		summary: "The kinds that the viewer muted",
		answer: settings,
	},
	"PUT /api/notifications/settings": {
		access: "signed-in",
		summary: "Mutes these kinds and unmutes all others",
		body: settings,
		answer: settings,
	},
	"GET /api/notifications/push": {
		access: "signed-in",
		summary: "The server's key for Web Push, and whether this session's browser gets it",
		answer: z.object({ publicKey: z.string(), isOn: z.boolean() }),
	},
	"PUT /api/notifications/push": {
		access: "signed-in",
		summary: "Turns on Web Push for this session's browser until the session ends",
		body: pushAddress,
		answer: z.object({ isOn: z.literal(true) }),
	},
	"DELETE /api/notifications/push": {
		access: "signed-in",
		summary: "Turns off Web Push for this session's browser",
		answer: z.object({ isOn: z.literal(false) }),
	},
} as const satisfies ApiContract;
export type NotificationsApi = typeof notificationsApi;
