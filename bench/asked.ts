import type { Database } from "../src/platform/server/database/database.ts";
import { named } from "../src/platform/server/database/named.ts";

/** A page of a list that is measured. */
export type Asked = {
	title: string;
	/** Who asks; null is nobody. */
	userId: string | null;
	path: string;
	query: Record<string, string>;
	/** Which page of the list, from 1. */
	page: number;
	/** Under which name the answer holds the rows. */
	field: string;
	/** What stands in the one statement that reads them. */
	reads: string;
};

/** The one row that a statement finds in the market; throws where it finds none. */
export async function readOne<Row>(database: Database, name: string, text: string): Promise<Row> {
	const [row] = await named<Row>(database.db, { name: `bench_${name}`, text }, []);
	if (row === undefined) throw new Error(`nothing found: ${name}`);
	return row;
}
