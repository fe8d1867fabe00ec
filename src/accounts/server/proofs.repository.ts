import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { clockTolerance, proofLifetime } from "../accounts.policy.ts";
import { verificationTokens } from "./accounts.tables.ts";

/** Stores the hash of a proof that a person has this mobile. */
export async function insertProof(
	tx: Db,
	proof: { tokenHash: string; mobile: string; endsAt: Date },
): Promise<void> {
	await tx.insert(verificationTokens).values(proof);
}

/**
 * Uses up the proof and returns whether it was valid for this mobile now. If two calls use it at once, one succeeds.
 */
export async function spendProof(
	tx: Db,
	proof: { tokenHash: string; mobile: string; now: Date },
): Promise<boolean> {
	const spent = await tx
		.update(verificationTokens)
		.set({ usedAt: proof.now })
		.where(
			and(
				eq(verificationTokens.tokenHash, proof.tokenHash),
				eq(verificationTokens.mobile, proof.mobile),
				isNull(verificationTokens.usedAt),
				gt(verificationTokens.endsAt, proof.now),
				// A proof that ends later than one that starts now was written by a wrong clock.
				lte(verificationTokens.endsAt, new Date(proof.now.getTime() + proofLifetime + clockTolerance)),
			),
		)
		.returning({ tokenHash: verificationTokens.tokenHash });
	return spent.length > 0;
}

/** Deletes expired proofs. */
export async function deleteEndedProofs(db: Db, now: Date): Promise<void> {
	await db.delete(verificationTokens).where(lte(verificationTokens.endsAt, now));
}
