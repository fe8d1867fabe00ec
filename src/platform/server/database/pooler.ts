import { randomUUID } from "node:crypto";
import pg from "pg";
import { SettingsError } from "../process/settings.ts";

/** Settings of PostgreSQL that requests rely on, each with its value as PostgreSQL shows it. */
export type SessionSettings = Readonly<Record<string, string>>;

/** A pooler in transaction mode, the address of PostgreSQL behind it, and whether it supports named statements. */
export type Pooler = { directUrl: string; supportsNames: boolean };

const connectTimeoutMs = 5_000;

/**
 * Makes a client send named statements without their names. A pooler in transaction mode runs each transaction on
 * another connection of the server, where a statement that was prepared before may be missing.
 */
export function withoutNames(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	Object.assign(client, {
		query(statement: unknown, ...rest: unknown[]) {
			if (typeof statement !== "object" || statement === null || !("name" in statement))
				return query(statement, ...rest);
			const { name: _, ...unnamed } = statement;
			return query(unnamed, ...rest);
		},
	});
}

/**
 * Examines the pooler at `url`, if there is a direct address besides. Throws SettingsError if a pooler answers where
 * PostgreSQL must, if the two addresses lead to different databases, or if pooled connections lack these settings.
 */
export function findPooler(
	url: string,
	directUrl: string | undefined,
	wanted: SessionSettings,
): Promise<Pooler | undefined> {
	return withClient(directUrl ?? url, async (direct) => {
		const isPooler = await isPooled(direct);
		if (directUrl === undefined) {
			if (!isPooler) return undefined;
			throw new SettingsError(
				"DATABASE_URL: a connection pooler answers there; set DATABASE_DIRECT_URL to PostgreSQL itself",
			);
		}
		if (isPooler)
			throw new SettingsError(
				"DATABASE_DIRECT_URL: a connection pooler answers there; it must lead to PostgreSQL itself",
			);
		return withClient(url, async (pooled) => {
			if ((await identityOf(pooled)) !== (await identityOf(direct)))
				throw new SettingsError("DATABASE_DIRECT_URL: it leads to another database than DATABASE_URL");
			await checkSettings(pooled, wanted);
			return { directUrl, supportsNames: await supportsNames(pooled) };
		});
	});
}

/** Whether a pooler is in between: it gives each client a process number of its own for cancelling. */
async function isPooled(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	return Reflect.get(client, "processID") !== rows[0]?.pid;
}

async function withClient<Result>(
	url: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
	// Without a listener, a connection that breaks between two statements would end the process.
	client.on("error", () => {});
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}

/** The running server and its database. */
async function identityOf(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ identity: string }>(
		"select current_database() || ' ' || pg_postmaster_start_time() at time zone 'UTC' as identity",
	);
	return rows[0]?.identity ?? "";
}

async function checkSettings(pooled: pg.Client, wanted: SessionSettings): Promise<void> {
	const { rows } = await pooled.query<{ name: string; setting: string }>(
		"select name, setting from pg_settings where name = any($1)",
		[Object.keys(wanted)],
	);
	if (rows.every(({ name, setting }) => setting === wanted[name])) return;
	// As PgBouncer's configuration has it, which sends it on each new connection.
	const connectQuery = Object.entries(wanted).map(([name, value]) => `set ${name} = ${value}`);
	throw new SettingsError(
		`DATABASE_URL: the pooler must give its connections these settings: connect_query='${connectQuery.join("; ")}'`,
	);
}

/** A pooler that supports named statements prepares them on the server under names of its own. */
async function supportsNames(pooled: pg.Client): Promise<boolean> {
	const name = `probe_${randomUUID()}`;
	await pooled.query("begin");
	await pooled.query({ name, text: "select 1" });
	const { rowCount } = await pooled.query("select from pg_prepared_statements where name = $1", [name]);
	if (rowCount === 1) await pooled.query(`deallocate ${pooled.escapeIdentifier(name)}`);
	await pooled.query("commit");
	return rowCount === 0;
}
