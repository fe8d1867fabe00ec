import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../platform/server/database/ids.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { secondFactors } from "../accounts.tables.ts";
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

describe("outside a demo", () => {
	test("no response contains a code", async () => {
		await enrolled();
		const verificationToken = await proveMobile(server, mobile);
		const entered = await server.call("POST", "/api/users", { body: { mobile, verificationToken } });
		expect(Object.keys(entered.body).toSorted()).toEqual(["isNewUser", "token"]);
		expect((await read(entered.body.token)).body).not.toHaveProperty("demoSecondFactor");
	});

	test("a demo code from before opens nothing", async () => {
		const { user } = await enrolled();
		const { createKeyedHash } = await import("../../../platform/server/process/secret-key.ts");
		const hash = createKeyedHash("a-secret-for-tests-that-guards-nothing")(
			"demo-second-factor",
			user._id,
			"login",
			"424242",
		);
		await server.database.db
			.update(secondFactors)
			.set({ demoHashes: [hash] })
			.where(eq(secondFactors.userId, user._id));
		expect((await give("424242", await logInAgain())).status).toBe(400);
	});
});

describe("in a demo", () => {
	const demo = fileServer({ DEMO: "true" });
	const enter = async () => {
		demo.clock.advance(minute);
		const verificationToken = await proveMobile(demo, mobile);
		return (await demo.call("POST", "/api/users", { body: { mobile, verificationToken } })).body;
	};
	const giveDemo = (code: string, token: string) =>
		demo.call("POST", "/api/auth/second-factor", { token, body: { code } });

	test("login and enrolment show staff a code for one use", async () => {
		const { token } = await signIn(demo, mobile, { role: "admin", secondFactor: "missing" });
		expect((await enter()).demoSecondFactor).toBeUndefined();
		const made = await demo.call("POST", "/api/auth/second-factor/enrol", { token });
		expect(made.body.demoSecondFactor).toMatch(/^\d{6}$/);
		demo.clock.advance(5 * minute);
		expect((await giveDemo(made.body.demoSecondFactor, token)).status).toBe(200);
		const [one, two] = [await enter(), await enter()];
		expect((await giveDemo(two.demoSecondFactor, two.token)).status).toBe(200);
		expect((await giveDemo(two.demoSecondFactor, one.token)).status).toBe(400);
		expect((await giveDemo(one.demoSecondFactor, one.token)).status).toBe(200);
		const { body } = await demo.call("GET", "/api/auth/second-factor", { token });
		expect((await giveDemo(body.demoSecondFactor, token)).status).toBe(200);
	});

	test("no one else gets a code", async () => {
		await signIn(demo, mobile);
		expect((await enter()).demoSecondFactor).toBeUndefined();
	});
});

describe("with STAFF_SECOND_FACTOR=off", () => {
	const open = fileServer({ STAFF_SECOND_FACTOR: "off" });

	test("needs only a role", async () => {
		const { token, user } = await signIn(open, mobile, { role: "admin", secondFactor: "missing" });
		expect(user.secondFactor).toBeUndefined();
		expect((await open.call("GET", "/api/work", { token })).status).toBe(200);
		expect((await open.call("GET", `/api/users?mobile=${newId()}`, { token })).status).toBe(400);
	});
});
