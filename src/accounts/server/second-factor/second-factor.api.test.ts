import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { secondFactors, users } from "../accounts.tables.ts";
import { freshMobile, proveMobile, signIn } from "../testing/sign-in.ts";
import { codeAt } from "./totp.ts";

const server = fileServer();
const minute = 60_000;
const step = 30_000;
let mobile: string;
beforeEach(() => {
	server.clock.advance(20 * minute);
	mobile = freshMobile();
});

const enrol = (token?: string) => server.call("POST", "/api/auth/second-factor/enrol", { token });
const give = (code: unknown, token?: string) =>
	server.call("POST", "/api/auth/second-factor", { token, body: { code } });
const read = (token?: string) => server.call("GET", "/api/auth/second-factor", { token });
const me = (token: string) => server.call("GET", "/api/auth", { token });
const staffCall = (token: string) => server.call("GET", "/api/work", { token });
const rowOf = async (userId: string) =>
	(await server.database.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
const auditOfUser = (userId: string) =>
	server.database.db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, userId))
		.orderBy(desc(auditEntries.at));

const newStaff = () => signIn(server, mobile, { role: "customerSupport", secondFactor: "missing" });

/** A staff member whose session has just confirmed a second factor. */
async function enrolled() {
	const { token, user } = await newStaff();
	const { body } = await enrol(token);
	const secret: string = body.secret;
	expect((await give(codeAt(secret, server.clock()), token)).status).toBe(200);
	server.clock.advance(step);
	return { token, user, secret, recoveryCodes: body.recoveryCodes as string[] };
}

/** Another session of the same person, without a code. */
async function logInAgain(): Promise<string> {
	server.clock.advance(minute);
	const verificationToken = await proveMobile(server, mobile);
	return (await server.call("POST", "/api/users", { body: { mobile, verificationToken } })).body.token;
}

describe("access", () => {
	test("answers 401 for guests", async () => {
		const answers = await Promise.all([enrol(), give("123456"), read()]);
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
	});

	test("answers 403 without a staff role and stores nothing", async () => {
		const { token, user } = await signIn(server, mobile, { role: "promotor" });
		const answers = await Promise.all([enrol(token), give("123456", token), read(token)]);
		expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
		expect(await rowOf(user._id)).toBeUndefined();
	});

	test.each([undefined, 7, "", "1".repeat(21)])("answers 400 for the code %s", async (code) => {
		const { token } = await enrolled();
		expect(await give(code, token)).toMatchObject({ status: 400, body: { errors: [{ path: "code" }] } });
	});

	test("answers 409 if nothing is set up", async () => {
		const { token } = await newStaff();
		expect(await give("123456", token)).toMatchObject({
			status: 409,
			body: { reason: "second_factor_not_enrolled" },
		});
	});
});

describe("setting up", () => {
	test("without a code the account has a role and the session has no staff rights", async () => {
		const { token } = await newStaff();
		expect((await me(token)).body).toMatchObject({ role: "customerSupport", secondFactor: "enrol" });
		expect(await staffCall(token)).toMatchObject({
			status: 403,
			body: { reason: "second_factor_required" },
		});
	});

	test("returns a secret and ten recovery codes, and stores neither in clear text", async () => {
		const { token, user } = await newStaff();
		const { status, body } = await enrol(token);
		expect(status).toBe(200);
		expect(Object.keys(body).toSorted()).toEqual(["otpauthUrl", "recoveryCodes", "secret"]);
		const url = new URL(body.otpauthUrl);
		expect(url.protocol).toBe("otpauth:");
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			secret: body.secret,
			digits: "6",
			period: "30",
		});
		expect(new Set(body.recoveryCodes).size).toBe(10);
		const stored = JSON.stringify(await rowOf(user._id));
		for (const secret of [body.secret, ...body.recoveryCodes]) expect(stored).not.toContain(secret);
	});

	test("gives the rights after a code has confirmed it, and adds an audit entry", async () => {
		const { token, user } = await enrolled();
		expect((await staffCall(token)).status).toBe(200);
		expect((await me(token)).body.secondFactor).toBeUndefined();
		expect((await read(token)).body).toEqual({ isEnrolled: true, recoveryCodesLeft: 10 });
		expect(await auditOfUser(user._id)).toMatchObject([
			{
				action: "user.second-factor",
				actorId: user._id,
				before: { secondFactor: false },
				after: { secondFactor: true },
			},
		]);
	});

	test("requires a login of the last ten minutes", async () => {
		const { token, user } = await newStaff();
		server.clock.advance(10 * minute);
		expect(await enrol(token)).toMatchObject({ status: 403, body: { reason: "login_stale" } });
		expect(await rowOf(user._id)).toBeUndefined();
	});

	test("is refused to a session without a code if a factor exists, even after a fresh login", async () => {
		const { user } = await enrolled();
		const before = await rowOf(user._id);
		const other = await logInAgain();
		expect((await me(other)).body.secondFactor).toBe("code");
		expect(await enrol(other)).toMatchObject({ status: 403, body: { reason: "second_factor_required" } });
		expect(await rowOf(user._id)).toEqual(before);
	});

	test("again requires a recent code, keeps the old factor until then and ends the rights of other sessions", async () => {
		const { token, secret } = await enrolled();
		const other = await logInAgain();
		await give(codeAt(secret, server.clock()), other);
		expect((await staffCall(other)).status).toBe(200);
		server.clock.advance(10 * minute);
		expect(await enrol(token)).toMatchObject({ status: 403, body: { reason: "second_factor_stale" } });
		expect((await give(codeAt(secret, server.clock()), token)).status).toBe(200);
		const { body } = await enrol(token);
		server.clock.advance(step);
		expect((await give(codeAt(secret, server.clock()), token)).status).toBe(200);
		expect((await staffCall(other)).status).toBe(200);
		expect((await give(codeAt(body.secret, server.clock()), token)).status).toBe(200);
		expect((await staffCall(other)).status).toBe(403);
		server.clock.advance(step);
		expect((await give(codeAt(secret, server.clock()), other)).status).toBe(400);
	});
});

describe("giving a code", () => {
	test("marks only this session", async () => {
		const { secret } = await enrolled();
		const [here, there] = [await logInAgain(), await logInAgain()];
		expect((await give(codeAt(secret, server.clock()), here)).status).toBe(200);
		expect([(await staffCall(here)).status, (await staffCall(there)).status]).toEqual([200, 403]);
	});

	test("accepts a code once over all sessions, and no earlier one afterwards", async () => {
		const { secret, token } = await enrolled();
		const other = await logInAgain();
		const early = codeAt(secret, server.clock());
		server.clock.advance(step);
		const code = codeAt(secret, server.clock());
		expect((await give(code, token)).status).toBe(200);
		for (const used of [code, early])
			expect(await give(used, other)).toMatchObject({
				status: 400,
				body: {
					errors: [{ msg: "This code has already been used. Please wait for the next one.", path: "code" }],
				},
			});
		expect((await staffCall(other)).status).toBe(403);
	});

	test("accepts the same code in one of many simultaneous requests", async () => {
		const { secret } = await enrolled();
		const tokens = [await logInAgain(), await logInAgain(), await logInAgain()];
		const code = codeAt(secret, server.clock());
		const statuses = await Promise.all(tokens.map(async (token) => (await give(code, token)).status));
		expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
	});

	test("accepts the previous and the next code, for phones whose clock is off by half a minute, and no others", async () => {
		const { secret } = await enrolled();
		const codeIn = (steps: number) => codeAt(secret, new Date(server.clock().getTime() + steps * step));
		const token = await logInAgain();
		expect((await give(codeIn(-2), token)).status).toBe(400);
		expect((await give(codeIn(2), token)).status).toBe(400);
		expect((await give(codeIn(-1), token)).status).toBe(200);
		expect((await give(codeIn(1), token)).status).toBe(200);
	});

	test("refuses another person's code", async () => {
		const { secret } = await enrolled();
		mobile = freshMobile();
		const { token } = await enrolled();
		const other = await logInAgain();
		expect((await give(codeAt(secret, server.clock()), other)).status).toBe(400);
		expect((await staffCall(token)).status).toBe(200);
	});

	test("locks all sessions of the account for 15 minutes after five wrong codes", async () => {
		const { secret } = await enrolled();
		const [here, there] = [await logInAgain(), await logInAgain()];
		const wrong = await Promise.all(
			["000000", "000000", "000000", "abc", "999999"].map((code) => give(code, here)),
		);
		expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
		const refused = await give(codeAt(secret, server.clock()), there);
		expect(refused).toMatchObject({
			status: 429,
			body: { message: "Too many wrong codes. Please try again in 15 minutes." },
		});
		expect(refused.headers["retry-after"]).toBe("900");
		server.clock.advance(15 * minute);
		expect((await give("000000", there)).status).toBe(400);
		expect((await give(codeAt(secret, server.clock()), there)).status).toBe(429);
		server.clock.advance(15 * minute);
		expect((await give(codeAt(secret, server.clock()), there)).status).toBe(200);
		expect((await give("000000", there)).status).toBe(400);
		server.clock.advance(step);
		expect((await give(codeAt(secret, server.clock()), there)).status).toBe(200);
	});

	test("accepts a recovery code once, in any spelling, and adds an audit entry", async () => {
		const { user, recoveryCodes } = await enrolled();
		const [code = ""] = recoveryCodes;
		const token = await logInAgain();
		expect((await give(code.toLowerCase().replaceAll("-", " "), token)).status).toBe(200);
		expect((await staffCall(token)).status).toBe(200);
		expect((await give(code, await logInAgain())).status).toBe(400);
		expect((await read(token)).body).toMatchObject({ recoveryCodesLeft: 9 });
		expect((await auditOfUser(user._id))[0]).toMatchObject({
			reason: "recovery code",
			before: { recoveryCodes: 10 },
			after: { recoveryCodes: 9 },
		});
	});
});

describe("a changed role", () => {
	test("gives a session no rights before a code, and removes all at once", async () => {
		const { token, user } = await signIn(server, mobile);
		const setRole = (role: "admin" | "user") =>
			server.database.db.update(users).set({ role }).where(eq(users.id, user._id));
		await setRole("admin");
		expect((await staffCall(token)).body).toMatchObject({ reason: "second_factor_required" });
		const { body } = await enrol(token);
		await give(codeAt(body.secret, server.clock()), token);
		expect((await staffCall(token)).status).toBe(200);
		await setRole("user");
		expect((await staffCall(token)).body).not.toHaveProperty("reason");
		expect((await staffCall(token)).status).toBe(403);
	});
});

test("exports since when a factor is set up, and deletes it with the account", async () => {
	const { token, user } = await enrolled();
	const { body } = await server.call("GET", "/api/users/me/export", { token });
	expect(body.secondFactor).toEqual({ enrolledAt: (await rowOf(user._id))?.enrolledAt?.toISOString() });
	await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
	expect(await rowOf(user._id)).toBeUndefined();
});
