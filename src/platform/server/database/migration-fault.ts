import { DrizzleQueryError } from "drizzle-orm/errors";

/** Thrown when PostgreSQL refuses a statement of a migration. The transaction of all migrations is rolled back. */
export class MigrationFault extends Error {
	override readonly name = "MigrationFault";

	constructor(statement: string, options: { cause: Error | undefined }) {
		super(
			`The database could not be changed for this version: ${options.cause?.message}\n` +
				"Nothing was changed. The version before can go on. The statement was:\n" +
				statement.trim(),
			options,
		);
	}
}

/** Applies what is new of the migrations, all in one transaction. Throws MigrationFault if PostgreSQL refuses one. */
export async function applyMigrations(apply: () => Promise<void>): Promise<void> {
	try {
		await apply();
	} catch (error) {
		throw error instanceof DrizzleQueryError
			? new MigrationFault(error.query, { cause: error.cause })
			: error;
	}
}
