import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../testing/file-server.ts";
import { sessions, users } from "./accounts.tables.ts";
import { freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const admin = "+919000000001";
const notVerified = "Please verify your mobile number first.";
const minute = 60_000;

const server = fileServer();
let mobile: string;
beforeEach(() => {
	server.clock.advance(minute);
	mobile = freshMobile();
});

const enter = (body: Record<string, unknown>) => server.call("POST", "/api/users", { body });
const refused = { status: 401, body: { message: notVerified } };
const countUsers = () => server.database.db.$count(users);

describe("POST /api/users", () => {
	test("a login requires a proof", async () => {
		const before = await countUsers();
		expect(await enter({ mobile })).toMatchObject(refused);
		expect(await enter({ mobile, verificationToken: "" })).toMatchObject(refused);
		expect(await enter({ mobile, verificationToken: "A".repeat(43) })).toMatchObject(refused);
		expect(await countUsers()).toBe(before);
	});

	test("reports a bad mobile at its field", async () => {
		const { status, body } = await enter({ mobile: "5876543210" });
		expect(status).toBe(400);
		expect(body.errors).toEqual([
			{ msg: "Invalid mobile number. Please enter a valid number with 10 digits.", path: "mobile" },
		]);
	});

	test("refuses the proof of another mobile and does not use it up", async () => {
		const verificationToken = await proveMobile(server, mobile);
		expect(await enter({ mobile: freshMobile(), verificationToken })).toMatchObject(refused);
		expect((await enter({ mobile, verificationToken })).status).toBe(200);
	});

	test("a proof opens one session", async () => {
		const verificationToken = await proveMobile(server, mobile);
		expect((await enter({ mobile, verificationToken })).status).toBe(200);
		expect(await enter({ mobile, verificationToken })).toMatchObject(refused);
	});

	test("accepts one of five simultaneous logins with one proof", async () => {
		const verificationToken = await proveMobile(server, mobile);
		const answers = await Promise.all(Array.from({ length: 5 }, () => enter({ mobile, verificationToken })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
	});

	test("accepts a proof for ten minutes", async () => {
		const late = await proveMobile(server, mobile);
		server.clock.advance(10 * minute);
		expect(await enter({ mobile, verificationToken: late })).toMatchObject(refused);
		const inTime = await proveMobile(server, mobile);
		server.clock.advance(10 * minute - 1);
		expect((await enter({ mobile, verificationToken: inTime })).status).toBe(200);
	});

	test("the first login registers, the second uses the same account", async () => {
		const first = await enter({ mobile, verificationToken: await proveMobile(server, mobile) });
		expect(first.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), isNewUser: true });
		server.clock.advance(minute);
		const second = await enter({ mobile, verificationToken: await proveMobile(server, mobile) });
		expect(second.body.isNewUser).toBe(false);
		expect(second.body.token).not.toBe(first.body.token);
		const [one, two] = await Promise.all(
			[first, second].map(({ body }) => server.call("GET", "/api/auth", { token: body.token })),
		);
		expect(two?.body).toEqual(one?.body);
	});

	test("two simultaneous proofs of a new mobile create one account", async () => {
		const proofs = [await proveMobile(server, mobile)];
		server.clock.advance(minute);
		proofs.push(await proveMobile(server, mobile));
		const answers = await Promise.all(
			proofs.map((verificationToken) => enter({ mobile, verificationToken })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(answers.filter(({ body }) => body.isNewUser)).toHaveLength(1);
		expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(1);
	});

	test("stores only the token's hash", async () => {
		const { token } = await signIn(server, mobile);
		expect(JSON.stringify(await server.database.db.select().from(sessions))).not.toContain(token);
	});
});

describe("ADMIN_MOBILES", () => {
	test("makes its mobiles admins at login, with a code and an audit entry, once", async () => {
		const { user } = await signIn(server, admin);
		expect(user).toMatchObject({
			role: "admin",
			referralCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
		});
		server.clock.advance(minute);
		const again = await signIn(server, admin);
		expect(again.user.referralCode).toBe(user.referralCode);
		const entries = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, user._id));
		expect(entries).toMatchObject([
			{
				actorId: null,
				action: "user.role",
				reason: "ADMIN_MOBILES",
				before: { role: "user" },
				after: { role: "admin" },
			},
		]);
	});

	test("leaves everyone else a user without a referral code", async () => {
		expect((await signIn(server, mobile)).user).toMatchObject({
			role: "user",
			referralCode: null,
			name: null,
		});
	});
});
