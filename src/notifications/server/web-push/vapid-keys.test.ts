import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { deriveVapidKeys } from "./vapid-keys.ts";

test("derives the same pair from the same secret, and another pair from another one", () => {
	const keys = deriveVapidKeys("a-secret-for-tests-that-guards-nothing");
	expect(deriveVapidKeys("a-secret-for-tests-that-guards-nothing")).toEqual(keys);
	expect(deriveVapidKeys("another-secret-that-guards-nothing").publicKey).not.toBe(keys.publicKey);
});

test("derives a matching pair in the form that browsers and push services expect", () => {
	for (let number = 0; number < 300; number++) {
		const { privateKey, publicKey } = deriveVapidKeys(`secret ${number}`);
		const pair = createECDH("prime256v1");
		pair.setPrivateKey(privateKey, "base64url");
		expect(pair.getPublicKey("base64url")).toBe(publicKey);
		expect(Buffer.from(privateKey, "base64url")).toHaveLength(32);
		expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
	}
});
