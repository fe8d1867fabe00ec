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
