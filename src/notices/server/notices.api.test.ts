import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, renewStaffSession, signIn } from "../../accounts/server/testing/sign-in.ts";
import { roles } from "../../platform/access.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createNoticesModule } from "./notices.module.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin", name: "Asha Menon" });
});
afterAll(() => server.close());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(server.clock().getTime() + hours * hour).toISOString();
const draft = (part: object = {}) => ({
	text: "Payments pause on Sunday from 2 to 4 am.",
	roles: [],
	from: inHours(0),
	until: inHours(1),
	...part,
});
const write = (body: unknown, token: string | undefined = admin.token) =>
	server.call("POST", "/api/notices", { token, body });
const end = (id: string, token: string | undefined = admin.token, body: unknown = { ended: true }) =>
	server.call("PUT", `/api/notices/${id}`, { token, body });
const textsFor = async (token?: string) => {
	const { body } = await server.call("GET", "/api/notices", { token });
	return body.notices.map(({ text }: { text: string }) => text);
};
/** Each test starts on a day on which the notices of earlier tests have ended. */
async function nextDay(): Promise<void> {
	server.clock.advance(24 * hour);
	await renewStaffSession(server, admin.token);
}

describe("who may do what", () => {
	test("responds 401 to guests and 403 to everyone except admins", async () => {
		expect((await server.call("GET", "/api/notices/all")).status).toBe(401);
		expect((await server.call("POST", "/api/notices", { body: draft() })).status).toBe(401);
		expect((await server.call("PUT", `/api/notices/${newId()}`, { body: { ended: true } })).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			const answers = [
				await server.call("GET", "/api/notices/all", { token }),
				await write(draft(), token),
				await end(newId(), token),
			];
			expect({ role, statuses: answers.map(({ status }) => status) }).toEqual({
				role,
				statuses: [403, 403, 403],
			});
		}
		expect(await textsFor()).toEqual([]);
	});
});

describe("POST /api/notices", () => {
	test.each([
		["no text", { text: "  " }, "text"],
		["a text that is too long", { text: "a".repeat(301) }, "text"],
		["an end before the start", { from: "2026-11-20T08:00:00Z", until: "2026-11-20T07:00:00Z" }, "until"],
		["an end that has passed", { from: "2020-11-20T07:00:00Z", until: "2020-11-20T08:00:00Z" }, "until"],
		["an end before 1970", { from: "0000-01-01T00:00:00Z", until: "0001-01-01T00:00:00Z" }, "until"],
		["an end at the start", { from: "2026-11-20T08:00:00Z", until: "2026-11-20T08:00:00Z" }, "until"],
		["an unknown role", { roles: ["owner"] }, "roles.0"],
		["a malformed time", { from: "tomorrow" }, "from"],
	])("refuses %s", async (_, part, path) => {
		const { status, body } = await write(draft(part));
		expect({ status, paths: body.errors.map((error: { path: string }) => error.path) }).toEqual({
			status: 400,
			paths: [path],
		});
	});

	test("accepts a start in the year 0, which the database cannot store", async () => {
		const { status, body } = await write(draft({ from: "0000-01-01T00:00:00Z" }));
		expect({ status, from: body.notice.from }).toEqual({ status: 201, from: "1970-01-01T00:00:00.000Z" });
		await end(body.notice._id);
	});

	test("shows the text unchanged, and records it in the audit log", async () => {
		await nextDay();
		const text = "<b>New</b> plans & prices";
		const { status, body } = await write(draft({ text, roles: ["user", "user"] }));
		expect(status).toBe(201);
		expect(body.notice).toMatchObject({ text, roles: ["user"], state: "current", abilities: { end: true } });
		const audit = await server.call("GET", `/api/audit?subjectId=${body.notice._id}`, { token: admin.token });
		expect(audit.body.entries).toMatchObject([
			{ action: "notice.write", actor: { _id: admin.user._id }, after: { text, roles: ["user"] } },
		]);
	});
});

describe("GET /api/notices", () => {
	test("returns a notice from its start until its end", async () => {
		await nextDay();
		await write(draft({ text: "Later", from: inHours(1), until: inHours(2) }));
		expect(await textsFor()).toEqual([]);
		server.clock.advance(hour);
		expect(await textsFor()).toEqual(["Later"]);
		server.clock.advance(hour);
		expect(await textsFor()).toEqual([]);
	});

	test("returns the notices of a role, and to guests those for everyone", async () => {
		await nextDay();
		await write(draft({ text: "All" }));
		server.clock.advance(1000);
		await write(draft({ text: "Sales", roles: ["salesPerson", "promotor"] }));
		server.clock.advance(1000);
		const user = await signIn(server, freshMobile());
		const promotor = await signIn(server, freshMobile(), { role: "promotor" });
		expect(await textsFor()).toEqual(["All"]);
		expect(await textsFor(user.token)).toEqual(["All"]);
		expect(await textsFor(promotor.token)).toEqual(["Sales", "All"]);
	});

	test("returns at most the latest three", async () => {
		await nextDay();
		for (const text of ["1", "2", "3", "4"]) {
			// oxlint-disable-next-line no-await-in-loop -- in sequence, so that their order is known
			await write(draft({ text }));
			server.clock.advance(1000);
		}
		expect(await textsFor()).toEqual(["4", "3", "2"]);
	});

	test("lets caches store only the guests' response, for a minute", async () => {
		const guest = await server.call("GET", "/api/notices");
		expect(guest.headers).toMatchObject({ "cache-control": "public, max-age=60" });
		expect(guest.headers["vary"]).toContain("x-auth-token");
		const own = await server.call("GET", "/api/notices", { token: admin.token });
		expect(own.headers["cache-control"]).toBe("no-store");
	});
});

describe("PUT /api/notices/:id", () => {
	test("ends a notice at once and only once, and records it in the audit log", async () => {
		await nextDay();
		const { body } = await write(draft({ text: "Wrong" }));
		const id = body.notice._id;
		expect(await textsFor()).toEqual(["Wrong"]);
		const ended = await end(id);
		expect(ended).toMatchObject({
			status: 200,
			body: { notice: { state: "over", abilities: { end: false } } },
		});
		expect(await textsFor()).toEqual([]);
		expect((await end(id)).status).toBe(409);
		const audit = await server.call("GET", `/api/audit?subjectId=${id}&action=notice.end`, {
			token: admin.token,
		});
		expect(audit.body.total).toBe(1);
	});

	test("responds 400 without `ended`, 404 to an unknown notice", async () => {
		expect((await end(newId(), admin.token, {})).status).toBe(400);
		expect((await end("first")).status).toBe(400);
		expect((await end(newId())).status).toBe(404);
	});
});

describe("GET /api/notices/all", () => {
	test("pages through all notices, including past ones, latest first", async () => {
		await nextDay();
		const seen: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
			const { body } = await server.call("GET", `/api/notices/all?limit=3${cursor}`, { token: admin.token });
			seen.push(...body.notices.map(({ text }: { text: string }) => text));
			cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(seen.slice(0, 3)).toEqual(["Wrong", "4", "3"]);
		expect(seen).toHaveLength(10);
	});

	test("responds 400 to a malformed cursor", async () => {
		expect((await server.call("GET", "/api/notices/all?cursor=x", { token: admin.token })).status).toBe(400);
	});
});

describe("public pages", () => {
	test("get nothing without notices, else the texts for everyone and the roles that have others", async () => {
		await nextDay();
		const { pages } = createNoticesModule(server);
		expect(await pages.read()).toBeNull();
		await write(draft({ text: "All" }));
		await write(draft({ text: "Sales only", roles: ["salesPerson"] }));
		server.clock.advance(5_000);
		expect(await pages.read()).toMatchObject({ shown: [{ text: "All" }], roles: ["salesPerson"] });
	});
});
