import type { Db } from "../platform/server/database/database.ts";

/** A database handle whose named statements are answered by `run`; everything else goes to `base`, or fails. */
export function stubDb(
	run: (text: string, values: readonly unknown[]) => Promise<unknown[]>,
	base: Db | null = null,
): Db {
	const query = async (text: string, values: readonly unknown[]) => ({ rows: await run(text, values) });
	return Object.create(base, { _: { value: { session: { client: { query } } } } }) as Db;
}
