import { expect, test } from "vitest";
import { sendingKey } from "./sending-key.ts";

const first = sendingKey({ key: "", keyedBody: "" }, { name: "Neha" });

test("a key is one that the server takes", () => {
	expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

test("it stays while what is sent is the same", () => {
	expect(sendingKey(first, { name: "Neha" }).key).toBe(first.key);
});

test("it is another for something else", () => {
	expect(sendingKey(first, { name: "Asha" }).key).not.toBe(first.key);
});
