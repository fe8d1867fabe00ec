import { expect, test } from "vitest";
import { sendingKey } from "./sending-key.ts";

const first = sendingKey({ key: "", keyedBody: "" }, { name: "Neha" });

test("creates a key that the server accepts", () => {
	expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

test("keeps it while the body stays the same", () => {
	expect(sendingKey(first, { name: "Neha" }).key).toBe(first.key);
});

test("replaces it for another body", () => {
	expect(sendingKey(first, { name: "Asha" }).key).not.toBe(first.key);
});
