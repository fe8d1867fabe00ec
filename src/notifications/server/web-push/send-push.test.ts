import { expect, test } from "vitest";
import { notificationKinds } from "../../notification.ts";
import { pushMessageOf } from "./send-push.ts";

const notification = {
	id: "01900000-0000-7000-8000-000000000002",
	userId: "01900000-0000-7000-8000-000000000003",
	subjectId: "01900000-0000-7000-8000-000000000001",
	details: { service: "Electrician", place: "Shimla" },
	createdAt: new Date("2026-11-20T06:30:00Z"),
	readAt: null,
};

test("every kind has a text, a page and a valid topic", () => {
	for (const kind of notificationKinds) {
		const { text, topic } = pushMessageOf({ ...notification, kind });
		const message = JSON.parse(text);
		expect(message, kind).toEqual({
			title: expect.stringMatching(/\S/),
			body: expect.stringMatching(/\S/),
			url: expect.stringMatching(/^\/[a-z]/),
			tag: topic,
		});
		expect(topic).toMatch(/^[\w-]{1,32}$/);
	}
});

test("another kind or subject has another topic", () => {
	const one = pushMessageOf({ ...notification, kind: "lead.booked" });
	const topics = [
		pushMessageOf({ ...notification, kind: "lead.closed" }),
		pushMessageOf({ ...notification, kind: "lead.booked", subjectId: notification.id }),
	];
	for (const other of topics) expect(other.topic).not.toBe(one.topic);
});

test("keeps leads for a day for an offline browser, and other kinds longer", () => {
	expect(pushMessageOf({ ...notification, kind: "lead.new" }).lifetimeSeconds).toBe(86_400);
	expect(pushMessageOf({ ...notification, kind: "payment.settled" }).lifetimeSeconds).toBeGreaterThan(86_400);
});
