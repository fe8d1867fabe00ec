import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { fileServer } from "../../testing/file-server.ts";
import { sessions } from "./accounts.tables.ts";
import { freshMobile, passSecondFactor, proveMobile, signIn } from "./testing/sign-in.ts";

const hour = 3_600_000;
const day = 24 * hour;
const unknownId = "01900000-0000-7000-8000-000000000000";

const server = fileServer();
let mobile: string;
beforeEach(() => {
	server.clock.set("2026-11-20T06:30:00Z");
	mobile = freshMobile();
});

const me = (token?: string) => server.call("GET", "/api/auth", { token });

async function enterWith(userAgent: string): Promise<string> {
	server.clock.advance(60_000);
	const verificationToken = await proveMobile(server, mobile);
	const headers = { "user-agent": userAgent };
	return (await server.call("POST", "/api/users", { body: { mobile, verificationToken }, headers })).body
		.token;
}

describe("GET /api/auth", () => {
	test.each([
		["no token", undefined],
		["a made-up token", "B".repeat(43)],
		["a token of another shape", "' or 1=1 --"],
		["an empty token", ""],
	])("answers 401 with %s", async (_what, token) => {
		expect(await me(token)).toMatchObject({ status: 401, body: { message: "Please log in first." } });
	});

	test("returns exactly the fields of the account", async () => {
		const { token } = await signIn(server, mobile, { name: "Asha" });
		const { status, body } = await me(token);
		expect(status).toBe(200);
		expect(body).toEqual({ _id: expect.any(String), name: "Asha", mobile, role: "user", referralCode: null });
	});
});

describe("the end of a session", () => {
	test("comes after 30 days without use", async () => {
		const { token } = await signIn(server, mobile);
		server.clock.advance(30 * day - 1);
		expect((await me(token)).status).toBe(200);
		server.clock.advance(30 * day);
		expect((await me(token)).status).toBe(401);
	});

	test("comes after 180 days in all, however much it is used", async () => {
		const { token } = await signIn(server, mobile);
		for (let days = 0; days < 180; days += 20) {
			expect((await me(token)).status).toBe(200);
			server.clock.advance(20 * day);
		}
		expect((await me(token)).status).toBe(401);
	});

	test.each(["admin", "customerSupport", "salesPerson"] as const)(
		"of a %s comes after 12 hours, however much it is used",
		async (role) => {
			const { token, user } = await signIn(server, mobile, { role });
			for (let hours = 0; hours < 11; hours++) {
				server.clock.advance(hour);
				expect((await me(token)).status).toBe(200);
			}
			server.clock.advance(hour);
			expect((await me(token)).status).toBe(401);
			const rows = await server.database.db.select().from(sessions).where(eq(sessions.userId, user._id));
			expect(rows.map(({ endsAt, createdAt }) => endsAt.getTime() - createdAt.getTime())).toEqual([
				12 * hour,
			]);
		},
	);

	test("of a person who joins the staff comes 12 hours after login, also if the login was before", async () => {
		const admin = await signIn(server, freshMobile(), { role: "admin" });
		server.clock.advance(-13 * hour);
		const old = await enterWith("curl");
		server.clock.advance(8 * hour);
		const recent = await enterWith("curl");
		server.clock.advance(5 * hour);
		const { _id: id } = (await me(old)).body;
		const body = { role: "salesPerson", reason: "Joins the sales team" };
		await passSecondFactor(server, admin.token);
		const given = await server.call("PUT", `/api/users/${id}/role`, { token: admin.token, body });
		expect(given.status).toBe(200);
		expect([(await me(old)).status, (await me(recent)).status]).toEqual([401, 200]);
		const rows = await server.database.db.select().from(sessions).where(eq(sessions.userId, id));
		expect(rows.map(({ endsAt, createdAt }) => endsAt.getTime() - createdAt.getTime())).toEqual([
			12 * hour,
			12 * hour,
		]);
		server.clock.advance(7 * hour);
		expect((await me(recent)).status).toBe(401);
	});

	test("a session's last use is stored at most once an hour", async () => {
		const { token, user } = await signIn(server, mobile);
		const lastUsedAt = async () =>
			(await server.database.db.select().from(sessions).where(eq(sessions.userId, user._id)))[0]?.lastUsedAt;
		const start = server.clock();
		server.clock.advance(hour - 1);
		await me(token);
		expect(await lastUsedAt()).toEqual(start);
		server.clock.advance(2);
		await me(token);
		expect(await lastUsedAt()).toEqual(server.clock());
	});

	test("comes with logout, only for this session", async () => {
		expect((await server.call("POST", "/api/auth/logout")).status).toBe(401);
		const [here, there] = [await enterWith("curl"), await enterWith("curl")];
		expect(await server.call("POST", "/api/auth/logout", { token: here })).toMatchObject({
			status: 200,
			body: { success: true },
		});
		expect((await me(here)).status).toBe(401);
		expect((await me(there)).status).toBe(200);
		expect((await server.call("POST", "/api/auth/logout", { token: here })).status).toBe(401);
	});
});

describe("GET /api/users/me/sessions", () => {
	test("answers 401 for guests", async () => {
		expect((await server.call("GET", "/api/users/me/sessions")).status).toBe(401);
	});

	test("lists the person's own running sessions, this one first, then by latest use, without tokens", async () => {
		await signIn(server, freshMobile());
		const old = await enterWith("curl");
		await enterWith("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0");
		const phone = await enterWith(
			"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
		);
		const { status, body } = await server.call("GET", "/api/users/me/sessions", { token: old });
		expect(status).toBe(200);
		expect(body.sessions).toEqual([
			{
				_id: expect.any(String),
				device: "Unknown device",
				createdAt: "2026-11-20T06:31:00.000Z",
				lastUsedAt: "2026-11-20T06:31:00.000Z",
				current: true,
			},
			{
				_id: expect.any(String),
				device: "Chrome on Android",
				createdAt: "2026-11-20T06:33:00.000Z",
				lastUsedAt: "2026-11-20T06:33:00.000Z",
				current: false,
			},
			{
				_id: expect.any(String),
				device: "Firefox on Windows",
				createdAt: "2026-11-20T06:32:00.000Z",
				lastUsedAt: "2026-11-20T06:32:00.000Z",
				current: false,
			},
		]);
		expect(JSON.stringify(body)).not.toContain(phone);
	});

	test("leaves out sessions that have ended", async () => {
		await enterWith("curl");
		server.clock.advance(31 * day);
		const token = await enterWith("curl");
		expect((await server.call("GET", "/api/users/me/sessions", { token })).body.sessions).toHaveLength(1);
	});
});

const end = (id: string, token?: string) => server.call("DELETE", `/api/users/me/sessions/${id}`, { token });
const listOf = async (token: string) =>
	(await server.call("GET", "/api/users/me/sessions", { token })).body.sessions;

describe("DELETE /api/users/me/sessions/:id", () => {
	test("answers 401, 400 and 404 in this order", async () => {
		expect((await end(unknownId)).status).toBe(401);
		const { token } = await signIn(server, mobile);
		expect((await end("1", token)).status).toBe(400);
		expect((await end(unknownId, token)).status).toBe(404);
	});

	test("answers 404 for another person's session, which continues", async () => {
		const other = await signIn(server, freshMobile());
		const [theirs] = await listOf(other.token);
		const { token } = await signIn(server, mobile);
		expect((await end(theirs._id, token)).status).toBe(404);
		expect((await me(other.token)).status).toBe(200);
	});

	test("ends the given session", async () => {
		const [here, there] = [await enterWith("curl"), await enterWith("curl")];
		const other = (await listOf(here)).find((session: { current: boolean }) => !session.current);
		expect((await end(other._id, here)).status).toBe(200);
		expect((await me(there)).status).toBe(401);
		expect((await me(here)).status).toBe(200);
	});
});

describe("the limit of sessions", () => {
	/** Adds sessions that were used one after the other in the past, the first one longest ago. */
	async function fillSessions(userId: string, count: number): Promise<string[]> {
		const now = server.clock().getTime();
		const rows = Array.from({ length: count }, (_, place) => ({
			id: newId(),
			userId,
			tokenHash: `${userId}-${place}`,
			device: `Device ${place}`,
			createdAt: new Date(now - day),
			lastUsedAt: new Date(now - day + place),
			endsAt: new Date(now + day),
		}));
		await server.database.db.insert(sessions).values(rows);
		return rows.map(({ id }) => id);
	}
	const idsOf = async (userId: string) =>
		(
			await server.database.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
		).map(({ id }) => id);

	test("keeps 20 sessions: the 21st login ends the one that was used least recently", async () => {
		const { token, user } = await signIn(server, mobile);
		const older = await fillSessions(user._id, 18);
		const twentieth = await enterWith("curl");
		expect(await idsOf(user._id)).toHaveLength(20);
		expect((await me(twentieth)).status).toBe(200);
		await enterWith("curl");
		const left = await idsOf(user._id);
		expect(left).toHaveLength(20);
		expect(left).not.toContain(older[0]);
		expect(left).toContain(older[1]);
		expect((await me(token)).status).toBe(200);
	});

	test("ends all sessions above the limit, never the new one, and no other person's", async () => {
		const other = await signIn(server, freshMobile());
		const { user } = await signIn(server, mobile);
		await fillSessions(user._id, 30);
		await server.database.db
			.update(sessions)
			.set({ lastUsedAt: new Date(server.clock().getTime() + hour) })
			.where(eq(sessions.userId, user._id));
		const token = await enterWith("curl");
		expect(await idsOf(user._id)).toHaveLength(20);
		expect((await me(token)).status).toBe(200);
		expect((await me(other.token)).status).toBe(200);
	});

	test("two simultaneous logins stay within the limit", async () => {
		const { user } = await signIn(server, mobile);
		await fillSessions(user._id, 19);
		server.clock.advance(60_000);
		const proofs = [await proveMobile(server, mobile)];
		server.clock.advance(60_000);
		proofs.push(await proveMobile(server, mobile));
		const logins = proofs.map((verificationToken) =>
			server.call("POST", "/api/users", { body: { mobile, verificationToken } }),
		);
		expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200]);
		expect(await idsOf(user._id)).toHaveLength(20);
	});
});

describe("DELETE /api/users/me/sessions", () => {
	const endOthers = (token?: string) => server.call("DELETE", "/api/users/me/sessions", { token });

	test("answers 401 for guests, and ends nothing", async () => {
		const { token } = await signIn(server, mobile);
		expect((await endOthers()).status).toBe(401);
		expect((await me(token)).status).toBe(200);
	});

	test("ends all sessions of the person except this one, and no other person's", async () => {
		const other = await signIn(server, freshMobile());
		const [here, there, elsewhere] = [
			await enterWith("curl"),
			await enterWith("curl"),
			await enterWith("curl"),
		];
		expect(await endOthers(here)).toMatchObject({ status: 200, body: { success: true } });
		expect((await me(here)).status).toBe(200);
		expect((await me(there)).status).toBe(401);
		expect((await me(elsewhere)).status).toBe(401);
		expect((await me(other.token)).status).toBe(200);
		expect((await endOthers(here)).status).toBe(200);
	});
});
