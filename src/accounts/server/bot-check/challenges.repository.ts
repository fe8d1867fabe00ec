import { lte } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { usedChallenges } from "../accounts.tables.ts";

/** Marks a challenge as used; false when it was before. */
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

/** Forgets solved challenges once their time is over: they would be refused as too old if they came again. */
export async function deleteEndedChallenges(db: Db, now: Date): Promise<void> {
	await db.delete(usedChallenges).where(lte(usedChallenges.endsAt, now));
}
