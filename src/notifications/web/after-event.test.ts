import { describe, expect, test } from "vitest";
import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NotificationEvent } from "./event-alert.ts";
import { afterEvent, withRead } from "./after-event.ts";

const told = (_id: string, isRead = false): NotificationAnswer => ({
	_id,
	kind: "lead.new",
	subjectId: "7",
	details: {},
	createdAt: "2026-11-20T10:00:00.000Z",
	isRead,
});
const list = (...items: NotificationAnswer[]) => ({ items, nextCursor: "more" });
const arrived = (unread: number, ...notifications: NotificationAnswer[]): NotificationEvent => ({
	type: "arrived",
	unread,
	notifications,
	earlier: [],
	touched: [],
	missed: false,
});

describe("a list that is open while something happens", () => {
	test("what is new comes on top, once", () => {
		const shown = list(told("b"), told("a", true));
		const after = afterEvent(shown, arrived(2, told("c"), told("b")));
		expect(after).toEqual(list(told("c"), told("b"), told("a", true)));
	});

	test("what was read in another tab is read here, and nothing else", () => {
		const after = afterEvent(list(told("b"), told("a")), { type: "read", unread: 1, ids: ["a", "x"] });
		expect(after).toEqual(list(told("b"), told("a", true)));
	});

	test("all were read", () => {
		const shown = list(told("b"), told("a"));
		const read = list(told("b", true), told("a", true));
		expect(afterEvent(shown, { type: "read", unread: 0, ids: null })).toEqual(read);
		expect(afterEvent(shown, arrived(0))).toEqual(read);
	});

	test("where nothing changes it stays the same one", () => {
		const shown = list(told("a", true));
		expect(withRead(shown, null)).toBe(shown);
		expect(afterEvent(shown, arrived(3))).toBe(shown);
	});
});
