import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import type { Database } from "../platform/server/database/database.ts";
import { openDatabase } from "../platform/server/database/open-database.ts";
import { openTestDatabase } from "./test-database.ts";

/** A database for a command and the settings that lead to it. The embedded one is closed while the command runs. */
export type CommandPlace = {
	environment: Record<string, string>;
	use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
	close(): Promise<void>;
};

/** Creates a database for a command; an embedded one in `folder`. */
export async function preparePlace(folder: string): Promise<CommandPlace> {
	const template = inject("template");
	if (template.kind === "postgres") {
		const database = await openTestDatabase();
		const url =
			database.driver.kind === "postgres" ? database.driver.pool.options.connectionString : undefined;
		return {
			environment: { DATABASE_URL: url ?? "" },
			use: (work) => work(database),
			close: () => database.close(),
		};
	}
	const filled = await openDatabase({ dataDirectory: folder, loadFrom: await openAsBlob(template.file) });
	await filled.close();
	return {
		environment: { DATA_DIR: folder },
		async use(work) {
			const database = await openDatabase({ dataDirectory: folder });
			try {
				return await work(database);
			} finally {
				await database.close();
			}
		},
		close: async () => {},
	};
}
