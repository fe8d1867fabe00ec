import type { Database } from "../src/platform/server/database/database.ts";
import { named } from "../src/platform/server/database/named.ts";

/** A measured page of a list. */
export type Asked = {
	title: string;
	/** The viewer; null is a guest. */
	userId: string | null;
	path: string;
	query: Record<string, string>;
	/** Which page of the list, from 1. */
	page: number;
	/** The field of the response with the rows. */
	field: string;
	/** A text in the one statement that reads them. */
	reads: string;
};

/** The one row that a statement finds in the market; throws without one. */
export async function readOne<Row>(database: Database, name: string, text: string): Promise<Row> {
	const [row] = await named<Row>(database.db, { name: `bench_${name}`, text }, []);
	if (row === undefined) throw new Error(`nothing found: ${name}`);
	return row;
}
