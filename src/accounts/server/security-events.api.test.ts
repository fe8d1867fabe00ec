import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureLog } from "../../testing/capture-log.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { askForCode, freshMobile, signIn } from "./testing/sign-in.ts";

let server: TestServer;
let lines: string[];
beforeAll(async () => {
	server = await startTestServer({ LOG_LEVEL: "info" });
	lines = captureLog(server);
});
afterAll(async () => {
	vi.restoreAllMocks();
	await server.close();
});
beforeEach(() => {
	lines.length = 0;
	server.clock.advance(60_000);
});

const events = () =>
	lines
		.map((line): Record<string, unknown> => JSON.parse(line))
		.filter(({ msg }) => msg === "security event")
		.map(({ level, securityEvent, call, userId, addressHash, subjectId, reason }) => ({
			level,
			securityEvent,
			call,
			userId,
			addressHash,
			subjectId,
			reason,
		}));
const counted = async (event: string) => {
	const { values } = (await server.metrics.getSingleMetric("security_events_total")?.get()) ?? { values: [] };
	return values.find(({ labels }) => labels["event"] === event)?.value;
};
const info = 30;
const warn = 40;

test("a login names its account, and the address only as a keyed hash", async () => {
	const before = await counted("login");
	const { user } = await signIn(server, freshMobile());
	expect(events()).toMatchObject([
		{ level: info, securityEvent: "login", call: "POST /api/users", userId: user._id },
	]);
	expect(events()[0]?.addressHash).toMatch(/^[0-9a-f]{64}$/);
	expect(lines.join("")).not.toContain("127.0.0.1");
	expect(await counted("login")).toBe((before ?? 0) + 1);
});

test("hashes the same address to the same value, and another one to another", async () => {
	const { token } = await signIn(server, freshMobile());
	lines.length = 0;
	for (const address of ["10.9.8.7", "10.9.8.7", "10.9.8.6"])
		await server.call("GET", "/api/audit", { token, address });
	const [one, two, other] = events().map(({ addressHash }) => addressHash);
	expect(one).toBe(two);
	expect(other).not.toBe(one);
});

test("logs a wrong code of an SMS and of the second factor", async () => {
	const sent = await askForCode(server, freshMobile());
	const code = sent.body.demoCode === "000000" ? "000001" : "000000";
	await server.call("POST", "/api/otp/verify", { body: { requestId: sent.body.requestId, code } });
	const { token, user } = await signIn(server, freshMobile(), { role: "admin", secondFactor: "missing" });
	await server.call("POST", "/api/auth/second-factor/enrol", { token });
	await server.call("POST", "/api/auth/second-factor", { token, body: { code: "abc" } });
	expect(events()).toMatchObject([
		{ level: warn, securityEvent: "wrong_code", call: "POST /api/otp/verify", userId: null },
		{ securityEvent: "login", userId: user._id },
		{ level: info, securityEvent: "second_factor", call: "POST /api/auth/second-factor/enrol" },
		{ level: warn, securityEvent: "wrong_code", call: "POST /api/auth/second-factor", userId: user._id },
	]);
	expect(await counted("wrong_code")).toBe(2);
});

test("logs the reason of a refusal, but not what was typed into its path", async () => {
	const { token } = await signIn(server, freshMobile(), { role: "admin", secondFactor: "missing" });
	lines.length = 0;
	await server.call("PUT", "/api/users/+919876543210/role", { token, body: { role: "admin" } });
	expect(events()).toMatchObject([
		{
			level: warn,
			securityEvent: "forbidden",
			call: "PUT /api/users/:id/role",
			reason: "second_factor_required",
			subjectId: undefined,
		},
	]);
});

test("logs a limit that was reached", async () => {
	const mobile = freshMobile();
	await askForCode(server, mobile);
	await askForCode(server, mobile);
	expect(events()).toMatchObject([{ level: warn, securityEvent: "limit", call: "POST /api/otp/send" }]);
});

test("logs an assigned role with its account, and a session that its person ended", async () => {
	const admin = await signIn(server, freshMobile(), { role: "admin" });
	const { token, user } = await signIn(server, freshMobile());
	lines.length = 0;
	const body = { role: "promotor", reason: "Promotes us in Solan" };
	await server.call("PUT", `/api/users/${user._id}/role`, { token: admin.token, body });
	await server.call("POST", "/api/auth/logout", { token });
	expect(events()).toMatchObject([
		{ level: info, securityEvent: "role", userId: admin.user._id, subjectId: user._id },
		{ level: info, securityEvent: "session_ended", userId: user._id },
	]);
});

test("logs nothing for what everyone may do", async () => {
	await server.call("GET", "/api/sector");
	await server.call("GET", "/api/auth");
	await server.call("POST", "/api/otp/verify", { body: {} });
	expect(events()).toEqual([]);
});
