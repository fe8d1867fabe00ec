import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isWeakSecret } from "./weak-secret.ts";

test.each([
	["one sign", "a".repeat(40)],
	["few signs", "abababbbaabbababababbbbaababbaba"],
	["a repetition", "k3Jx9Qz7Vb1m".repeat(3)],
	["a sequence", "0123456789abcdef0123456789ABCDEF"],
	["a word of examples", "please-change-me-to-something-long-92"],
	["the tests' own", "a-secret-for-tests-that-guards-nothing"],
	["a phrase", "correct horse battery staple in shimla"],
	["a sentence without spaces", "thequickbrownfoxjumpsoverthelazydog"],
	["keys in their order", "ASDFGHJKLZXCVBNMQAZWSXEDCRFVTGBYHN"],
	["our own name", "nukkad-8Jk2hQz7Vb1mTt4Xc9Rw5Yp0Lf6"],
	["a short secret with runs", "test12345-8Jk2hQz7Vb1mTt-abcdef98765"],
])("%s is weak", (_what, secret) => {
	expect(isWeakSecret(secret)).toBe(true);
});

test.each(["hex", "base64", "base64url"] as const)("random bytes in %s are not weak", (encoding) => {
	for (let round = 0; round < 200; round++)
		expect(isWeakSecret(randomBytes(32).toString(encoding))).toBe(false);
});

test("a run that random bytes contain by chance is not weak", () => {
	expect(isWeakSecret("9f0c1234567e8ad4b6e0d35f7a91c2881d4f6b09e3a75c8210fd9be46a3c7e5d")).toBe(false);
});
