import { describe, expect, test } from "vitest";
import type { NotificationAnswer } from "../../notifications.contract.ts";
import { afterList, afterEvents, afterTab, nothingKnown } from "./known-events.ts";

/** A notification of this minute. */
const notification = (minute: number, isRead = false): NotificationAnswer => ({
	_id: `id-${minute}`,
	kind: "lead.new",
	subjectId: "7",
	details: {},
	createdAt: `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`,
	isRead,
});
const list = (...notifications: NotificationAnswer[]) => ({ unread: 2, notifications, nextCursor: null });
const streamed = (...notifications: NotificationAnswer[]) => ({ unread: 2, notifications, missed: false });
const nothingNew = {
	type: "arrived",
	unread: 2,
	notifications: [],
	earlier: [],
	touched: [],
	missed: false,
};
const idsOf = (notifications: NotificationAnswer[]) => notifications.map(({ _id }) => _id);

describe("after reading the list", () => {
	test("the first reading has no new notifications, and the unread count", () => {
		const first = afterList(nothingKnown, list(notification(2), notification(1)), true);
		expect(first.event).toEqual({ ...nothingNew, earlier: [notification(2), notification(1)] });
		expect(
			afterList(first.known, list(notification(3), notification(2), notification(1)), true).event.earlier,
		).toEqual([]);
		expect(afterEvents(nothingKnown, streamed(notification(3))).event.earlier).toEqual([]);
	});

	test("the second reading has those that arrived since, once", () => {
		const first = afterList(nothingKnown, list(notification(1)));
		const second = afterList(first.known, list(notification(3), notification(2), notification(1)));
		expect(idsOf(second.event.notifications)).toEqual(["id-3", "id-2"]);
		expect(
			afterList(second.known, list(notification(3), notification(2), notification(1))).event.notifications,
		).toEqual([]);
	});

	test("everything is new after an empty list", () => {
		const first = afterList(nothingKnown, list());
		expect(idsOf(afterList(first.known, list(notification(1))).event.notifications)).toEqual(["id-1"]);
	});

	test("omits those that were read on another device", () => {
		const first = afterList(nothingKnown, list(notification(1)));
		expect(
			idsOf(afterList(first.known, list(notification(3, true), notification(2))).event.notifications),
		).toEqual(["id-2"]);
	});

	test("a page full of new ones may not have all of them", () => {
		const first = afterList(nothingKnown, list(notification(1)));
		const full = { ...list(notification(9), notification(8)), nextCursor: "more" };
		expect(afterList(first.known, full).event.missed).toBe(true);
		expect(afterList(first.known, { ...full, nextCursor: null }).event.missed).toBe(false);
		expect(afterList(nothingKnown, full).event.missed).toBe(false);
	});

	test("ignores those that left the list", () => {
		const first = afterList(nothingKnown, list(notification(2), notification(1)));
		expect(afterList(first.known, list(notification(1))).event).toEqual(nothingNew);
	});
});

describe("after an event of the stream", () => {
	test("a notification is new once, whether the list or the stream had it first", () => {
		const first = afterList(nothingKnown, list(notification(1)));
		const streamedOne = afterEvents(first.known, streamed(notification(2)));
		expect(idsOf(streamedOne.event.notifications)).toEqual(["id-2"]);
		expect(afterList(streamedOne.known, list(notification(2), notification(1))).event.notifications).toEqual(
			[],
		);
		const listed = afterList(first.known, list(notification(2), notification(1)));
		expect(afterEvents(listed.known, streamed(notification(2))).event.notifications).toEqual([]);
	});

	test("a notification is new even if a later one arrived before it", () => {
		const first = afterEvents(nothingKnown, streamed(notification(5)));
		expect(idsOf(afterEvents(first.known, streamed(notification(4))).event.notifications)).toEqual(["id-4"]);
	});
});

describe("after a message of the leading tab", () => {
	const newestOf = (minute: number) => notification(minute).createdAt;
	const state = (newest: string | null) => ({
		type: "arrived" as const,
		unread: 0,
		newest,
		notifications: [],
		missed: false,
	});

	test("a tab that takes over knows what the others know", () => {
		const { known } = afterTab(nothingKnown, state(newestOf(1)));
		const followed = afterTab(known, { ...state(newestOf(2)), notifications: [notification(2)] });
		const { event } = afterList(followed.known, list(notification(3), notification(2), notification(1)));
		expect(idsOf(event.notifications)).toEqual(["id-3"]);
	});

	test("a new tab gets the earlier notifications, once", () => {
		const first = afterTab(nothingKnown, { ...state(newestOf(2)), earlier: [notification(2)] });
		expect(first.event).toMatchObject({ notifications: [], earlier: [notification(2)] });
		const next = {
			...state(newestOf(3)),
			notifications: [notification(3)],
			earlier: [notification(3), notification(2)],
		};
		expect(afterTab(first.known, next).event).toMatchObject({
			notifications: [notification(3)],
			earlier: [],
		});
		expect(afterTab(nothingKnown, state(newestOf(1))).event.earlier).toEqual([]);
	});

	test("a frozen tab knows that it missed some", () => {
		const { known } = afterTab(nothingKnown, state(newestOf(1)));
		expect(afterTab(known, state(newestOf(1))).event.missed).toBe(false);
		expect(afterTab(known, state(newestOf(2))).event.missed).toBe(true);
		expect(afterTab(known, { ...state(newestOf(2)), notifications: [notification(2)] }).event.missed).toBe(
			false,
		);
	});

	test("a new tab misses nothing, and a leading tab that knows less removes nothing", () => {
		expect(afterTab(nothingKnown, state(newestOf(5))).event.missed).toBe(false);
		const { known } = afterTab(nothingKnown, state(newestOf(5)));
		expect(afterTab(known, state(null)).known.newest).toBe(newestOf(5));
	});
});

describe("changes without a notification", () => {
	const first = () => afterList(nothingKnown, list(notification(1))).known;

	test("come from the stream; after missed events any record may have changed", () => {
		expect(afterEvents(first(), { ...streamed(), touched: ["7"] }).event.touched).toEqual(["7"]);
		expect(afterEvents(first(), { ...streamed(), touched: ["7"], missed: true }).event.touched).toBeNull();
	});

	test("may be missing from a server or a tab of an earlier version", () => {
		expect(afterEvents(first(), streamed()).event.touched).toEqual([]);
		const event = { type: "arrived" as const, unread: 0, notifications: [], missed: false };
		expect(afterTab(first(), { ...event, newest: null }).event.touched).toEqual([]);
	});

	test("are not in the list: after a reading without a stream any record may have changed", () => {
		expect(afterList(nothingKnown, list(notification(1)), true).event.touched).toEqual([]);
		expect(afterList(first(), list(notification(1)), true).event.touched).toBeNull();
		expect(afterList(first(), list(notification(1)), false).event.touched).toEqual([]);
		const full = { ...list(notification(9), notification(8)), nextCursor: "more" };
		expect(afterList(first(), full, false).event.touched).toBeNull();
	});

	test("reach the other tabs, and a frozen one may have missed some", () => {
		const event = { type: "arrived" as const, unread: 0, notifications: [], missed: false, newest: null };
		expect(afterTab(first(), { ...event, touched: ["7"] }).event.touched).toEqual(["7"]);
		expect(afterTab(first(), { ...event, touched: null }).event.touched).toBeNull();
		expect(afterTab(first(), { ...event, touched: [], missed: true }).event.touched).toBeNull();
		expect(afterTab(first(), { ...event, touched: [] }, true).event.touched).toBeNull();
		const later = notification(5).createdAt;
		expect(afterTab(first(), { ...event, touched: [], newest: later }).event.touched).toBeNull();
	});
});
