import { describe, expect, test } from "vitest";
import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NotificationEvent } from "./event-alert.ts";
import { afterEvent, withRead } from "./after-event.ts";

const notification = (_id: string, isRead = false): NotificationAnswer => ({
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

describe("an open list", () => {
	test("shows new notifications on top, once", () => {
		const shown = list(notification("b"), notification("a", true));
		const after = afterEvent(shown, arrived(2, notification("c"), notification("b")));
		expect(after).toEqual(list(notification("c"), notification("b"), notification("a", true)));
	});

	test("marks those that were read in another tab, and no others", () => {
		const after = afterEvent(list(notification("b"), notification("a")), {
			type: "read",
			unread: 1,
			ids: ["a", "x"],
		});
		expect(after).toEqual(list(notification("b"), notification("a", true)));
	});

	test("marks all as read", () => {
		const shown = list(notification("b"), notification("a"));
		const read = list(notification("b", true), notification("a", true));
		expect(afterEvent(shown, { type: "read", unread: 0, ids: null })).toEqual(read);
		expect(afterEvent(shown, arrived(0))).toEqual(read);
	});

	test("stays the same object if nothing changes", () => {
		const shown = list(notification("a", true));
		expect(withRead(shown, null)).toBe(shown);
		expect(afterEvent(shown, arrived(3))).toBe(shown);
	});
});
