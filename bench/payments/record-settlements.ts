import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { readSettings } from "../../src/platform/server/process/settings.ts";
import { buildServer } from "../../src/server.ts";
import type { Recordings } from "./floor.ts";
import { waitForInvoices } from "./invoices.ts";
import { openShop, prepareOrders, type Shop } from "./prepare-orders.ts";
import type { Provider } from "./processes.ts";
import { recordStatements } from "../record.ts";

/** Digits that occur nowhere by chance. */
const examples = { "further-plan": 987_654_320, registration: 987_654_321 };

/** Settles one payment of each kind with the product in this process, and returns the statements it sent for each. */
export async function recordSettlements(
	databaseUrl: string,
	provider: Provider,
): Promise<{ shop: Shop; recordings: Recordings }> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const settings = readSettings({ DEMO: "true", LOG_LEVEL: "error", ...provider.settings });
	const { app, jobs } = await buildServer({ settings, database, web: null });
	const client = new pg.Client({ connectionString: databaseUrl });
	try {
		await client.connect();
		await jobs.start();
		const url = await app.listen({ port: 0, host: "127.0.0.1" });
		const shop = await openShop(database.db);
		let settled = 0;
		const record = async (n: number) => {
			const orders = await prepareOrders(database.db, shop, n, 1);
			await provider.keep(orders);
			const recorded = await recordStatements(database, async () => {
				await provider.notify(url, orders);
				await waitForInvoices(client, ++settled);
				// The product reads the payment once more after its invoice.
				await wait(1_000);
			});
			return { ...recorded, n };
		};
		return {
			shop,
			recordings: {
				"further-plan": await record(examples["further-plan"]),
				registration: await record(examples.registration),
			},
		};
	} finally {
		await client.end();
		await app.close();
		await jobs.stop();
		await database.close();
	}
}
