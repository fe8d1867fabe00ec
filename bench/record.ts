import type pg from "pg";
import type { Database } from "../src/platform/server/database/database.ts";
import { PostgresPool } from "../src/platform/server/database/postgres-pool.ts";

/** A statement as the product sent it; one without a name is planned each time. */
export type Statement = { name?: string; text: string; values: unknown[] };
/** The statements of one action; ids of `since` (milliseconds) or later were made during it. */
export type Recorded = { statements: Statement[]; since: number };

type Sent = { client: object; statement: Statement };

/** The arguments of a client's query, in any of its forms. */
function statementOf([asked, given]: unknown[]): Statement {
	const config = typeof asked === "object" && asked !== null ? (asked as Partial<Statement>) : {};
	const values = config.values ?? (Array.isArray(given) ? given : []);
	return {
		...(config.name !== undefined && { name: config.name }),
		text: typeof asked === "string" ? asked : (config.text ?? ""),
		values: [...values],
	};
}

/**
 * Records every statement that the database's connections send during `work`: what the product really does. The job
 * queue's own statements are left out, except for a job queued in a transaction of the product.
 */
export async function recordStatements(database: Database, work: () => Promise<void>): Promise<Recorded> {
	if (database.driver.kind !== "postgres") throw new Error("only PostgreSQL is measured");
	const { pool } = database.driver;
	// Jobs have connections of their own.
	const pools = pool instanceof PostgresPool ? Object.values(pool.pools) : [pool];
	const since = Date.now();
	const sent: Sent[] = [];
	const listened = new Set<pg.PoolClient>();
	const listen = (client: pg.PoolClient) => {
		if (listened.has(client)) return;
		listened.add(client);
		const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
		const noted = (...asked: unknown[]) => {
			sent.push({ client, statement: statementOf(asked) });
			return query(...asked);
		};
		Object.assign(client, { query: noted });
	};
	for (const one of pools) one.on("acquire", listen);
	try {
		await work();
	} finally {
		for (const one of pools) one.off("acquire", listen);
		// Uncovers the client's own method again.
		for (const client of listened) Reflect.deleteProperty(client, "query");
	}
	return { statements: withoutQueue(sent), since };
}

function withoutQueue(sent: readonly Sent[]): Statement[] {
	const inTransaction = new Set<object>();
	const ours = sent.filter(({ client, statement: { text } }) => {
		if (text === "begin") inTransaction.add(client);
		const isOurs = inTransaction.has(client) || !text.includes("pgboss.");
		if (text === "commit" || text === "rollback") inTransaction.delete(client);
		return isOurs;
	});
	return ours.map(({ statement }) => statement);
}
