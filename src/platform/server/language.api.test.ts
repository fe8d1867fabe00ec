import { expect, test } from "vitest";
import { m } from "../../paraglide/messages.js";
import { fileServer } from "../../testing/file-server.ts";

const server = fileServer();

const send = (payload: string, language: string) =>
	server.app.inject({
		method: "POST",
		url: "/api/otp/send",
		headers: { "content-type": "application/json", "accept-language": language },
		payload,
	});

test.each([
	["a body that cannot be read", "{", m["platform.error.malformed"]({}, { locale: "hi" })],
	["a field that is wrong", "{}", m["accounts.mobile.empty"]({}, { locale: "hi" })],
])("a call is refused in the language that it accepts: %s", async (_what, payload, message) => {
	const refused = await send(payload, "hi-IN,hi;q=0.9");
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors[0].msg).toBe(message);
	expect((await send(payload, "en-IN")).json().errors[0].msg).not.toBe(message);
});

test("an unknown path is refused in the language of the call", async () => {
	const headers = { "accept-language": "hi" };
	const { body } = await server.app.inject({ method: "GET", url: "/api/nothing", headers });
	expect(body).toContain(m["platform.error.not_found"]({}, { locale: "hi" }));
});
