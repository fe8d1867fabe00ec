import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type pg from "pg";
import type { Db } from "../database/database.ts";

/** A database as its driver opened it: not migrated, because a backup changes nothing. */
type Connection = PGlite | pg.Client;

// Both drivers run the same queries.
const dbOf = (connection: Connection): Db =>
	connection instanceof PGlite
		? (drizzlePglite(connection) as unknown as Db)
		: drizzleNodePostgres(connection);

/** The time stamp of the last migration that the database has had, or null for a database that is not ours. */
export async function readMigratedTo(connection: Connection): Promise<number | null> {
	const db = dbOf(connection);
	const journal = await db.execute<{ exists: boolean }>(
		sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
	);
	if (journal.rows[0]?.exists !== true) return null;
	const { rows } = await db.execute<{ migratedTo: string }>(
		sql`select created_at::text as "migratedTo" from drizzle.__drizzle_migrations order by created_at desc limit 1`,
	);
	return rows[0] === undefined ? null : Number(rows[0].migratedTo);
}

/** Whether a database has no tables, views or sequences but those of PostgreSQL and its extensions. */
export async function isEmptyDatabase(connection: Connection): Promise<boolean> {
	const { rows } = await dbOf(connection).execute<{ isEmpty: boolean }>(sql`
		select not exists (
			select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
			where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
				and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
				and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
		) as "isEmpty"`);
	return rows[0]?.isEmpty === true;
}

/** Writes all changes into the database's files, so that a copy of them starts without a recovery. */
export async function checkpoint(connection: Connection): Promise<void> {
	await dbOf(connection).execute(sql`checkpoint`);
}
