import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { formBytes } from "./multipart.ts";
import { fileOf, type FormApp, formOf, startFormApp } from "../testing/form-app.ts";

let form: FormApp;
beforeAll(async () => {
	form = await startFormApp();
});
afterEach(async () => {
	await vi.waitUntil(() => form.left().length === 0);
});
afterAll(() => form.close());

describe("refused as a whole, with nothing stored", () => {
	const many = Array.from({ length: 401 }, (_, place): [string, string] => [`f${place}`, "1"]);
	test.each<[string, number, string, FormData]>([
		[
			"too many files",
			413,
			"Please send at most 3 files at once.",
			formOf(...Array.from({ length: 4 }, (): [string, File] => ["images", fileOf(900)])),
		],
		[
			"a file that nobody asked for",
			400,
			"No file is expected here.",
			formOf(["images", fileOf(9)], ["avatar", fileOf(300_000)]),
		],
		[
			"a file under a name that only resembles",
			400,
			"No file is expected here.",
			formOf(["papers", fileOf(9)]),
		],
		["too many fields", 400, "A form may have at most 400 fields.", formOf(["images", fileOf(9)], ...many)],
		[
			"a field that is too long",
			400,
			"This is too long to send.",
			formOf(["images", fileOf(9)], ["mobile", "x".repeat(20_481)]),
		],
		[
			"a name that would reach the prototype",
			400,
			"The name of this field cannot be read.",
			formOf(["a[__proto__][isAdmin]", "1"]),
		],
		["a prototype as a name", 400, "The request could not be read.", formOf(["__proto__", "1"])],
		[
			"a prototype as a file's name",
			400,
			"The request could not be read.",
			formOf(["constructor", fileOf(9)]),
		],
	])("%s", async (_what, status, message, fields) => {
		const answer = await form.send(fields);
		expect(answer).toMatchObject({ status, body: { message } });
		expect("isAdmin" in {}).toBe(false);
	});

	test("more than a form may have, with or without a declared length", async () => {
		const headers = { "x-auth-token": "good", "content-type": "multipart/form-data; boundary=x" };
		const said = httpRequest(form.url, {
			method: "POST",
			headers: { ...headers, "content-length": String(formBytes + 1) },
		});
		said.on("error", () => {});
		said.flushHeaders();
		const [response] = (await once(said, "response")) as [{ statusCode: number }];
		expect(response.statusCode).toBe(413);
		said.destroy();
		const unsaid = httpRequest(form.url, { method: "POST", headers });
		unsaid.on("error", () => {});
		const answered = once(unsaid, "response") as Promise<[{ statusCode: number }]>;
		const endless = Readable.from(
			(function* () {
				yield '--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\n';
				for (let sent = 0; sent < formBytes * 2; sent += 4_000_000) yield Buffer.alloc(4_000_000);
			})(),
		);
		endless.pipe(unsaid);
		expect((await answered)[0].statusCode).toBe(413);
		endless.destroy();
		unsaid.destroy();
	});
});

describe("bytes that are no form", () => {
	const type = "multipart/form-data; boundary=x";
	const part = (name: string, more = "") =>
		`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n`;
	test.each([
		["no boundary", "multipart/form-data", part("a")],
		["an empty boundary", "multipart/form-data; boundary=", part("a")],
		["a boundary that never comes", type, "hello"],
		["a form that is cut in a field", type, `${part("mobile")}--x\r\nContent-Dispo`],
		["a form that is cut in a file", type, part("images", '; filename="a"')],
		["a part without a name", type, "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n"],
		[
			"a part without a name that is a file",
			type,
			'--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\n1\r\n--x--\r\n',
		],
		[
			"a part of JSON",
			type,
			'--x\r\nContent-Disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{"__proto__":1}\r\n--x--\r\n',
		],
	])("400: %s", async (_what, contentType, body) => {
		expect(await form.send(body, { "content-type": contentType })).toMatchObject({ status: 400 });
	});

	test("answers any input, and never with a 500", async () => {
		const whole = Buffer.from(
			`${part("mobile")}${part("images", '; filename="a"\r\nContent-Type: image/png')}${part("a[b][0]")}--x--\r\n`,
		);
		const statuses = new Set<number>();
		for (let round = 0; round < 400; round++) {
			const bytes = Buffer.from(whole.subarray(0, round % 2 ? whole.length : round % whole.length));
			for (let hits = round % 7; hits > 0 && bytes.length > 0; hits--)
				bytes[randomBytes(2).readUInt16LE() % bytes.length] = randomBytes(1)[0] ?? 0;
			const payload = round % 10 === 9 ? randomBytes(500) : bytes;
			const { statusCode } = await form.app.inject({
				method: "POST",
				url: "/api/form",
				headers: { "x-auth-token": "good", "content-type": type },
				payload,
			});
			statuses.add(statusCode);
		}
		expect(statuses).toEqual(new Set([200, 400]));
	});
});
