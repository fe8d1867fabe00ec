import type { PGlite } from "@electric-sql/pglite";
import { is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";
import {
	type AnyPgColumn,
	PgDatabase,
	PgDialect,
	PgPreparedQuery,
	PgSession,
	type PreparedQueryConfig,
} from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Db } from "./database.ts";

/** A statement whose text never changes. PostgreSQL plans it once per connection under its name; "" plans it each time. */
export type NamedStatement = { name: string; text: string };

/** Runs a hot statement written as SQL text, inside or outside a transaction. Values are bound by position. */
export async function named<Row>(
	db: Db,
	{ name, text }: NamedStatement,
	values: readonly unknown[],
): Promise<Row[]> {
	const { session } = db._;
	// Drizzle would return times as text; its driver returns them as dates.
	const client: unknown = Reflect.get(session, "client");
	const { rows } =
		session instanceof NodePgSession
			? await (client as pg.Pool | pg.PoolClient).query({ name, text, values: [...values] })
			: await (client as Pick<PGlite, "query">).query(text, [...values]);
	return rows as Row[];
}

type PreparedAnswer<Answer> = PgPreparedQuery<PreparedQueryConfig & { execute: Answer }>;
type PrepareArguments = Parameters<PgSession["prepareQuery"]>;

/** Satisfies Drizzle while a query is only built. */
class NeverExecuted extends PgPreparedQuery<PreparedQueryConfig> {
	execute(): Promise<never> {
		return Promise.reject(new Error("this query is only built"));
	}
}

/** Records what Drizzle asks its session to prepare. */
class RecordingSession extends PgSession {
	recorded: PrepareArguments | undefined;
	override prepareQuery<Config extends PreparedQueryConfig>(
		...args: PrepareArguments
	): PgPreparedQuery<Config> {
		this.recorded = args;
		return new NeverExecuted(args[0], undefined, undefined);
	}
	override transaction(): Promise<never> {
		return Promise.reject(new Error("a recording session has no transactions"));
	}
}

const queryNames = new Set<string>();

/**
 * The same for a query written with Drizzle: built once per process, planned once per connection. Changing values are
 * `sql.placeholder("name")` and are given with each call. Next to an operator ("= any", ">=") the driver takes a value as
 * it is, so give a time as ISO 8601 text. Name the columns of joined tables one by one. Throws if the name is taken.
 */
export function namedQuery<Answer>(
	name: string,
	build: (db: Db) => { prepare(name: string): PreparedAnswer<Answer> },
): (db: Db, values: Record<string, unknown>) => Promise<Answer> {
	if (queryNames.has(name)) throw new Error(`two queries have the name ${name}`);
	queryNames.add(name);
	let recorded: PrepareArguments | undefined;
	return (db, values) => {
		recorded ??= recordQuery(name, build);
		const [query, fields, , isInArrays] = recorded;
		const ready: PreparedAnswer<Answer> = db._.session.prepareQuery(query, fields, name, isInArrays);
		return ready.execute(values);
	};
}

function recordQuery(name: string, build: (db: Db) => { prepare(name: string): unknown }): PrepareArguments {
	const dialect = new PgDialect();
	const session = new RecordingSession(dialect);
	build(new PgDatabase(dialect, session, undefined)).prepare(name);
	if (session.recorded === undefined) throw new Error(`the query ${name} prepared nothing`);
	const [query, ...others] = session.recorded;
	return [{ ...query, params: query.params.map(acceptingNull) }, ...others];
}

/** Drizzle's columns cannot encode null; it omits that only for values that are not placeholders. */
function acceptingNull(value: unknown): unknown {
	if (!is(value, Param) || !is(value.value, Placeholder)) return value;
	const { encoder } = value;
	return new Param(value.value, {
		mapToDriverValue: (given: unknown) => (given === null ? null : encoder.mapToDriverValue(given)),
	});
}

/**
 * A placeholder for each column, with the column's name. Values are encoded as the column stores them, also next to an
 * operator. Give null for an empty column, never undefined.
 */
export const placeholdersOf = <Columns extends Record<string, AnyPgColumn>>(
	columns: Columns,
): { [Name in keyof Columns]: SQL<Columns[Name]["_"]["data"]> } =>
	Object.fromEntries(
		Object.entries(columns).map(([name, column]) => [name, sql`${sql.param(sql.placeholder(name), column)}`]),
	) as { [Name in keyof Columns]: SQL<Columns[Name]["_"]["data"]> };
