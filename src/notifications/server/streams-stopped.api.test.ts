import { expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { createSessionsContext, startSession } from "../../accounts/server/sessions.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { openProcessDatabase } from "../../testing/process-database.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { readStream } from "./testing/read-stream.ts";

test("a stopping server ends all open streams and exits within seconds", { timeout: 60_000 }, async () => {
	const tokens: string[] = [];
	const data = await openProcessDatabase(async (database) => {
		const sessions = createSessionsContext({ db: database.db, clock: () => new Date() });
		for (const mobile of ["+917000090001", "+917000090002"]) {
			const id = newId();
			await database.db.insert(users).values({ id, mobile, createdAt: new Date() });
			tokens.push(await startSession(sessions, database.db, id));
		}
	});
	const server = await startServerProcess(data.settings);
	try {
		// Two per person, as in a browser without locks between tabs.
		const readers = [...tokens, ...tokens].map((token) => readStream(server.site, token));
		const streams = await Promise.all(readers);
		for (const stream of streams) expect((await stream.event())?.unread).toBe(0);
		const stoppedAt = performance.now();
		const ended = server.stop();
		expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual([null, null, null, null]);
		expect(await ended).toEqual([0, null]);
		expect(performance.now() - stoppedAt).toBeLessThan(8_000);
		expect(server.failures()).toEqual([]);
	} finally {
		await server.kill();
		await data.close();
	}
});
