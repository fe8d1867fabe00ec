import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { RawAnswer } from "./payment-provider.ts";
import { paymentAnswers } from "./payments.tables.ts";

export type AnswerSource = (typeof paymentAnswers.$inferSelect)["source"];

/** An answer with the time at which it arrived. */
export type ReceivedAnswer = RawAnswer & { receivedAt: Date };

const longest = 20_000;

/** What PostgreSQL can store of it: no NUL, and no half surrogate pair at the cut. */
const keepable = (body: string) => body.replaceAll("\0", "").slice(0, longest).toWellFormed();

/**
 * Stores provider answers about a payment as received, each cut at 20,000 characters. An answer equal to the last one
 * of its source is not stored, so that a page that polls does not fill the table.
 */
export async function insertAnswers(
	db: Db,
	paymentId: string,
	source: AnswerSource,
	answers: readonly ReceivedAnswer[],
): Promise<void> {
	if (answers.length === 0) return;
	const [last] = await db
		.select({ httpStatus: paymentAnswers.httpStatus, body: paymentAnswers.body })
		.from(paymentAnswers)
		.where(and(eq(paymentAnswers.paymentId, paymentId), eq(paymentAnswers.source, source)))
		.orderBy(desc(paymentAnswers.receivedAt), desc(paymentAnswers.id))
		.limit(1);
	const rows = answers.map(({ body, ...came }) => ({
		id: newId(),
		paymentId,
		source,
		body: keepable(body),
		...came,
	}));
	const added = rows.filter(({ httpStatus, body }, nth) => {
		const before = nth === 0 ? last : rows[nth - 1];
		return before?.httpStatus !== httpStatus || before.body !== body;
	});
	if (added.length > 0) await db.insert(paymentAnswers).values(added);
}

/**
 * Stores a provider's message about a payment or about none (null), unless it is stored already: a replay adds
 * nothing.
 */
export async function insertMessageOnce(
	tx: Db,
	paymentId: string | null,
	body: string,
	now: Date,
): Promise<void> {
	const kept = keepable(body);
	const isAbout =
		paymentId === null ? isNull(paymentAnswers.paymentId) : eq(paymentAnswers.paymentId, paymentId);
	await tx.execute(sql`
		insert into payment_answers (id, payment_id, source, http_status, body, received_at)
		select ${newId()}::uuid, ${paymentId}::uuid, 'webhook', null, ${kept}, ${now.toISOString()}::timestamptz
		where not exists (
			select from payment_answers where ${isAbout} and source = 'webhook' and body = ${kept}
		)`);
}

/** The stored provider answers about a payment, latest first, at most `limit`. */
export async function readAnswersAbout(db: Db, paymentId: string, limit: number) {
	return db
		.select({
			id: paymentAnswers.id,
			source: paymentAnswers.source,
			httpStatus: paymentAnswers.httpStatus,
			body: paymentAnswers.body,
			receivedAt: paymentAnswers.receivedAt,
		})
		.from(paymentAnswers)
		.where(eq(paymentAnswers.paymentId, paymentId))
		.orderBy(desc(paymentAnswers.receivedAt), desc(paymentAnswers.id))
		.limit(limit);
}
