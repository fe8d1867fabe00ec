import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { knownDevices, otpRequests } from "./accounts.tables.ts";
import { cleanAccounts } from "./accounts.jobs.ts";
import { askForCode, freshAddress, freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const server = fileServer();
let mobile: string;
beforeEach(() => {
	server.clock.advance(minute);
	mobile = freshMobile();
});

/** The cookie of a response, as the browser sends it back. */
const cookieOf = (headers: Record<string, unknown>) => String(headers["set-cookie"]).split(";")[0] ?? "";

/** Logs the mobile in from a browser and returns the browser's cookie and the user. */
async function logIn(who: string, cookie?: string, on: TestServer = server) {
	const body = { mobile: who, verificationToken: await proveMobile(on, who) };
	const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
	const entered = await on.call("POST", "/api/users", { body, headers });
	return { cookie: cookieOf(entered.headers), token: String(entered.body.token), entered };
}

const ask = (cookie: string, who = mobile, address = freshAddress()) =>
	server.call("POST", "/api/otp/send", { body: { mobile: who }, headers: { cookie }, address });
const verify = (requestId: string, code: string) =>
	server.call("POST", "/api/otp/verify", { body: { requestId, code } });

/** Requests codes for another person's mobile until refused, and returns how many were sent. */
async function useUp(who: string): Promise<number> {
	for (let sent = 0; ; sent++) {
		if ((await askForCode(server, who)).status === 429) return sent;
		server.clock.advance(31_000);
	}
}
const devicesOf = (cookieOwner: string) =>
	server.database.db.select().from(knownDevices).where(eq(knownDevices.userId, cookieOwner));

describe("a browser that logged the mobile in before", () => {
	test("gets a cookie that scripts, other sites and pages do not see, and that holds no token", async () => {
		const { entered, cookie } = await logIn(mobile);
		const line = String(entered.headers["set-cookie"]);
		expect(line).toMatch(/^device=[^;]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/);
		expect(Object.keys(entered.body).toSorted()).toEqual(["isNewUser", "token"]);
		const stored = JSON.stringify(await server.database.db.select().from(knownDevices));
		const secrets: unknown = JSON.parse(
			Buffer.from(decodeURIComponent(cookie.slice("device=".length)), "base64").toString(),
		);
		expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
		expect(stored).not.toContain(String(secrets));
		expect((await server.call("GET", "/api/auth", { headers: { cookie } })).status).toBe(401);
	});

	test("sends the cookie only over https if the site is reached by https", async () => {
		const secure = await startTestServer({ PUBLIC_URL: "https://nukkad.example" });
		const { entered } = await logIn(mobile, undefined, secure);
		expect(String(entered.headers["set-cookie"])).toContain("; Secure");
		await secure.close();
	});

	test("still gets a code when strangers used up the mobile's hour and day", async () => {
		const { cookie } = await logIn(mobile);
		server.clock.advance(day);
		expect(await useUp(mobile)).toBe(5);
		expect((await ask(cookie)).status).toBe(200);
		server.clock.advance(hour);
		expect(await useUp(mobile)).toBe(5);
		expect((await askForCode(server, mobile)).status).toBe(429);
		const sent = await ask(cookie);
		expect(sent.status).toBe(200);
		expect((await verify(sent.body.requestId, sent.body.demoCode)).status).toBe(200);
	});

	test("does not wait because a stranger requested a code a second ago, nor because of the stranger's network", async () => {
		const { cookie } = await logIn(mobile);
		server.clock.advance(day);
		const address = freshAddress();
		for (let sends = 0; sends < 20; sends++) await askForCode(server, freshMobile(), address);
		await askForCode(server, mobile);
		expect((await ask(cookie, mobile, address)).status).toBe(200);
	});

	test("waits 30 seconds between its own codes, even if its limit allows more", async () => {
		const { cookie } = await logIn(mobile);
		server.clock.advance(day);
		for (let sends = 0; sends < 3; sends++) {
			expect((await ask(cookie)).status).toBe(200);
			expect((await ask(cookie)).headers["retry-after"]).toBe("30");
			server.clock.advance(31_000);
		}
	});

	test("gets three codes an hour in addition to the five of any browser, and no more", async () => {
		const { cookie } = await logIn(mobile);
		server.clock.advance(day);
		for (let sends = 0; sends < 8; sends++) {
			expect((await ask(cookie)).status).toBe(200);
			server.clock.advance(31_000);
		}
		expect((await ask(cookie)).status).toBe(429);
		expect((await askForCode(server, mobile)).status).toBe(429);
	});

	test("gets one code for ten simultaneous requests", async () => {
		const { cookie } = await logIn(mobile);
		server.clock.advance(day);
		const answers = await Promise.all(Array.from({ length: 10 }, () => ask(cookie)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
	});

	test("counts as unknown for every other mobile, and with an invalid cookie", async () => {
		const { cookie } = await logIn(freshMobile());
		await useUp(mobile);
		expect((await ask(cookie)).status).toBe(429);
		for (const made of ["device=x", "device=", `device=${"A".repeat(60)}`, "device=%zz", ";;="])
			expect((await ask(made)).status).toBe(429);
	});

	test("is known for everyone who logs in there, each by their newest secret only", async () => {
		const other = freshMobile();
		const first = await logIn(mobile);
		const second = await logIn(other, first.cookie);
		server.clock.advance(minute);
		const third = await logIn(mobile, second.cookie);
		server.clock.advance(day);
		await useUp(mobile);
		await useUp(other);
		expect((await ask(second.cookie, mobile)).status).toBe(429);
		expect((await ask(third.cookie, mobile)).status).toBe(200);
		expect((await ask(third.cookie, other)).status).toBe(200);
	});

	test("is no longer known by a copied cookie after its owner logs in, even if the thief has logged in elsewhere before", async () => {
		const { cookie: copied } = await logIn(mobile);
		const thief = await logIn(freshMobile(), copied);
		server.clock.advance(minute);
		const owner = await logIn(mobile, copied);
		server.clock.advance(day);
		await useUp(mobile);
		for (const cookie of [copied, thief.cookie]) expect((await ask(cookie)).status).toBe(429);
		expect((await ask(owner.cookie)).status).toBe(200);
	});

	test("is forgotten with the account, and after 400 days", async () => {
		const { cookie, token } = await logIn(mobile);
		const { body: user } = await server.call("GET", "/api/auth", { token });
		expect(await devicesOf(user._id)).toHaveLength(1);
		await server.call("DELETE", "/api/users/me", { token, body: { mobile } });
		expect(await devicesOf(user._id)).toEqual([]);
		server.clock.advance(minute);
		await signIn(server, mobile);
		server.clock.advance(day);
		await useUp(mobile);
		expect((await ask(cookie)).status).toBe(429);

		const late = await logIn(freshMobile());
		server.clock.advance(400 * day);
		await cleanAccounts(server.database.db, server.clock);
		expect(await server.database.db.$count(knownDevices)).toBe(0);
		expect(late.cookie).not.toBe("");
	});

	test("counts among the ten latest browsers of an account", async () => {
		const logins = [];
		for (let browsers = 0; browsers < 11; browsers++) {
			logins.push(await logIn(mobile));
			server.clock.advance(3 * hour);
		}
		const { body: user } = await server.call("GET", "/api/auth", { token: logins.at(-1)?.token });
		expect(await devicesOf(user._id)).toHaveLength(10);
	});
});

test("allows five guesses at each code, however many requests there are for the mobile", async () => {
	const requests = [];
	for (let sends = 0; sends < 5; sends++) {
		requests.push((await askForCode(server, mobile)).body);
		server.clock.advance(31_000);
	}
	const guesses = requests.flatMap(({ requestId, demoCode }) =>
		Array.from({ length: 20 }, (_, number) =>
			verify(requestId, String((Number(demoCode) + 1 + number) % 1_000_000).padStart(6, "0")),
		),
	);
	await Promise.all(guesses);
	const rows = await server.database.db.select().from(otpRequests).where(eq(otpRequests.mobile, mobile));
	expect(rows.map(({ wrongTries }) => wrongTries)).toEqual([5, 5, 5, 5, 5]);
	for (const { requestId, demoCode } of requests)
		expect((await verify(requestId, demoCode)).status).toBe(400);
});

test("a stranger's guesses leave the owner's own code valid", async () => {
	const owners = (await askForCode(server, mobile)).body;
	server.clock.advance(31_000);
	const strangers = (await askForCode(server, mobile)).body;
	for (let tries = 0; tries < 5; tries++)
		await verify(strangers.requestId, strangers.demoCode === "000000" ? "111111" : "000000");
	expect((await verify(strangers.requestId, strangers.demoCode)).status).toBe(400);
	expect((await verify(owners.requestId, owners.demoCode)).status).toBe(200);
});
