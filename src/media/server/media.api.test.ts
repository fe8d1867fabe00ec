import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createDiskStore } from "./disk-store.ts";

const data = mkdtempSync(join(tmpdir(), "nukkad-media-"));
const bytes = Buffer.from("RIFF, a picture");
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ DATA_DIR: data });
	const store = createDiskStore(data);
	await store.put("service-professionals/abcd-800.webp", bytes, "image/webp");
	await store.put("profile-photos/abcd-400.avif", bytes, "image/avif");
	await store.put("papers/abcd.pdf", bytes, "application/pdf");
});
afterAll(async () => {
	await server.close();
	rmSync(data, { recursive: true, force: true });
});

test("serves a picture with its type, cached for ever", async () => {
	const picture = await server.app.inject("/media/service-professionals/abcd-800.webp");
	expect(picture.statusCode).toBe(200);
	expect(picture.rawPayload).toEqual(bytes);
	expect(picture.headers).toMatchObject({
		"content-type": "image/webp",
		"content-length": String(bytes.length),
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "cross-origin",
	});
	const photo = await server.app.inject("/media/profile-photos/abcd-400.avif");
	expect(photo.headers["content-type"]).toBe("image/avif");
});

test("responds to HEAD without the picture", async () => {
	const head = await server.app.inject({ method: "HEAD", url: "/media/service-professionals/abcd-800.webp" });
	expect(head.statusCode).toBe(200);
	expect(head.headers["content-length"]).toBe(String(bytes.length));
	expect(head.body).toBe("");
});

test.each([
	"/media/service-professionals/none-800.webp",
	"/media/service-professionals/",
	"/media/service-professionals/abcd-800.svg",
	"/media/service-professionals/../papers/abcd.pdf",
	"/media/service-professionals/..%2f..%2f..%2fpapers%2fabcd.pdf",
	"/media/service-professionals/%2e%2e/papers/abcd.pdf",
	"/media/service-professionals/ab/abcd-800.webp",
	"/media/papers/abcd.pdf",
])("responds with an uncached 404 to %s", async (url) => {
	const { status, headers } = await server.call("GET", url);
	expect(status).toBe(404);
	expect(headers["cache-control"] ?? "no-store").toBe("no-store");
});
