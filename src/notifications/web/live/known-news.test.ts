import { describe, expect, test } from "vitest";
import type { NotificationAnswer } from "../../notifications.contract.ts";
import { afterList, afterNews, afterTab, nothingKnown } from "./known-news.ts";

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
const idsOf = (notifications: NotificationAnswer[]) => notifications.map(({ _id }) => _id);

describe("what the list brings", () => {
	test("the first look tells nothing of what stood there, and how much is unread", () => {
		const { news } = afterList(nothingKnown, list(told(2), told(1)));
		expect(news).toEqual({ unread: 2, notifications: [], missed: false });
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
		expect(afterList(first.known, list(told(1))).news).toEqual({
			unread: 2,
			notifications: [],
			missed: false,
		});
	});
});

describe("what the stream brings", () => {
	test("is told once, whether the list or the stream was first", () => {
		const first = afterList(nothingKnown, list(told(1)));
		const streamed = afterNews(first.known, [told(2)]);
		expect(idsOf(streamed.fresh)).toEqual(["id-2"]);
		expect(afterList(streamed.known, list(told(2), told(1))).news.notifications).toEqual([]);
		const looked = afterList(first.known, list(told(2), told(1)));
		expect(afterNews(looked.known, [told(2)]).fresh).toEqual([]);
	});

	test("is told though a later one came before it", () => {
		const first = afterNews(nothingKnown, [told(5)]);
		expect(idsOf(afterNews(first.known, [told(4)]).fresh)).toEqual(["id-4"]);
	});
});

describe("what the leading tab tells", () => {
	const newestOf = (minute: number) => told(minute).createdAt;
	const standing = (newest: string | null) => ({ newest, notifications: [], missed: false });

	test("a tab that takes over knows what the others were told", () => {
		const { known } = afterTab(nothingKnown, standing(newestOf(1)));
		const followed = afterTab(known, { newest: newestOf(2), notifications: [told(2)], missed: false });
		const { news } = afterList(followed.known, list(told(3), told(2), told(1)));
		expect(idsOf(news.notifications)).toEqual(["id-3"]);
	});

	test("a tab that was held still knows that it missed some", () => {
		const { known } = afterTab(nothingKnown, standing(newestOf(1)));
		expect(afterTab(known, standing(newestOf(1))).missed).toBe(false);
		expect(afterTab(known, standing(newestOf(2))).missed).toBe(true);
		expect(afterTab(known, { ...standing(newestOf(2)), notifications: [told(2)] }).missed).toBe(false);
	});

	test("a tab that knows nothing yet misses nothing, and one that knows less takes nothing away", () => {
		expect(afterTab(nothingKnown, standing(newestOf(5))).missed).toBe(false);
		const { known } = afterTab(nothingKnown, standing(newestOf(5)));
		expect(afterTab(known, standing(null)).known.newest).toBe(newestOf(5));
	});
});
