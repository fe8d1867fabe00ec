import { lte } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { usedChallenges } from "../accounts.tables.ts";

/** Marks a challenge as used. Returns false if it was used before. */
export async function spendChallenge(
	db: Db,
	challenge: { signature: string; endsAt: Date },
): Promise<boolean> {
	const added = await db
		.insert(usedChallenges)
		.values(challenge)
		.onConflictDoNothing()
		.returning({ signature: usedChallenges.signature });
	return added.length > 0;
}

/** Deletes solved challenges that have expired: they would be refused as too old. */
export async function deleteEndedChallenges(db: Db, now: Date): Promise<void> {
	await db.delete(usedChallenges).where(lte(usedChallenges.endsAt, now));
}
