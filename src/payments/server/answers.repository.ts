import { desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import type { RawAnswer } from "./payment-provider.ts";
import { paymentAnswers } from "./payments.tables.ts";

export type AnswerSource = (typeof paymentAnswers.$inferSelect)["source"];

/** An answer with the time at which it arrived. */
export type ReceivedAnswer = RawAnswer & { receivedAt: Date };

const longest = 20_000;

/** What PostgreSQL can store of it: no NUL, and no half surrogate pair at the cut. */
const keepable = (body: string) => body.replaceAll("\0", "").slice(0, longest).toWellFormed();

const answerAdded: NamedStatement = {
	name: "payment_answer_added",
	text: `
		insert into payment_answers (id, payment_id, source, http_status, body, received_at)
		select $1::uuid, $2::uuid, $3, $4::int, $5, $6::timestamptz
		where not exists (
			select from (
				select http_status, body from payment_answers where payment_id = $2::uuid and source = $3
				order by received_at desc, id desc limit 1
			) last
			where last.http_status is not distinct from $4::int and last.body = $5
		)`,
};

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
	for (const { httpStatus, body, receivedAt } of answers) {
		const values = [newId(), paymentId, source, httpStatus, keepable(body), receivedAt.toISOString()];
		await named(db, answerAdded, values);
	}
}

const messageStatement = (name: string, isAbout: string): NamedStatement => ({
	name,
	text: `
		insert into payment_answers (id, payment_id, source, http_status, body, received_at)
		select $1::uuid, $2::uuid, 'webhook', null, $3, $4::timestamptz
		where not exists (
			select from payment_answers where ${isAbout} and source = 'webhook' and body = $3
		)`,
});
const messageAdded = messageStatement("payment_message_added", "payment_id = $2::uuid");
const messageAboutNone = messageStatement("payment_message_about_none", "payment_id is null");

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
	await named(tx, paymentId === null ? messageAboutNone : messageAdded, [
		newId(),
		paymentId,
		keepable(body),
		now.toISOString(),
	]);
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
