import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyedHash } from "../../platform/server/process/secret-key.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { cleanAccounts } from "./accounts.jobs.ts";
import { countDailyUse } from "./daily-limits.ts";
import { dailyCounts, otpRequests, sessions, usedChallenges, verificationTokens } from "./accounts.tables.ts";
import { askForCode, freshMobile, proveMobile, signIn } from "./testing/sign-in.ts";

const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

test("deletes what has ended and keeps what is still needed", async () => {
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

test("stores daily counts without the mobile and deletes them after the Indian day", async () => {
	const { db } = server.database;
	const mobile = freshMobile();
	const keyedHash = createKeyedHash("for tests");
	// 11 pm in India.
	server.clock.set("2027-01-05T17:30:00Z");
	const use = { use: "call", mobile, now: server.clock(), atMost: 1 };
	expect(await countDailyUse(db, keyedHash, use)).toBe(true);
	expect(await countDailyUse(db, keyedHash, use)).toBe(false);
	expect(await countDailyUse(db, keyedHash, { ...use, use: "lead" })).toBe(true);
	const rows = await db.select().from(dailyCounts);
	expect(rows.map(({ day, count }) => ({ day, count }))).toEqual([
		{ day: "2027-01-05", count: 1 },
		{ day: "2027-01-05", count: 1 },
	]);
	expect(JSON.stringify(rows)).not.toContain(mobile.slice(3));
	await cleanAccounts(db, server.clock);
	expect(await db.$count(dailyCounts)).toBe(2);
	server.clock.advance(hour);
	await cleanAccounts(db, server.clock);
	expect(await db.$count(dailyCounts)).toBe(0);
});
