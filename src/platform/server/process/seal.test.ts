import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const secret = "a-secret-for-tests-that-guards-nothing";
const seal = createSeal(secret, "test");

test("decrypts what it encrypted, and encrypts the same text differently each time", () => {
	const sealed = seal.close("नमस्ते", "a");
	expect(seal.open(sealed, "a")).toBe("नमस्ते");
	expect(seal.close("नमस्ते", "a")).not.toBe(sealed);
	expect(sealed).not.toContain("नमस्ते");
});

test("decrypts nothing that was changed, moved to another row or encrypted for another purpose", () => {
	const sealed = seal.close("text", "a");
	const changed = Buffer.from(sealed, "base64url");
	changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
	expect(() => seal.open(changed.toString("base64url"), "a")).toThrow("authenticate");
	expect(() => seal.open(sealed, "b")).toThrow("authenticate");
	expect(() => createSeal(secret, "other").open(sealed, "a")).toThrow("authenticate");
	expect(() => createSeal(`${secret}!`, "test").open(sealed, "a")).toThrow("authenticate");
	expect(() => seal.open("", "a")).toThrow("Invalid");
});
