import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Registry } from "prom-client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { otpRequests } from "./accounts.tables.ts";
import { createOtpWatch } from "./otp/otp-watch.ts";
import { askForCode, freshAddress, freshMobile, proveMobile } from "./testing/sign-in.ts";

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
afterEach(() => server.close());

const statuses = async (asking: Promise<{ status: number }>[]) =>
	(await Promise.all(asking)).map(({ status }) => status);
const howMany = (answers: number[], status: number) => answers.filter((one) => one === status).length;

/** Registers the mobile and returns the cookie that identifies its browser. */
async function register(mobile: string): Promise<string> {
	const body = { mobile, verificationToken: await proveMobile(server, mobile) };
	const entered = await server.call("POST", "/api/users", { body });
	return String(entered.headers["set-cookie"]).split(";")[0] ?? "";
}

describe("the limit of a network", () => {
	test("refuses the last of 22 mobiles from 22 /64 of one IPv6 /48; the next /48 has its own limit", async () => {
		server = await startTestServer();
		const ask = (network: string, group: number) =>
			askForCode(server, freshMobile(), `${network}:${group.toString(16)}::1`);
		const answers: number[] = [];
		for (let group = 1; group <= 22; group++) answers.push((await ask("2001:db8:1", group)).status);
		expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
		expect((await ask("2001:db8:1", 23)).headers["retry-after"]).toBe("3600");
		expect((await ask("2001:db8:2", 1)).status).toBe(200);
		server.clock.advance(hour);
		expect((await ask("2001:db8:1", 24)).status).toBe(200);
	});

	test("allows five times as many from an IPv4 /24", async () => {
		server = await startTestServer({ OTP_LIMIT_PER_NETWORK_HOUR: "2" });
		const asking = Array.from({ length: 12 }, (_, host) =>
			askForCode(server, freshMobile(), `203.0.113.${host}`),
		);
		const answers = await statuses(asking);
		expect([howMany(answers, 200), howMany(answers, 429)]).toEqual([10, 2]);
	});

	test("leaves a browser that logged the mobile in before its own allowance", async () => {
		server = await startTestServer({ OTP_LIMIT_PER_NETWORK_HOUR: "2" });
		const mobile = freshMobile();
		const cookie = await register(mobile);
		server.clock.advance(hour);
		for (let group = 1; group <= 2; group++)
			await askForCode(server, freshMobile(), `2001:db8:1:${group}::1`);
		const address = "2001:db8:1:3::1";
		expect((await askForCode(server, freshMobile(), address)).status).toBe(429);
		const own = await server.call("POST", "/api/otp/send", {
			body: { mobile },
			headers: { cookie },
			address,
		});
		expect(own.status).toBe(200);
	});
});

describe("the total limit", () => {
	test("stops strangers from any address, also with simultaneous requests", async () => {
		server = await startTestServer({ OTP_LIMIT_TOTAL_HOUR: "4" });
		const answers = await statuses(Array.from({ length: 12 }, () => askForCode(server, freshMobile())));
		expect([howMany(answers, 200), howMany(answers, 429)]).toEqual([4, 8]);
		const metrics = await server.metrics.metrics();
		expect(metrics).toContain('otp_codes_sent_total{asker="stranger"} 4');
		expect(metrics).toContain('otp_codes_refused_total{limit="total"} 8');
		expect(metrics).toContain('otp_total_limit_reached_total{window="hour"} 8');
		server.clock.advance(hour);
		expect((await askForCode(server, freshMobile())).status).toBe(200);
	});

	test("also applies to a day", async () => {
		server = await startTestServer({ OTP_LIMIT_TOTAL_DAY: "2" });
		for (let sends = 0; sends < 2; sends++) {
			expect((await askForCode(server, freshMobile())).status).toBe(200);
			server.clock.advance(2 * hour);
		}
		const refused = await askForCode(server, freshMobile());
		expect(refused).toMatchObject({ status: 429, headers: { "retry-after": String(20 * 3600) } });
	});

	test("leaves a reserve to mobiles with an account, and another one to their known browsers", async () => {
		server = await startTestServer({ OTP_LIMIT_TOTAL_HOUR: "4" });
		const people: { mobile: string; cookie: string }[] = [];
		for (let person = 0; person < 3; person++) {
			const mobile = freshMobile();
			people.push({ mobile, cookie: await register(mobile) });
		}
		server.clock.advance(25 * hour);
		for (let sends = 0; sends < 4; sends++)
			expect((await askForCode(server, freshMobile())).status).toBe(200);
		expect((await askForCode(server, freshMobile())).status).toBe(429);
		const onNewPhone: number[] = [];
		for (const { mobile } of people) onNewPhone.push((await askForCode(server, mobile)).status);
		// Half of four.
		expect(onNewPhone).toEqual([200, 200, 429]);
		expect((await askForCode(server, freshMobile())).status).toBe(429);
		const { mobile, cookie = "" } = people[2] ?? { mobile: "" };
		const known = await server.call("POST", "/api/otp/send", {
			body: { mobile },
			headers: { cookie },
			address: freshAddress(),
		});
		expect(known.status).toBe(200);
	});

	test("requires more proof of work as it fills", async () => {
		server = await startTestServer({ BOT_CHECK: "altcha", OTP_LIMIT_TOTAL_HOUR: "4" });
		const workOf = async () => {
			const challenge: Challenge = (await server.call("GET", "/api/otp/challenge")).body;
			return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
		};
		expect(await workOf()).toBeLessThanOrEqual(500);
		const createdAt = server.clock();
		const endsAt = new Date(createdAt.getTime() + 5 * minute);
		for (let sends = 0; sends < 2; sends++)
			await server.database.db
				.insert(otpRequests)
				.values({ id: newId(), mobile: freshMobile(), addressHash: "", createdAt, endsAt });
		// Half full: four times the work.
		expect(await workOf()).toBeGreaterThanOrEqual(800);
		server.clock.advance(hour);
		expect(await workOf()).toBeLessThanOrEqual(500);
	});

	test("warns in the log by the setting's name, once a minute", async () => {
		server = await startTestServer();
		const warn = vi.fn<(...given: unknown[]) => void>();
		const watch = createOtpWatch({ log: { warn }, clock: server.clock, metrics: new Registry() });
		const limit = { by: "total", count: 1000, within: hour } as const;
		watch.totalReached(limit);
		watch.totalReached(limit);
		expect(warn.mock.calls).toEqual([[{ setting: "OTP_LIMIT_TOTAL_HOUR", limit: 1000 }, expect.any(String)]]);
		server.clock.advance(minute);
		watch.totalReached({ ...limit, within: 24 * hour });
		expect(warn).toHaveBeenLastCalledWith(
			{ setting: "OTP_LIMIT_TOTAL_DAY", limit: 1000 },
			expect.any(String),
		);
	});
});
