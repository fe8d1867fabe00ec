import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { cleanAccounts } from "./accounts.jobs.ts";
import { mobileViews } from "./accounts.tables.ts";
import { freshMobile, signIn } from "./testing/sign-in.ts";

const day = 24 * 3_600_000;

const server = fileServer();
let admin: Awaited<ReturnType<typeof signIn>>;
let customer: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
	server.clock.advance(day);
	customer = await signIn(server, freshMobile(), { name: "Asha" });
	admin = await signIn(server, freshMobile(), { role: "admin" });
	await server.database.db.delete(mobileViews);
});

const find = (mobile = customer.user.mobile, token = admin.token) =>
	server.call("GET", `/api/users?mobile=${encodeURIComponent(mobile)}`, { token });
const views = () => server.database.db.select().from(mobileViews).orderBy(asc(mobileViews.at));
const exported = async (token: string) =>
	(await server.call("GET", "/api/users/me/export", { token })).body.mobileSeenByStaff;

describe("what staff see of others' mobiles", () => {
	test("is recorded with viewer, call and time; the mobile itself is not copied", async () => {
		expect((await find()).body.users[0].mobile).toBe(customer.user.mobile);
		const [view, ...others] = await views();
		expect(others).toEqual([]);
		expect(view).toMatchObject({
			viewerId: admin.user._id,
			call: "GET /api/users",
			at: server.clock(),
			day: server.clock().toISOString().slice(0, 10),
			mobileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
		expect(JSON.stringify(view)).not.toContain(customer.user.mobile.slice(3));
	});

	test("is recorded once a day for the same person and call, also if ten calls run at once", async () => {
		await Promise.all(Array.from({ length: 10 }, () => find()));
		expect(await views()).toHaveLength(1);
		server.clock.advance(day);
		// A staff session ends before the day does.
		const { token } = await signIn(server, admin.user.mobile);
		await find(customer.user.mobile, token);
		expect(await views()).toHaveLength(2);
	});

	test("is recorded with a row per person, and none for a response without mobiles", async () => {
		const others = await Promise.all([1, 2, 3].map(() => signIn(server, freshMobile())));
		expect((await find(freshMobile())).body.users).toEqual([]);
		expect(await views()).toEqual([]);
		for (const { user } of others) await find(user.mobile);
		expect(await views()).toHaveLength(3);
	});

	test("is not recorded for the viewer's own mobile, or if the viewer is not staff", async () => {
		await server.call("GET", "/api/auth", { token: admin.token });
		await find(admin.user.mobile);
		await server.call("GET", "/api/auth", { token: customer.token });
		expect(await views()).toEqual([]);
	});

	test("is not recorded for a refusal, which shows nothing", async () => {
		expect((await find(customer.user.mobile, customer.token)).status).toBe(403);
		expect(await views()).toEqual([]);
	});

	test("is not sent if it cannot be recorded", async () => {
		const { db } = server.database;
		await db.execute("alter table mobile_views rename to mobile_views_away");
		const refused = await find();
		await db.execute("alter table mobile_views_away rename to mobile_views");
		expect(refused.status).toBe(500);
		expect(JSON.stringify(refused.body)).not.toContain(customer.user.mobile);
	});
});

describe("the record", () => {
	test("is shown to its person without the viewer, and to no one else", async () => {
		await find();
		expect(await exported(customer.token)).toEqual([
			{ at: server.clock().toISOString(), call: "GET /api/users" },
		]);
		expect(await exported(admin.token)).toEqual([]);
	});

	test("cannot be changed", async () => {
		await find();
		await expect(
			server.database.db.update(mobileViews).set({ call: "GET /api/health" }),
		).rejects.toMatchObject({ cause: { message: "traces of mobiles seen are never changed" } });
	});

	test("outlives the account and is deleted after a year", async () => {
		await find();
		await server.call("DELETE", "/api/users/me", {
			token: customer.token,
			body: { mobile: customer.user.mobile },
		});
		server.clock.advance(366 * day);
		await cleanAccounts(server.database.db, server.clock);
		expect(await views()).toHaveLength(1);
		server.clock.advance(day);
		await cleanAccounts(server.database.db, server.clock);
		expect(
			await server.database.db.select().from(mobileViews).where(eq(mobileViews.viewerId, admin.user._id)),
		).toEqual([]);
	});
});
