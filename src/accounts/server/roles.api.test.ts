import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isStaff, type Role, roles } from "../../platform/access.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { users } from "./accounts.tables.ts";
import { freshMobile, passSecondFactor, signIn } from "./testing/sign-in.ts";
import { lockAdmins } from "./users.repository.ts";

const unknownId = "01900000-0000-7000-8000-000000000000";

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = (await signIn(server, freshMobile(), { role: "admin" })).token;
});
afterAll(() => server.close());
beforeEach(async () => {
	server.clock.advance(60_000);
	// Setting a role requires a code that was given in the last ten minutes.
	await passSecondFactor(server, admin);
});

const reason = "Joins the support team";
const grant = (id: string, role: unknown, token?: string) =>
	server.call("PUT", `/api/users/${id}/role`, { token, body: { role, reason } });
const rowOf = async (id: string) =>
	(await server.database.db.select().from(users).where(eq(users.id, id)))[0];
const auditOf = (id: string) =>
	server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
const others: Role[] = roles.filter((role) => role !== "admin");

const find = (mobile: string, token?: string) =>
	server.call("GET", `/api/users?mobile=${encodeURIComponent(mobile)}`, { token });

describe("GET /api/users", () => {
	test("answers 401 for guests and 403 for every other role", async () => {
		const mobile = freshMobile();
		expect((await find(mobile)).status).toBe(401);
		for (const role of others) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, ...(await find(mobile, token)) }).toMatchObject({ role, status: 403 });
		}
	});

	test("answers 400 without a mobile, with the required message", async () => {
		expect(await server.call("GET", "/api/users", { token: admin })).toMatchObject({
			status: 400,
			body: { errors: [{ msg: "Please enter a 10-digit mobile number.", path: "mobile" }] },
		});
	});

	test("returns the user of the mobile, in any usual spelling, or none", async () => {
		const mobile = freshMobile();
		const { user } = await signIn(server, mobile, { name: "Asha" });
		for (const spelling of [mobile, mobile.slice(1), mobile.slice(3)]) {
			expect(await find(spelling, admin)).toMatchObject({ status: 200, body: { users: [user] } });
		}
		expect((await find(freshMobile(), admin)).body).toEqual({ users: [] });
	});
});

describe("PUT /api/users/:id/role", () => {
	test("answers 401 for guests and 403 for every other role, also on themselves, and changes nothing", async () => {
		expect((await grant(unknownId, "admin")).status).toBe(401);
		for (const role of others) {
			const { token, user } = await signIn(server, freshMobile(), { role });
			expect({ role, ...(await grant(user._id, "admin", token)) }).toMatchObject({ role, status: 403 });
			expect(await rowOf(user._id)).toMatchObject({ role });
		}
	});

	test("answers 400 for an unknown role and 404 for an unknown person", async () => {
		const { user } = await signIn(server, freshMobile());
		expect((await grant(user._id, "owner", admin)).status).toBe(400);
		expect((await grant("1", "admin", admin)).status).toBe(400);
		expect((await grant(unknownId, "admin", admin)).status).toBe(404);
	});

	test.each([undefined, "", "  ", "x".repeat(501)])(
		"answers 400 for the reason %j, and the role stays",
		async (given) => {
			const { user } = await signIn(server, freshMobile());
			const body = { role: "admin", reason: given };
			expect(await server.call("PUT", `/api/users/${user._id}/role`, { token: admin, body })).toMatchObject({
				status: 400,
				body: { errors: [{ path: "reason", msg: "Please give a reason for the role change." }] },
			});
			expect(await rowOf(user._id)).toMatchObject({ role: "user" });
			expect(await auditOf(user._id)).toEqual([]);
		},
	);

	test("answers 404 for a deleted account", async () => {
		const mobile = freshMobile();
		const { token, user } = await signIn(server, mobile);
		await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
		expect((await grant(user._id, "salesPerson", admin)).status).toBe(404);
	});

	test.each(others.filter((role) => role !== "user"))("makes a %s, with a referral code", async (role) => {
		const { token, user } = await signIn(server, freshMobile());
		const { status, body } = await grant(user._id, role, admin);
		expect(status).toBe(200);
		expect(body).toEqual({ ...user, role, referralCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) });
		// Their own session has no staff rights before the second factor.
		const own = { ...body, ...(isStaff({ role }) && { secondFactor: "enrol" }) };
		expect((await server.call("GET", "/api/auth", { token })).body).toEqual(own);
	});

	test("adds an audit entry with admin, reason, before and after, without mobile or name; none if the role is unchanged", async () => {
		const { user } = await signIn(server, freshMobile(), { name: "Asha" });
		await grant(user._id, "promotor", admin);
		await grant(user._id, "promotor", admin);
		const { body: me } = await server.call("GET", "/api/auth", { token: admin });
		const entries = await auditOf(user._id);
		expect(entries).toMatchObject([
			{
				actorId: me._id,
				action: "user.role",
				subjectType: "user",
				reason,
				before: { role: "user" },
				after: { role: "promotor" },
			},
		]);
		expect(JSON.stringify(entries)).not.toMatch(/\+91|Asha/);
	});

	test("applies from the next call on: a removed role opens nothing any more", async () => {
		const { token, user } = await signIn(server, freshMobile(), { role: "admin" });
		expect((await server.call("GET", "/api/users?mobile=9876543210", { token })).status).toBe(200);
		expect((await grant(user._id, "user", admin)).status).toBe(200);
		expect((await server.call("GET", "/api/users?mobile=9876543210", { token })).status).toBe(403);
	});

	test("the referral code stays when the role is removed", async () => {
		const { user } = await signIn(server, freshMobile());
		const { body } = await grant(user._id, "salesPerson", admin);
		expect((await grant(user._id, "user", admin)).body.referralCode).toBe(body.referralCode);
	});
});

async function startWithAdmins(count: number) {
	const own = await startTestServer();
	const admins = [];
	for (let made = 0; made < count; made++) admins.push(await signIn(own, freshMobile(), { role: "admin" }));
	const change = (id: string, role: Role, token: string) =>
		own.call("PUT", `/api/users/${id}/role`, { token, body: { role, reason } });
	const countAdmins = () => own.database.db.$count(users, eq(users.role, "admin"));
	const remove = (mobile: string, token: string) =>
		own.call("DELETE", "/api/users/me", { token, body: { mobile } });
	return { own, admins, change, remove, countAdmins };
}

/** Locks the admins' rows until released, so that changes run at the same moment. */
async function holdAdmins({ database }: TestServer): Promise<{ release: () => void; done: Promise<void> }> {
	const isHeld = Promise.withResolvers<void>();
	const mayGo = Promise.withResolvers<void>();
	const done = inTransaction(database.db, async (tx) => {
		await lockAdmins(tx);
		isHeld.resolve();
		await mayGo.promise;
	});
	await isHeld.promise;
	return { release: () => mayGo.resolve(), done };
}

describe("the last admin", () => {
	test("cannot step down", async () => {
		const { own, admins, change, countAdmins } = await startWithAdmins(1);
		for (const { token, user } of admins) {
			expect(await change(user._id, "user", token)).toMatchObject({
				status: 409,
				body: { message: "At least one admin must remain." },
			});
		}
		expect(await countAdmins()).toBe(1);
		await own.close();
	});

	test("remains if two remove each other's role, or step down, at the same moment", async () => {
		const { own, admins, change, countAdmins } = await startWithAdmins(2);
		const [one, two] = admins;
		const { release, done } = await holdAdmins(own);
		const changes = [
			change(two?.user._id ?? "", "user", one?.token ?? ""),
			change(one?.user._id ?? "", "user", two?.token ?? ""),
		];
		await untilBlocked(own, 2);
		release();
		await done;
		const answers = await Promise.all(changes);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await countAdmins()).toBe(1);
		await own.close();
	});

	test("cannot delete their account unless there is another", async () => {
		const { own, admins, remove, countAdmins } = await startWithAdmins(1);
		const [only] = admins;
		const { mobile = "" } = only?.user ?? {};
		expect(await remove(mobile, only?.token ?? "")).toMatchObject({
			status: 409,
			body: { message: "At least one admin must remain." },
		});
		expect(await countAdmins()).toBe(1);
		await signIn(own, freshMobile(), { role: "admin" });
		expect((await remove(mobile, only?.token ?? "")).status).toBe(200);
		expect(await countAdmins()).toBe(1);
		await own.close();
	});

	test("remains if two delete their accounts, or one steps down, at the same moment", async () => {
		for (const act of ["delete", "step down"]) {
			const { own, admins, change, remove, countAdmins } = await startWithAdmins(2);
			const [one, two] = admins;
			const { release, done } = await holdAdmins(own);
			const acts = [
				remove(one?.user.mobile ?? "", one?.token ?? ""),
				act === "delete"
					? remove(two?.user.mobile ?? "", two?.token ?? "")
					: change(two?.user._id ?? "", "user", two?.token ?? ""),
			];
			await untilBlocked(own, 2);
			release();
			await done;
			const answers = await Promise.all(acts);
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
			expect(await countAdmins()).toBe(1);
			await own.close();
		}
	});
});
