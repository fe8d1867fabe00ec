import { expect, test } from "vitest";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { type Arrived, readRecent, setUnread, dispatchHere } from "./event-alert.ts";

const notification = (minute: number): NotificationAnswer => ({
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

test("keeps the latest notifications, each once, for screens that open later, until logout", () => {
	dispatchHere({ ...nothing, earlier: [notification(2), notification(1)] });
	dispatchHere({ ...nothing, notifications: [notification(3), notification(2)] });
	dispatchHere({ type: "read", unread: 0, ids: null });
	expect(readRecent()).toEqual([notification(3), notification(2), notification(1)]);
	for (let minute = 4; minute < 40; minute++)
		dispatchHere({ ...nothing, notifications: [notification(minute)] });
	expect(readRecent()).toHaveLength(20);
	expect(readRecent()[0]).toEqual(notification(39));
	setUnread(null);
	expect(readRecent()).toEqual([]);
});
