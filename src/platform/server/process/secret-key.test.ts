import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKeyedHash, readSecretKey } from "./secret-key.ts";

const folder = mkdtempSync(join(tmpdir(), "nukkad-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the setting is the key", () => {
	expect(readSecretKey({ SECRET_KEY: "a-key-from-the-settings-of-32-letters", DATA_DIR: "/nowhere" })).toBe(
		"a-key-from-the-settings-of-32-letters",
	);
});

test("without a setting a random key is created once and stored for its owner only", () => {
	const settings = { SECRET_KEY: undefined, DATA_DIR: join(folder, "data") };
	const key = readSecretKey(settings);
	expect(key).toHaveLength(43);
	expect(readSecretKey(settings)).toBe(key);
	expect(readSecretKey({ ...settings, DATA_DIR: join(folder, "other") })).not.toBe(key);
	expect(statSync(join(folder, "data", "secret.key")).mode & 0o777).toBe(0o600);
});

test("a keyed hash depends on the key, the purpose and the boundaries of the words", () => {
	const hash = createKeyedHash("one");
	expect(hash("code", "ab", "c")).toMatch(/^[0-9a-f]{64}$/);
	const others = [
		createKeyedHash("two")("code", "ab", "c"),
		hash("proof", "ab", "c"),
		hash("code", "a", "bc"),
		hash("code", "abc"),
	];
	expect(new Set([hash("code", "ab", "c"), ...others]).size).toBe(5);
	expect(hash("code", "ab", "c")).toBe(createKeyedHash("one")("code", "ab", "c"));
});
