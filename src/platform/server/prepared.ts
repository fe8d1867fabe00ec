import {
	PgDatabase,
	PgDialect,
	PgPreparedQuery,
	PgSession,
	type PreparedQueryConfig,
} from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

type Answering<Answer> = PgPreparedQuery<PreparedQueryConfig & { execute: Answer }>;
type Asked = Parameters<PgSession["prepareQuery"]>;

/** Stands where a query is built and never asked. */
class Unasked extends PgPreparedQuery<PreparedQueryConfig> {
	execute(): Promise<never> {
		return Promise.reject(new Error("a query that is built only"));
	}
}

/** Takes down what a query asks of a session. */
class Listening extends PgSession {
	asked: Asked | undefined;
	override prepareQuery<Config extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<Config> {
		this.asked = asked;
		return new Unasked(asked[0], undefined, undefined);
	}
	override transaction(): Promise<never> {
		return Promise.reject(new Error("no transaction is begun here"));
	}
}

const names = new Set<string>();

/**
 * A hot query of a fixed text, for any transaction and outside of one: put together once in the process and planned once
 * on each connection, under this name, which is its alone. What changes stands as `sql.placeholder("name")` and is given
 * with each call; beside an operator ("= any", ">=") as the driver takes it, which of a time is its ISO 8601 text.
 * Columns of joined tables are to be named one by one. Throws where the name is taken.
 */
export function prepared<Answer>(
	name: string,
	build: (db: Db) => { prepare(name: string): Answering<Answer> },
): (db: Db, values: Record<string, unknown>) => Promise<Answer> {
	if (names.has(name)) throw new Error(`two statements of one name: ${name}`);
	names.add(name);
	let asked: Asked | undefined;
	return (db, values) => {
		asked ??= askedBy(name, build);
		const [query, fields, , isInArrays] = asked;
		const ready: Answering<Answer> = db._.session.prepareQuery(query, fields, name, isInArrays);
		return ready.execute(values);
	};
}

function askedBy(name: string, build: (db: Db) => { prepare(name: string): unknown }): Asked {
	const dialect = new PgDialect();
	const session = new Listening(dialect);
	build(new PgDatabase(dialect, session, undefined)).prepare(name);
	if (session.asked === undefined) throw new Error(`nothing was asked: ${name}`);
	return session.asked;
}
