import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { summariseLatestDays } from "../../src/insights/server/summarise-days.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { timed } from "../databases.ts";

/**
 * Measures the job that summarises the insights: its first run, which writes half a year, and the run every 15
 * minutes.
 */
export async function measureSummary(databaseUrl: string): Promise<void> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		const { db } = database;
		const clock = () => new Date();
		const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
		const context = { db, clock, catalogue, isTestMarket: true };
		await db.execute(sql`truncate insight_days, insight_waits`);
		console.log("\nsummary of the insights");
		await timed("first run, half a year", () => summariseLatestDays(context));
		for (let run = 0; run < 3; run++)
			// oxlint-disable-next-line no-await-in-loop -- each run is measured by itself
			await timed("run every 15 minutes, two days", () => summariseLatestDays(context));
	} finally {
		await database.close();
	}
}
