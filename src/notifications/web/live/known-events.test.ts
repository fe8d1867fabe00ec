import { describe, expect, test } from "vitest";
import type { NotificationAnswer } from "../../notifications.contract.ts";
import { afterList, afterEvents, afterTab, nothingKnown } from "./known-events.ts";

/** A notification of this minute. */
const told = (minute: number, isRead = false): NotificationAnswer => ({
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

describe("what the list brings", () => {
	test("the first look tells what stood there as no news, and how much is unread", () => {
		const first = afterList(nothingKnown, list(told(2), told(1)), true);
		expect(first.news).toEqual({ ...nothingNew, earlier: [told(2), told(1)] });
		expect(afterList(first.known, list(told(3), told(2), told(1)), true).news.earlier).toEqual([]);
		expect(afterEvents(nothingKnown, streamed(told(3))).news.earlier).toEqual([]);
	});

	test("the second one tells what came since, once", () => {
		const first = afterList(nothingKnown, list(told(1)));
		const second = afterList(first.known, list(told(3), told(2), told(1)));
		expect(idsOf(second.news.notifications)).toEqual(["id-3", "id-2"]);
		expect(afterList(second.known, list(told(3), told(2), told(1))).news.notifications).toEqual([]);
	});

	test("after an empty list everything is new", () => {
		const first = afterList(nothingKnown, list());
		expect(idsOf(afterList(first.known, list(told(1))).news.notifications)).toEqual(["id-1"]);
	});

	test("what was read elsewhere meanwhile is not told", () => {
		const first = afterList(nothingKnown, list(told(1)));
		expect(idsOf(afterList(first.known, list(told(3, true), told(2))).news.notifications)).toEqual(["id-2"]);
	});

	test("a page full of new ones may not be all of them", () => {
		const first = afterList(nothingKnown, list(told(1)));
		const full = { ...list(told(9), told(8)), nextCursor: "more" };
		expect(afterList(first.known, full).news.missed).toBe(true);
		expect(afterList(first.known, { ...full, nextCursor: null }).news.missed).toBe(false);
		expect(afterList(nothingKnown, full).news.missed).toBe(false);
	});

	test("what left the list, as read ones do in time, is not missed", () => {
		const first = afterList(nothingKnown, list(told(2), told(1)));
		expect(afterList(first.known, list(told(1))).news).toEqual(nothingNew);
	});
});

describe("what the stream brings", () => {
	test("is told once, whether the list or the stream was first", () => {
		const first = afterList(nothingKnown, list(told(1)));
		const brought = afterEvents(first.known, streamed(told(2)));
		expect(idsOf(brought.news.notifications)).toEqual(["id-2"]);
		expect(afterList(brought.known, list(told(2), told(1))).news.notifications).toEqual([]);
		const looked = afterList(first.known, list(told(2), told(1)));
		expect(afterEvents(looked.known, streamed(told(2))).news.notifications).toEqual([]);
	});

	test("is told though a later one came before it", () => {
		const first = afterEvents(nothingKnown, streamed(told(5)));
		expect(idsOf(afterEvents(first.known, streamed(told(4))).news.notifications)).toEqual(["id-4"]);
	});
});

describe("what the leading tab tells", () => {
	const newestOf = (minute: number) => told(minute).createdAt;
	const standing = (newest: string | null) => ({
		type: "arrived" as const,
		unread: 0,
		newest,
		notifications: [],
		missed: false,
	});

	test("a tab that takes over knows what the others were told", () => {
		const { known } = afterTab(nothingKnown, standing(newestOf(1)));
		const followed = afterTab(known, { ...standing(newestOf(2)), notifications: [told(2)] });
		const { news } = afterList(followed.known, list(told(3), told(2), told(1)));
		expect(idsOf(news.notifications)).toEqual(["id-3"]);
	});

	test("a tab that knows nothing yet is told what was earlier, once", () => {
		const first = afterTab(nothingKnown, { ...standing(newestOf(2)), earlier: [told(2)] });
		expect(first.news).toMatchObject({ notifications: [], earlier: [told(2)] });
		const next = { ...standing(newestOf(3)), notifications: [told(3)], earlier: [told(3), told(2)] };
		expect(afterTab(first.known, next).news).toMatchObject({ notifications: [told(3)], earlier: [] });
		expect(afterTab(nothingKnown, standing(newestOf(1))).news.earlier).toEqual([]);
	});

	test("a tab that was held still knows that it missed some", () => {
		const { known } = afterTab(nothingKnown, standing(newestOf(1)));
		expect(afterTab(known, standing(newestOf(1))).news.missed).toBe(false);
		expect(afterTab(known, standing(newestOf(2))).news.missed).toBe(true);
		expect(afterTab(known, { ...standing(newestOf(2)), notifications: [told(2)] }).news.missed).toBe(false);
	});

	test("a tab that knows nothing yet misses nothing, and one that knows less takes nothing away", () => {
		expect(afterTab(nothingKnown, standing(newestOf(5))).news.missed).toBe(false);
		const { known } = afterTab(nothingKnown, standing(newestOf(5)));
		expect(afterTab(known, standing(null)).known.newest).toBe(newestOf(5));
	});
});

describe("what changed without being told", () => {
	const first = () => afterList(nothingKnown, list(told(1))).known;

	test("comes as the stream brings it; where something was missed, anything may have changed", () => {
		expect(afterEvents(first(), { ...streamed(), touched: ["7"] }).news.touched).toEqual(["7"]);
		expect(afterEvents(first(), { ...streamed(), touched: ["7"], missed: true }).news.touched).toBeNull();
	});

	test("a server or a tab of the version before says nothing of it", () => {
		expect(afterEvents(first(), streamed()).news.touched).toEqual([]);
		const event = { type: "arrived" as const, unread: 0, notifications: [], missed: false };
		expect(afterTab(first(), { ...event, newest: null }).news.touched).toEqual([]);
	});

	test("stands in no list: the first look changes nothing, one after nobody listened may change anything", () => {
		expect(afterList(nothingKnown, list(told(1)), true).news.touched).toEqual([]);
		expect(afterList(first(), list(told(1)), true).news.touched).toBeNull();
		expect(afterList(first(), list(told(1)), false).news.touched).toEqual([]);
		const full = { ...list(told(9), told(8)), nextCursor: "more" };
		expect(afterList(first(), full, false).news.touched).toBeNull();
	});

	test("reaches the other tabs, and one that was asleep may have missed some", () => {
		const event = { type: "arrived" as const, unread: 0, notifications: [], missed: false, newest: null };
		expect(afterTab(first(), { ...event, touched: ["7"] }).news.touched).toEqual(["7"]);
		expect(afterTab(first(), { ...event, touched: null }).news.touched).toBeNull();
		expect(afterTab(first(), { ...event, touched: [], missed: true }).news.touched).toBeNull();
		expect(afterTab(first(), { ...event, touched: [] }, true).news.touched).toBeNull();
		const later = told(5).createdAt;
		expect(afterTab(first(), { ...event, touched: [], newest: later }).news.touched).toBeNull();
	});
});
