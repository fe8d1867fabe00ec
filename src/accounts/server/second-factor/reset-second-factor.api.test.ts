import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { secondFactors, sessions } from "../accounts.tables.ts";
import { freshMobile, proveMobile, signIn } from "../testing/sign-in.ts";
import { codeAt } from "./totp.ts";

const minute = 60_000;
const unknownId = "01900000-0000-7000-8000-000000000000";

const server = fileServer();
beforeEach(() => server.clock.advance(minute));

const reset = (id: string, token?: string) =>
	server.call("PUT", `/api/users/${id}/second-factor/reset`, { token });
const rowOf = async (userId: string) =>
	(await server.database.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
const newAdmin = () => signIn(server, freshMobile(), { role: "admin" });
const give = (code: string, token: string) =>
	server.call("POST", "/api/auth/second-factor", { token, body: { code } });

/** A staff member who has set up a second factor. */
async function enrolled(role: Role = "salesPerson") {
	const mobile = freshMobile();
	const { token, user } = await signIn(server, mobile, { role, secondFactor: "missing" });
	const { body } = await server.call("POST", "/api/auth/second-factor/enrol", { token });
	expect((await give(codeAt(body.secret, server.clock()), token)).status).toBe(200);
	return {
		mobile,
		token,
		user,
		secret: body.secret as string,
		recoveryCodes: body.recoveryCodes as string[],
	};
}

async function logInAgain(mobile: string) {
	server.clock.advance(minute);
	const verificationToken = await proveMobile(server, mobile);
	return (await server.call("POST", "/api/users", { body: { mobile, verificationToken } })).body
		.token as string;
}

describe("refuses", () => {
	test("guests with 401 and everyone but admins with 403, and changes nothing", async () => {
		const { user } = await enrolled();
		const before = await rowOf(user._id);
		expect((await reset(user._id)).status).toBe(401);
		for (const role of ["user", "salesPerson", "customerSupport", "affiliatePartner"] as const) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, ...(await reset(user._id, token)) }).toMatchObject({ role, status: 403 });
		}
		expect(await rowOf(user._id)).toEqual(before);
	});

	test("an invalid id, and an unknown person", async () => {
		const { token } = await newAdmin();
		expect((await reset("1", token)).status).toBe(400);
		expect((await reset(unknownId, token)).status).toBe(404);
	});

	test("if nothing is set up", async () => {
		const { token } = await newAdmin();
		const { user } = await signIn(server, freshMobile(), { role: "salesPerson" });
		expect((await reset(user._id, token)).status).toBe(409);
	});

	test("the admin's own factor", async () => {
		const { token, user } = await enrolled("admin");
		const before = await rowOf(user._id);
		expect(await reset(user._id, token)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("your own two-step login") },
		});
		expect(await rowOf(user._id)).toEqual(before);
	});

	test("an admin whose last code is ten minutes old", async () => {
		const { token } = await newAdmin();
		server.clock.advance(10 * minute);
		const { user } = await enrolled();
		expect(await reset(user._id, token)).toMatchObject({
			status: 403,
			body: { reason: "second_factor_stale" },
		});
		expect((await rowOf(user._id))?.sealedSecret).not.toBeNull();
	});
});

test("ends all sessions, codes and recovery codes; the next login sets up another app", async () => {
	const admin = await newAdmin();
	const { mobile, token, user, secret, recoveryCodes } = await enrolled();
	expect(await reset(user._id, admin.token)).toMatchObject({ status: 200, body: { _id: user._id } });
	expect((await server.call("GET", "/api/auth", { token })).status).toBe(401);
	expect(await server.database.db.$count(sessions, eq(sessions.userId, user._id))).toBe(0);

	const again = await logInAgain(mobile);
	expect((await server.call("GET", "/api/auth", { token: again })).body.secondFactor).toBe("enrol");
	for (const code of [codeAt(secret, server.clock()), recoveryCodes[0] ?? ""])
		expect((await give(code, again)).status).toBe(409);
	const { body } = await server.call("POST", "/api/auth/second-factor/enrol", { token: again });
	expect((await give(codeAt(secret, server.clock()), again)).status).toBe(400);
	expect((await give(codeAt(body.secret, server.clock()), again)).status).toBe(200);
	expect((await server.call("GET", "/api/work", { token: again })).status).toBe(200);
});

test("unlocks an account that wrong codes have locked", async () => {
	const admin = await newAdmin();
	const { mobile, token, user } = await enrolled();
	for (let tries = 0; tries < 5; tries++) await give("000000", token);
	expect((await give("000000", token)).status).toBe(429);
	await reset(user._id, admin.token);
	const again = await logInAgain(mobile);
	const { body } = await server.call("POST", "/api/auth/second-factor/enrol", { token: again });
	expect((await give(codeAt(body.secret, server.clock()), again)).status).toBe(200);
});

test("is recorded with its admin, and the person is notified", async () => {
	const admin = await newAdmin();
	const { mobile, user } = await enrolled();
	await reset(user._id, admin.token);
	const entries = await server.database.db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.actorId, admin.user._id));
	expect(entries).toMatchObject([
		{
			action: "user.second-factor",
			subjectId: user._id,
			before: { secondFactor: true },
			after: { secondFactor: false },
		},
	]);
	const { body } = await server.call("GET", "/api/notifications", { token: await logInAgain(mobile) });
	expect(body.notifications).toMatchObject([{ kind: "account.second-factor", subjectId: user._id }]);
});
