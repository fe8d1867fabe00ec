import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../platform/server/database/database.ts";
import { newId } from "../platform/server/database/ids.ts";

/** Values by the names of their columns in the program. */
export type Values = Record<string, unknown>;

/** Rows for one person: in each table at most one, with values that occur nowhere else. */
export type MarkedRows = {
	/** Adds the row of a table; the tables that it refers to come first. */
	add(table: PgTable): Promise<void>;
	rows: ReadonlyMap<PgTable, Values>;
};

/** What a marked row needs beyond the types of its columns. */
export type RowWishes = {
	/** The person's name in the markers. */
	who: string;
	/** Values for columns with a CHECK or a shape, by the table's name. */
	overrides: Readonly<Record<string, Values>>;
	/** The row that a foreign key of the table refers to; undefined to refer to none. */
	parentOf: (from: PgTable, to: PgTable) => Promise<Values | undefined>;
};

/** The text in a column of text or JSON. */
const markerOf = (who: string, table: PgTable, column: PgColumn) =>
	`marker-${who}-${getTableName(table)}-${column.name}`;

const jsonTypes = new Set(["PgJson", "PgJsonb"]);

/** Creates rows whose values name their person, table and column where the type allows it. */
export function createMarkedRows(db: Db, { who, overrides, parentOf }: RowWishes): MarkedRows {
	const rows = new Map<PgTable, Values>();
	let count = 0;

	function valueFor(table: PgTable, column: PgColumn): unknown {
		count++;
		const marker = markerOf(who, table, column);
		const day = 86_400_000 * count;
		if (is(column, PgArray)) return [column.baseColumn.columnType === "PgUUID" ? newId() : marker];
		if (jsonTypes.has(column.columnType)) return [marker];
		if (column.columnType === "PgText") return column.enumValues?.[0] ?? marker;
		if (column.columnType === "PgUUID") return newId();
		if (column.columnType === "PgBoolean") return true;
		// Later columns hold less: CHECK constraints compare amounts with parts of them.
		if (column.columnType === "PgBigInt53") return (50_000 - count) * 100;
		if (["PgInteger", "PgSmallInt", "PgDoublePrecision"].includes(column.columnType)) return 30_000 - count;
		if (column.columnType === "PgTimestamp") return new Date(Date.UTC(2030, 0, 1) + day + count);
		if (column.columnType === "PgDateString")
			return new Date(Date.UTC(2040, 0, 1) + day).toISOString().slice(0, 10);
		throw new Error(`no value for ${column.columnType}`);
	}

	async function parents(table: PgTable): Promise<Values> {
		const values: Values = {};
		for (const key of getTableConfig(table).foreignKeys) {
			const { columns, foreignColumns, foreignTable } = key.reference();
			const parent = foreignTable === table ? undefined : await parentOf(table, foreignTable);
			columns.forEach((column, place) => {
				const target = foreignColumns[place];
				values[nameOf(table, column)] =
					parent === undefined || target === undefined ? null : parent[nameOf(foreignTable, target)];
			});
		}
		return values;
	}

	async function add(table: PgTable): Promise<void> {
		const given = { ...(await parents(table)), ...overrides[getTableName(table)] };
		const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
		const values = Object.fromEntries(
			columns.map(([name, column]) => [name, name in given ? given[name] : valueFor(table, column)]),
		);
		const [row] = await db.insert(table).values(values).returning();
		if (row === undefined) throw new Error(`no row of ${getTableName(table)}`);
		rows.set(table, row);
	}

	return { add, rows };
}

/** The name of a column in the program. */
function nameOf(table: PgTable, column: PgColumn): string {
	const found = Object.entries(getTableColumns(table)).find(([, { name }]) => name === column.name);
	if (found === undefined) throw new Error(`${getTableName(table)} has no column ${column.name}`);
	return found[0];
}

/** The row as it is now, found by its primary key or else its unique key; undefined if it is gone. */
export async function readAgain(db: Db, table: PgTable, row: Values): Promise<Values | undefined> {
	const { columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
	const ownKey = columns.filter(({ primary }) => primary);
	const key = ownKey.length > 0 ? ownKey : (primaryKeys[0] ?? uniqueConstraints[0])?.columns;
	if (key === undefined) throw new Error(`${getTableName(table)} has no key`);
	const isRow = sql.join(
		key.map((column) => sql`${column} = ${sql.param(row[nameOf(table, column as PgColumn)], column)}`),
		sql` and `,
	);
	const [found] = await db.select().from(table).where(isRow);
	return found;
}

/** Sorts tables so that each comes after those that it refers to. */
export function parentsFirst(tables: readonly PgTable[]): PgTable[] {
	const sorted = new Set<PgTable>();
	const visit = (table: PgTable) => {
		if (sorted.has(table)) return;
		for (const parent of parentsOf(table)) if (tables.includes(parent)) visit(parent);
		sorted.add(table);
	};
	tables.forEach(visit);
	return [...sorted];
}

/** The other tables that a table refers to. */
export function parentsOf(table: PgTable): PgTable[] {
	return getTableConfig(table)
		.foreignKeys.map((key) => key.reference().foreignTable)
		.filter((parent) => parent !== table);
}
