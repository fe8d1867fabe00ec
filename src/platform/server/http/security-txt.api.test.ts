import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({
		PUBLIC_URL: "https://nukkad.example",
		GRIEVANCE_EMAIL: "help@nukkad.example",
	});
});
afterAll(() => server.close());

test.each(["/.well-known/security.txt", "/security.txt"])(
	"%s names the contact and is never expired",
	async (url) => {
		const { status, headers, body } = await server.call("GET", url);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(body).toContain("Contact: mailto:help@nukkad.example\n");
		expect(body).toContain("Canonical: https://nukkad.example/.well-known/security.txt\n");
		const expiresOf = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
		const [day, year] = [24 * 60 * 60_000, 365 * 24 * 60 * 60_000];
		for (const passed of [0, 10 * year]) {
			server.clock.advance(passed);
			const left = expiresOf((await server.call("GET", url)).body) - server.clock().getTime();
			// A copy in a cache is a day old.
			expect(left).toBeGreaterThan(2 * day);
			expect(left).toBeLessThan(year);
		}
	},
);
