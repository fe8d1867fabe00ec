import { expect, test } from "vitest";
import type { NotificationAnswer } from "../../notifications.contract.ts";
import { createRecentTouches } from "./recent-touches.ts";

const notification: NotificationAnswer = {
	_id: "n",
	kind: "lead.new",
	subjectId: "notified",
	details: {},
	createdAt: "2026-11-20T10:00:00.000Z",
	isRead: false,
};

test("finds the records that changed within the last 15 seconds", () => {
	let time = 1_000;
	const recent = createRecentTouches(() => time);
	recent.remember({ touched: ["a"], notifications: [notification] });
	time += 10_000;
	recent.remember({ touched: ["b"], notifications: [] });
	expect(recent.among(["a", "b", "notified", "other"])).toEqual(["a", "b", "notified"]);
	time += 5_001;
	expect(recent.among(["a", "b", "notified"])).toEqual(["b"]);
	recent.remember({ touched: null, notifications: [] });
	time += 10_000;
	expect(recent.among(["a", "b"])).toEqual([]);
});
