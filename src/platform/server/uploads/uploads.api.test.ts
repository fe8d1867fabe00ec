import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FormApp, startFormApp } from "../testing/form-app.ts";

let form: FormApp;
beforeAll(async () => {
	form = await startFormApp();
});
beforeEach(() => {
	form.work.now = () => {};
});
afterEach(async () => {
	await vi.waitUntil(() => form.left().length === 0);
});
afterAll(() => form.close());

test("an aborted upload leaves no files, and an abort during the work does not remove its files", async () => {
	const headers = { "x-auth-token": "good", "content-type": "multipart/form-data; boundary=x" };
	const start = '--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\n0123456789';
	const early = httpRequest(form.url, { method: "POST", headers });
	early.on("error", () => {});
	early.write(start);
	await vi.waitFor(() => expect(form.left()).not.toEqual([]));
	early.destroy();
	await vi.waitFor(() => expect(form.left()).toEqual([]));

	const work = Promise.withResolvers<string>();
	const leaving = Promise.withResolvers<void>();
	form.work.now = async ([upload]) => {
		leaving.resolve();
		await new Promise((resolve) => setTimeout(resolve, 100));
		work.resolve(readFileSync(upload?.path ?? "", "utf8"));
	};
	const late = httpRequest(form.url, { method: "POST", headers });
	late.on("error", () => {});
	late.end(`${start}\r\n--x--\r\n`);
	await leaving.promise;
	late.destroy();
	expect(await work.promise).toBe("0123456789");
});
