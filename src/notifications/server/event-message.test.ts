import { expect, test } from "vitest";
import { encodeAdded, encodeChanged, encodeTouched, decodeEvents } from "./event-message.ts";

test("encodes new notifications in few messages, none of them too long", () => {
	const id = "01900000-0000-7000-8000-000000000001";
	const messages = encodeAdded(Array.from({ length: 200 }, () => ({ id, userId: id })));
	expect(messages.map((text) => decodeEvents(text)?.added?.length)).toEqual([99, 99, 2]);
	for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_999);
});

test("encodes touches once each, also with long subject ids", () => {
	const userId = "01900000-0000-7000-8000-000000000001";
	const touches = Array.from({ length: 150 }, (_, place) => ({
		subjectId: `${place}-`.padEnd(place % 2 === 0 ? 36 : 200, "x"),
		userId,
	}));
	const messages = encodeTouched([...touches, ...touches]);
	for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_999);
	expect(messages).toHaveLength(4);
	expect(messages.flatMap((text) => decodeEvents(text)?.touched)).toEqual(
		touches.map(({ subjectId }) => [subjectId, userId]),
	);
});

test("encodes changed records in few messages", () => {
	const id = "01900000-0000-7000-8000-000000000001";
	const changes = Array.from({ length: 100 }, () => ({
		subjectId: id,
		watchers: "everyone" as const,
		userIds: [id, id],
	}));
	const messages = encodeChanged(changes);
	for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_999);
	expect(messages.length).toBeLessThan(5);
	expect(messages.flatMap((text) => decodeEvents(text)?.changed)).toEqual(changes);
});
