import { afterEach, expect, inject, test } from "vitest";
import { openProcessDatabase, type ProcessDatabase } from "./testing/process-database.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";

const month = 31 * 24 * 60 * 60_000;
const mobile = "+919876501234";

let data: ProcessDatabase | undefined;
let servers: ServerProcess[] = [];
afterEach(async () => {
	for (const server of servers) await server.kill();
	servers = [];
	await data?.close();
});

const ask = (server: ServerProcess) => server.call("POST", "/api/otp/send", { body: { mobile } });

// The embedded database has one process, and that process's clock.
test.runIf(inject("template").kind === "postgres")(
	"processes whose clocks differ by a month share limits, codes and sessions",
	async () => {
		data = await openProcessDatabase(async () => undefined);
		const ahead = await startServerProcess(data.settings, { laterBy: month });
		const right = await startServerProcess(data.settings);
		servers = [ahead, right];
		const sent = await ask(ahead);
		expect(sent.status).toBe(200);
		const refused = await ask(right);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(30);
		const { requestId, demoCode: code } = sent.body;
		const verified = await right.call("POST", "/api/otp/verify", { body: { requestId, code } });
		expect(verified.status).toBe(200);
		const { verificationToken } = verified.body;
		const entered = await ahead.call("POST", "/api/users", { body: { mobile, verificationToken } });
		expect(entered.status).toBe(200);
		const { token } = entered.body;
		expect((await right.call("GET", "/api/auth", { token })).status).toBe(200);
		expect((await ahead.call("GET", "/api/auth", { token })).status).toBe(200);
	},
	60_000,
);
