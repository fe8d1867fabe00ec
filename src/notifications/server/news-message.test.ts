import { expect, test } from "vitest";
import { packAdded, unpackNews } from "./news-message.ts";

test("messages are as few as can be, and none is too long", () => {
	const id = "01900000-0000-7000-8000-000000000001";
	const messages = packAdded(Array.from({ length: 200 }, () => ({ id, userId: id })));
	expect(messages.map((text) => unpackNews(text)?.added?.length)).toEqual([99, 99, 2]);
	for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_999);
});
