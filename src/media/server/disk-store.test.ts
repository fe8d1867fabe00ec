import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import { contentName } from "./image-store.ts";
import { describeImageStore } from "./testing/image-store.suite.ts";

const folder = mkdtempSync(join(tmpdir(), "nukkad-store-"));
const newFolder = () => mkdtempSync(join(folder, "data-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeImageStore("local disk", async () => createDiskStore(newFolder()));

test("finds pictures of another process", async () => {
	const data = newFolder();
	await createDiskStore(data).put("profile-photos/abcd-400.webp", new Uint8Array([1]), "image/webp");
	expect(await createDiskStore(data).exists("profile-photos/abcd-400.webp")).toBe(true);
});

test("leaves no file behind after a failed write", async () => {
	const data = newFolder();
	const store = createDiskStore(data);
	await store.put("profile-photos/abcd-400.webp", new Uint8Array([1]), "image/webp");
	expect(readdirSync(join(data, "media/profile-photos/ab"))).toEqual(["abcd-400.webp"]);
	// A file in the place of the folder.
	writeFileSync(join(data, "media/service-professionals"), "");
	await expect(
		store.put("service-professionals/abcd-400.webp", new Uint8Array([1]), "image/webp"),
	).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test("lists its own files only", async () => {
	const data = newFolder();
	const store = createDiskStore(data);
	await store.put("papers/abcd.pdf", new Uint8Array([1]), "application/pdf");
	for (const other of [".DS_Store", "papers/.DS_Store", "papers/ab/.DS_Store"])
		writeFileSync(join(data, "media", other), "");
	const listed: string[] = [];
	for await (const key of store.list()) listed.push(key);
	expect(listed).toEqual(["papers/abcd.pdf"]);
});

test("only the owner of the process can read pictures and their folders", async () => {
	const data = newFolder();
	await createDiskStore(data).put("papers/abcd.pdf", new Uint8Array([1]), "application/pdf");
	const modeOf = (path: string) => statSync(join(data, path)).mode & 0o777;
	expect([modeOf("media"), modeOf("media/papers/ab"), modeOf("media/papers/ab/abcd.pdf")]).toEqual([
		0o700, 0o700, 0o600,
	]);
});

test("derives names from the content and its owner", () => {
	const bytes = new Uint8Array([1, 2, 3]);
	const name = contentName(bytes, "listing-1");
	expect(name).toMatch(/^[0-9a-f]{32}$/);
	expect(contentName(new Uint8Array([1, 2, 3]), "listing-1")).toBe(name);
	expect(contentName(bytes, "listing-2")).not.toBe(name);
	expect(contentName(new Uint8Array([1, 2, 4]), "listing-1")).not.toBe(name);
});
