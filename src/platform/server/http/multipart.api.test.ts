import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fileOf, type FormApp, formOf, startFormApp } from "../testing/form-app.ts";

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

describe("checks the access before reading a byte", () => {
	test.each([
		[
			"a form that never ends",
			{ "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" },
		],
		[
			"a form that only says that it comes",
			{ "content-type": "multipart/form-data; boundary=x", "content-length": "1000000" },
		],
	])("401: %s", async (_what, headers) => {
		const request = httpRequest(form.url, { method: "POST", headers });
		request.on("error", () => {});
		request.flushHeaders();
		const [response] = (await once(request, "response")) as [{ statusCode: number }];
		expect(response.statusCode).toBe(401);
		request.destroy();
	});
});

test("nests fields, and keeps files on the disk in their order while the work runs", async () => {
	const seen: string[] = [];
	form.work.now = (uploads) => {
		for (const { path } of uploads) seen.push(readFileSync(path, "utf8"));
	};
	const { status, body } = await form.send(
		formOf(
			["mobile", "+919876543210"],
			["images", new File(["one"], "photo é.jpg")],
			["newProfessional[serviceId]", "s"],
			["newProfessional[goToLocation]", "Shimla"],
			["papers[Licence]", new File(["two"], "../../etc/passwd")],
			["newProfessional[goToLocation]", "Solan"],
			["images", new File([], "")],
		),
	);
	expect(status).toBe(200);
	expect(body).toEqual({
		body: {
			mobile: "+919876543210",
			newProfessional: { serviceId: "s", goToLocation: ["Shimla", "Solan"] },
		},
		files: [
			{ field: "images", name: "photo é.jpg", size: 3, isTooBig: false },
			{ field: "papers[Licence]", name: "passwd", size: 3, isTooBig: false },
		],
	});
	expect(seen).toEqual(["one", "two"]);
});

test("takes an empty form as an empty body", async () => {
	expect(await form.send(new FormData())).toMatchObject({ status: 200, body: { body: {}, files: [] } });
});

test("accepts JSON too, without files", async () => {
	const json = { "content-type": "application/json" };
	expect(await form.send('{"mobile":"1"}', json)).toMatchObject({
		status: 200,
		body: { body: { mobile: "1" }, files: [] },
	});
	expect((await form.send('{"mobile":1}', json)).status).toBe(400);
});

test("400: the schema's message with the path of the nested field; nothing stays on the disk", async () => {
	const work = vi.fn<typeof form.work.now>();
	form.work.now = work;
	const { status, body } = await form.send(
		formOf(
			["images", fileOf(10)],
			["newProfessional[goToLocation]", "Shimla"],
			["newProfessional[goToLocation]", "x"],
		),
	);
	expect(status).toBe(400);
	expect(body.errors).toEqual([{ msg: "Please fill in this field.", path: "newProfessional.serviceId" }]);
	expect(work).not.toHaveBeenCalled();
});

test("passes a file that is too big on as such, and the others go through", async () => {
	const seen: string[] = [];
	form.work.now = (uploads) => void seen.push(...uploads.map(({ path }) => path));
	const { body } = await form.send(
		formOf(["images", fileOf(1000, "a")], ["images", fileOf(300_000, "b")], ["images", fileOf(999, "c")]),
	);
	expect(body.files).toEqual([
		{ field: "images", name: "a", size: 1000, isTooBig: false },
		{ field: "images", name: "b", size: 1000, isTooBig: true },
		{ field: "images", name: "c", size: 999, isTooBig: false },
	]);
	expect(seen[1]).toBe("");
});

describe("415", () => {
	test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/mixed; boundary=x"])(
		"%s",
		async (type) => {
			expect((await form.send("a=1", { "content-type": type })).status).toBe(415);
		},
	);

	test("refuses a form if only JSON is accepted", async () => {
		const headers = { "x-auth-token": "good" };
		const response = await fetch(`${new URL("/api/plain", form.url)}`, {
			method: "POST",
			body: formOf(["a", "1"]),
			headers,
		});
		expect(response.status).toBe(415);
	});
});
