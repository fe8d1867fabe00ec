import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { idempotentAnswers } from "./idempotency.tables.ts";

/** The sender, the call and the key of a request. */
export type IdempotencyKey = { userId: string; route: string; key: string };

export type KeptAnswer = { requestHash: string; status: number; answer: unknown; createdAt: Date };

const isKey = ({ userId, route, key }: IdempotencyKey) =>
	and(
		eq(idempotentAnswers.userId, userId),
		eq(idempotentAnswers.route, route),
		eq(idempotentAnswers.key, key),
	);

/** The stored response for the key, however old; undefined without one. */
export async function findAnswer(db: Db, key: IdempotencyKey): Promise<KeptAnswer | undefined> {
	const [row] = await db
		.select({
			requestHash: idempotentAnswers.requestHash,
			status: idempotentAnswers.status,
			answer: idempotentAnswers.answer,
			createdAt: idempotentAnswers.createdAt,
		})
		.from(idempotentAnswers)
		.where(isKey(key));
	return row;
}

/** Makes others with the same key wait until this transaction ends. */
export async function lockKey(tx: Db, { userId, route, key }: IdempotencyKey): Promise<void> {
	await lockUntilCommit(tx, `idempotency ${userId} ${route} ${key}`);
}

/** Stores the response; an expired one is replaced. */
export async function keepAnswer(tx: Db, key: IdempotencyKey, kept: KeptAnswer): Promise<void> {
	await tx
		.insert(idempotentAnswers)
		.values({ ...key, ...kept })
		.onConflictDoUpdate({
			target: [idempotentAnswers.userId, idempotentAnswers.route, idempotentAnswers.key],
			set: kept,
		});
}

/** Deletes at most `count` responses of `until` and earlier; returns how many. */
export async function deleteAnswersUntil(db: Db, until: Date, count: number): Promise<number> {
	const old = db
		.select({ place: sql`ctid` })
		.from(idempotentAnswers)
		.where(lte(idempotentAnswers.createdAt, until))
		.limit(count);
	const gone = await db
		.delete(idempotentAnswers)
		.where(inArray(sql`ctid`, old))
		.returning({ key: idempotentAnswers.key });
	return gone.length;
}

/** Deletes the stored responses of a person. */
export async function deleteAnswersOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, userId));
}
