import { DataDirectoryInUse } from "../database/data-lock.ts";
import type { Db } from "../database/database.ts";
import { MigrationFault } from "../database/migration-fault.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

/** What a command prints, and whether it did what was asked. */
export type Outcome = { text: string; isDone: boolean };

/**
 * Opens the database of the settings for a command. The embedded one belongs to one process: while a server has it open,
 * the outcome asks to stop the server first.
 */
export async function runOnDatabase(
	environment: Record<string, string | undefined>,
	act: (db: Db, settings: Settings) => Promise<Outcome>,
): Promise<Outcome> {
	try {
		const settings = readSettings(environment);
		const database = await openDatabase({
			// A command has a session of its own, and no time limits.
			url: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
			dataDirectory: settings.DATA_DIR,
			poolSize: 1,
		});
		try {
			return await act(database.db, settings);
		} finally {
			await database.close();
		}
	} catch (error) {
		if (
			error instanceof DataDirectoryInUse ||
			error instanceof MigrationFault ||
			error instanceof SettingsError
		)
			return { text: error.message, isDone: false };
		throw error;
	}
}

/** Prints the outcome and sets the exit code. */
export function printOutcome({ text, isDone }: Outcome): void {
	(isDone ? process.stdout : process.stderr).write(`${text}\n`);
	process.exitCode = isDone ? 0 : 1;
}
