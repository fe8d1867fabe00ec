import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { readSettings } from "../../src/platform/server/process/settings.ts";
import { buildServer } from "../../src/server.ts";
import { type Recorded, recordStatements } from "../record.ts";
import { type Claim, findClaims } from "./claimants.ts";

/** Finds this many claims and makes the first one with the product in this process; returns the statements it sent. */
export async function recordClaim(
	databaseUrl: string,
	count: number,
): Promise<{ claims: Claim[]; recorded: Recorded }> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const settings = readSettings({ DEMO: "true", LOG_LEVEL: "error", BOT_CHECK: "off" });
	const { app } = await buildServer({ settings, database, web: null });
	try {
		const claims = await findClaims(database, count);
		const [first] = claims;
		if (first === undefined) throw new Error("no claim was found");
		const headers = { "x-auth-token": first.token };
		// What the process caches from its first request on is no part of a claim.
		await app.inject({ url: `/api/lead/${first.leadId}`, headers });
		const recorded = await recordStatements(database, async () => {
			const answer = await app.inject({ method: "POST", url: `/api/lead/${first.leadId}/claim`, headers });
			if (answer.statusCode !== 200) throw new Error(answer.body);
		});
		return { claims, recorded };
	} finally {
		await app.close();
		await database.close();
	}
}
