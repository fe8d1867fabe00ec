import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { cleanAccounts } from "./accounts.jobs.ts";
import { otpRequests, sessions, usedChallenges, verificationTokens } from "./accounts.tables.ts";
import { askForCode, freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

test("what has ended is erased, what is still needed stays", async () => {
	const { db } = server.database;
	const count = () =>
		Promise.all([otpRequests, verificationTokens, usedChallenges, sessions].map((table) => db.$count(table)));
	await signIn(server, freshMobile());
	await db
		.insert(usedChallenges)
		.values({ signature: "ended", endsAt: new Date(server.clock().getTime() + hour) });
	await cleanAccounts(db, server.clock);
	expect(await count()).toEqual([1, 1, 1, 1]);

	server.clock.advance(23 * hour);
	await askForCode(server, freshMobile());
	await cleanAccounts(db, server.clock);
	// The first request still counts towards the day's limit.
	expect(await count()).toEqual([2, 0, 0, 1]);

	server.clock.advance(2 * hour);
	await cleanAccounts(db, server.clock);
	expect(await count()).toEqual([1, 0, 0, 1]);

	server.clock.advance(30 * 24 * hour);
	await proveMobile(server, freshMobile());
	await cleanAccounts(db, server.clock);
	expect(await count()).toEqual([1, 1, 0, 0]);
});
