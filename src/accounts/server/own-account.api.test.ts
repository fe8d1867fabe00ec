import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildJob } from "../../job-board/server/testing/build-job.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../testing/file-server.ts";
import { profiles } from "../../profiles/server/profiles.tables.ts";
import { users } from "./accounts.tables.ts";
import { freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const server = fileServer();
let mobile: string;
beforeEach(() => {
	server.clock.advance(60_000);
	mobile = freshMobile();
});

const rename = (name: unknown, token?: string) =>
	server.call("PUT", "/api/users/me", { token, body: { name } });
const remove = (body: unknown, token?: string) => server.call("DELETE", "/api/users/me", { token, body });
const rowOf = async (id: string) =>
	(await server.database.db.select().from(users).where(eq(users.id, id)))[0];

describe("PUT /api/users/me/language", () => {
	const choose = (language: unknown, token?: string) =>
		server.call("PUT", "/api/users/me/language", { token, body: { language } });

	test("401 for guests, 400 for a language that we do not have", async () => {
		expect((await choose("hi")).status).toBe(401);
		const { token } = await signIn(server, mobile);
		for (const language of ["xx", "HI", "", null, undefined])
			expect((await choose(language, token)).status).toBe(400);
	});

	test("stores the language, which only the own account has", async () => {
		const { token, user } = await signIn(server, mobile);
		expect(user).not.toHaveProperty("language");
		expect(await choose("hi", token)).toMatchObject({ status: 200, body: { language: "hi" } });
		expect((await server.call("GET", "/api/auth", { token })).body.language).toBe("hi");
		const admin = await signIn(server, freshMobile(), { role: "admin" });
		const found = await server.call("GET", `/api/users?mobile=${encodeURIComponent(mobile)}`, {
			token: admin.token,
		});
		expect(found.body.users[0]).not.toHaveProperty("language");
	});
});

describe("PUT /api/users/me", () => {
	test("401 for guests", async () => {
		expect((await rename("Asha")).status).toBe(401);
	});

	test.each([
		["one letter", "A"],
		["blanks", "      "],
		["61 letters", "A".repeat(61)],
		["a number", 7],
		["no name", undefined],
	])("400 with %s, by its field", async (_what, name) => {
		const { token } = await signIn(server, mobile);
		expect(await rename(name, token)).toMatchObject({
			status: 400,
			body: { errors: [{ msg: "Please enter a name of 2 to 60 characters.", path: "name" }] },
		});
	});

	test("saves the trimmed name and returns the account; markup stays text", async () => {
		const { token, user } = await signIn(server, mobile);
		const { status, body } = await rename("  <b>Asha</b> \u202eDevi ", token);
		expect(status).toBe(200);
		expect(body).toEqual({ ...user, name: "<b>Asha</b> Devi" });
		expect((await server.call("GET", "/api/auth", { token })).body.name).toBe("<b>Asha</b> Devi");
	});

	test("returns the photo of the own profile, which is not part of other people's accounts", async () => {
		const { token, user } = await signIn(server, mobile);
		expect(user).not.toHaveProperty("photo");
		const now = server.clock();
		await server.database.db.insert(profiles).values({
			userId: user._id,
			status: "Professional",
			skills: [],
			picture: "a1b2c3",
			createdAt: now,
			updatedAt: now,
		});
		const photo = "/media/profile-photos/a1b2c3-400.webp";
		expect((await server.call("GET", "/api/auth", { token })).body.photo).toBe(photo);
		expect((await rename("Asha Devi", token)).body.photo).toBe(photo);
		const admin = await signIn(server, freshMobile(), { role: "admin" });
		const found = await server.call("GET", `/api/users?mobile=${encodeURIComponent(mobile)}`, {
			token: admin.token,
		});
		expect(found.body.users).toMatchObject([{ _id: user._id }]);
		expect(found.body.users[0]).not.toHaveProperty("photo");
	});

	test("names what the person does here, to that person only", async () => {
		const { token, user } = await signIn(server, mobile);
		expect(user).not.toHaveProperty("activities");
		const activities = async () => (await server.call("GET", "/api/auth", { token })).body.activities;
		const { serviceId } = await buildListing(server, { userId: user._id });
		expect(await activities()).toEqual(["listings"]);
		await buildJob(server, { createdBy: user._id, serviceId });
		expect(await activities()).toEqual(["listings", "jobs"]);
		const admin = await signIn(server, freshMobile(), { role: "admin" });
		const found = await server.call("GET", `/api/users?mobile=${encodeURIComponent(mobile)}`, {
			token: admin.token,
		});
		expect(found.body.users[0]).not.toHaveProperty("activities");
	});

	test("changes no other field", async () => {
		const { token, user } = await signIn(server, mobile);
		await server.call("PUT", "/api/users/me", {
			token,
			body: { name: "Asha", role: "admin", mobile: freshMobile() },
		});
		expect(await rowOf(user._id)).toMatchObject({ name: "Asha", role: "user", mobile });
	});
});

describe("GET /api/users/me/export", () => {
	test("401 for guests", async () => {
		expect((await server.call("GET", "/api/users/me/export")).status).toBe(401);
	});

	test("contains the account, its creation time and its sessions, and nothing of others", async () => {
		const other = await signIn(server, freshMobile(), { name: "Somebody Else" });
		const { token, user } = await signIn(server, mobile, { name: "Asha" });
		const { status, body } = await server.call("GET", "/api/users/me/export", { token });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			account: user,
			registeredAt: server.clock().toISOString(),
			sessions: [{ current: true }],
		});
		expect(JSON.stringify(body)).not.toMatch(new RegExp(`Somebody|${other.user._id}|${token}`));
	});
});

describe("DELETE /api/users/me", () => {
	test("401 for guests", async () => {
		expect((await remove({ mobile })).status).toBe(401);
	});

	test("answers 400 unless the person's own mobile confirms it, and changes nothing", async () => {
		const { token, user } = await signIn(server, mobile, { name: "Asha" });
		expect((await remove({}, token)).status).toBe(400);
		expect(await remove({ mobile: freshMobile() }, token)).toMatchObject({
			status: 400,
			body: { errors: [{ msg: "This is not the mobile number of your account.", path: "mobile" }] },
		});
		expect(await rowOf(user._id)).toMatchObject({ name: "Asha", mobile, deletedAt: null });
	});

	test("blanks the row, ends every session, and lets the mobile register again as a new person", async () => {
		const first = await signIn(server, mobile, { name: "Asha", role: "salesPerson" });
		server.clock.advance(60_000);
		const second = await signIn(server, mobile);
		expect((await remove({ mobile: mobile.slice(3) }, first.token)).status).toBe(200);
		expect(await rowOf(first.user._id)).toMatchObject({
			mobile: null,
			name: null,
			referralCode: null,
			role: "user",
			deletedAt: server.clock(),
		});
		expect((await server.call("GET", "/api/auth", { token: first.token })).status).toBe(401);
		expect((await server.call("GET", "/api/auth", { token: second.token })).status).toBe(401);
		server.clock.advance(60_000);
		const anew = await signIn(server, mobile);
		expect(anew.user).toMatchObject({ name: null, role: "user" });
		expect(anew.user._id).not.toBe(first.user._id);
	});

	test("one of two simultaneous deletions succeeds and leaves one blank row", async () => {
		const { token, user } = await signIn(server, mobile);
		const answers = await Promise.all([remove({ mobile }, token), remove({ mobile }, token)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.every(({ status }) => [200, 401, 404].includes(status))).toBe(true);
		expect(await rowOf(user._id)).toMatchObject({ mobile: null });
	});

	test("a simultaneous login never leaves a session of the blanked account", async () => {
		for (let round = 0; round < 8; round++) {
			const person = freshMobile();
			const { token } = await signIn(server, person);
			server.clock.advance(60_000);
			const verificationToken = await proveMobile(server, person);
			const entry = { mobile: person, verificationToken };
			const [entered] = await Promise.all([
				server.call("POST", "/api/users", { body: entry }),
				remove({ mobile: person }, token),
			]);
			expect(entered.status).toBe(200);
		}
		const { rows } = await server.database.db.execute(sql`
			select s.id from sessions s join users u on u.id = s.user_id where u.deleted_at is not null`);
		expect(rows).toEqual([]);
	});

	test("a session that outlived its account opens nothing", async () => {
		const { token, user } = await signIn(server, mobile);
		await server.database.db.update(users).set({ deletedAt: server.clock() }).where(eq(users.id, user._id));
		expect((await server.call("GET", "/api/users/me/sessions", { token })).status).toBe(401);
	});
});
