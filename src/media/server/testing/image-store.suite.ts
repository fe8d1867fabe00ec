import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type ImageStore, InvalidImageKey, type ListableImageStore } from "../image-store.ts";

const key = "service-professionals/0123456789abcdef-800.webp";
const bytes = new Uint8Array([82, 73, 70, 70, 0, 255]);

/** Reads a stored file to its end. Fails if there is none. */
async function bytesOf(store: ImageStore, wanted: string): Promise<Uint8Array> {
	const image = await store.read(wanted);
	if (image === null) throw new Error(`not stored: ${wanted}`);
	return new Uint8Array(await buffer(image.body));
}

async function keysIn(store: ListableImageStore): Promise<string[]> {
	const keys: string[] = [];
	for await (const one of store.list()) keys.push(one);
	return keys;
}

/** The tests that every adapter of the image store must pass. `open` creates an empty store. */
export function describeImageStore(name: string, open: () => Promise<ListableImageStore>): void {
	describe(`image store: ${name}`, () => {
		test("reads what was stored, with its type and size", async () => {
			const store = await open();
			await store.put(key, bytes, "image/webp");
			const image = await store.read(key);
			expect(image).toMatchObject({ type: "image/webp", size: bytes.length });
			image?.body.destroy();
			expect(await bytesOf(store, key)).toEqual(bytes);
			expect(await store.exists(key)).toBe(true);
		});

		test("stores documents too, and refuses a type that differs from the extension", async () => {
			const store = await open();
			await store.put("papers/licence-1.pdf", bytes, "application/pdf");
			const paper = await store.read("papers/licence-1.pdf");
			expect(paper?.type).toBe("application/pdf");
			paper?.body.destroy();
			await expect(store.put(key, bytes, "image/avif")).rejects.toThrow(InvalidImageKey);
			expect(await store.exists(key)).toBe(false);
		});

		test("has no file that was not stored", async () => {
			const store = await open();
			expect(await store.read(key)).toBeNull();
			expect(await store.exists(key)).toBe(false);
			await store.delete(key);
		});

		test("stores the same picture twice, also at the same time", async () => {
			const store = await open();
			await Promise.all([store.put(key, bytes, "image/webp"), store.put(key, bytes, "image/webp")]);
			await store.put(key, bytes, "image/webp");
			expect(await bytesOf(store, key)).toEqual(bytes);
		});

		test("deletes only the given picture", async () => {
			const store = await open();
			const other = "profile-photos/0123456789abcdef-800.webp";
			await store.put(key, bytes, "image/webp");
			await store.put(other, bytes, "image/webp");
			await store.delete(key);
			expect(await store.read(key)).toBeNull();
			expect(await store.exists(key)).toBe(false);
			expect(await store.exists(other)).toBe(true);
		});

		test("lists the keys of all pictures and documents", async () => {
			const store = await open();
			expect(await keysIn(store)).toEqual([]);
			const keys = [key, key.replace("-800", "-400"), "papers/licence-1.pdf"];
			for (const one of keys)
				await store.put(one, bytes, one.endsWith("pdf") ? "application/pdf" : "image/webp");
			expect((await keysIn(store)).toSorted()).toEqual(keys.toSorted());
		});

		test.each([
			"",
			"photo.webp",
			"/etc/passwd",
			"../secret.webp",
			"service-professionals/../../secret.webp",
			"service-professionals/..",
			"service-professionals/.hidden.webp",
			"service-professionals/a/b.webp",
			"service-professionals\\photo.webp",
			"service-professionals/photo.webp\u0000.png",
			"service-professionals/photo.webp\n",
			"service-professionals/photo.svg",
			"service-professionals/photo.constructor",
			"service-professionals/%2e%2e%2fsecret.webp",
			"Service-Professionals/photo.webp",
		])("refuses the key %j", async (wrong) => {
			const store = await open();
			const refused = [
				() => store.put(wrong, bytes, "image/webp"),
				() => store.read(wrong),
				() => store.delete(wrong),
				() => store.exists(wrong),
			];
			for (const act of refused) await expect((async () => act())()).rejects.toThrow(InvalidImageKey);
		});
	});
}
