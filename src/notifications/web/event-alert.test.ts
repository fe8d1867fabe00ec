import { expect, test } from "vitest";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { type Arrived, readRecent, setUnread, tellNews } from "./event-alert.ts";

const told = (minute: number): NotificationAnswer => ({
	_id: `id-${minute}`,
	kind: "lead.new",
	subjectId: "7",
	details: {},
	createdAt: `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`,
	isRead: false,
});
const nothing: Arrived = {
	type: "arrived",
	unread: 1,
	notifications: [],
	earlier: [],
	touched: [],
	missed: false,
};

test("what was told last is known to a screen that opens later, once and no longer than its person is there", () => {
	tellNews({ ...nothing, earlier: [told(2), told(1)] });
	tellNews({ ...nothing, notifications: [told(3), told(2)] });
	tellNews({ type: "read", unread: 0, ids: null });
	expect(readRecent()).toEqual([told(3), told(2), told(1)]);
	for (let minute = 4; minute < 40; minute++) tellNews({ ...nothing, notifications: [told(minute)] });
	expect(readRecent()).toHaveLength(20);
	expect(readRecent()[0]).toEqual(told(39));
	setUnread(null);
	expect(readRecent()).toEqual([]);
});
