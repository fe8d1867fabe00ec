import { eq, isNotNull, or } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { secondFactors } from "../accounts.tables.ts";

export type SecondFactorRow = typeof secondFactors.$inferSelect;
type Change = Partial<Omit<typeof secondFactors.$inferInsert, "userId">>;

/** The person's second factor, set up or waiting for its first code; undefined if they never started. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
	const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
	return row;
}

/**
 * Locks the row until the transaction ends, so that codes of all the person's sessions are checked one after the other.
 */
export async function lockSecondFactor(tx: Db, userId: string): Promise<SecondFactorRow | undefined> {
	const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
	return row;
}

/** Writes the columns of `change`, and adds the row if there is none. */
export async function saveSecondFactor(tx: Db, userId: string, change: Change): Promise<void> {
	await tx
		.insert(secondFactors)
		.values({ userId, ...change })
		.onConflictDoUpdate({ target: secondFactors.userId, set: change });
}

/** The ids of all people with a second factor, set up or waiting for its first code. */
export async function readEnrolled(db: Db): Promise<string[]> {
	const { userId, sealedSecret, sealedPendingSecret } = secondFactors;
	const rows = await db
		.select({ userId })
		.from(secondFactors)
		.where(or(isNotNull(sealedSecret), isNotNull(sealedPendingSecret)))
		.orderBy(userId);
	return rows.map((row) => row.userId);
}

/** Deletes the second factor of an account. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<void> {
	await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
