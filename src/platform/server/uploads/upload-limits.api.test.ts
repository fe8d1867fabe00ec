import { type ClientRequest, request as httpRequest } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fileOf, type FormApp, formOf, startFormApp } from "../testing/form-app.ts";

let form: FormApp;
beforeAll(async () => {
	form = await startFormApp({ formsPerPerson: 3, bytes: 2_500 });
});
const held: ClientRequest[] = [];
beforeEach(() => {
	form.work.now = () => {};
});
afterEach(async () => {
	for (const request of held.splice(0)) request.destroy();
	await vi.waitUntil(() => form.left().length === 0);
});
afterAll(() => form.close());

/** Starts a form with a file of this many bytes that does not end, and waits until it is on the disk. */
async function hold(size: number, token = "good"): Promise<ClientRequest> {
	const before = form.left().length;
	const headers = { "x-auth-token": token, "content-type": "multipart/form-data; boundary=x" };
	const request = httpRequest(form.url, { method: "POST", headers });
	request.on("error", () => {});
	held.push(request);
	request.write('--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\n');
	request.write(Buffer.alloc(size));
	await vi.waitUntil(() => form.left().length > before);
	return request;
}
const send = (token: string, size = 10) =>
	form.send(formOf(["images", fileOf(size)]), { "x-auth-token": token });

describe("simultaneous forms of one person", () => {
	test("are limited to three; a fourth has to wait, other people's do not, and it passes once one is done", async () => {
		await hold(10);
		await hold(10);
		const third = await hold(10);
		expect(await send("good")).toMatchObject({
			status: 429,
			body: { message: "Too many requests. Please wait a moment and try again." },
			headers: { "retry-after": "5" },
		});
		expect((await send("another")).status).toBe(200);
		third.destroy();
		await vi.waitFor(async () => expect((await send("good")).status).toBe(200));
	});

	test("count while the work runs, and not after it, however it ends", async () => {
		const isDone = Promise.withResolvers<void>();
		let begun = 0;
		form.work.now = () => {
			begun += 1;
			return isDone.promise;
		};
		const three = [send("good"), send("good"), send("good")];
		await vi.waitUntil(() => begun === 3);
		expect((await send("good")).status).toBe(429);
		isDone.reject(new Error("cannot be kept"));
		expect((await Promise.all(three)).map(({ status }) => status)).toEqual([500, 500, 500]);
		form.work.now = () => {};
		const unread = () => form.send("no form", { "content-type": "multipart/form-data; boundary=x" });
		const wrong = () => form.send(formOf(["newProfessional[goToLocation]", "x"]));
		for (let times = 0; times < 4; times++) {
			expect((await unread()).status).toBe(400);
			expect((await wrong()).status).toBe(400);
		}
		await vi.waitFor(async () => expect((await send("good")).status).toBe(200));
	});
});

test("limits the disk space of all forms together", async () => {
	const first = await hold(900);
	await hold(900, "another");
	// The folders exist a moment before the bytes.
	await vi.waitFor(async () =>
		expect(await send("good", 1_000)).toMatchObject({
			status: 503,
			body: { message: "The service is not available right now. Please try again in a moment." },
			headers: { "retry-after": "5" },
		}),
	);
	expect((await send("good", 100)).status).toBe(200);
	first.destroy();
	await vi.waitFor(async () => expect((await send("good", 1_000)).status).toBe(200));
	for (let times = 0; times < 5; times++) expect((await send("good", 1_000)).status).toBe(200);
});
