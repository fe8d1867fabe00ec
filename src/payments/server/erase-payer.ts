import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { addIndianMonths } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { answersKeptForMonths } from "../payment.ts";
import {
	blankRemarksOf,
	deleteAnswersBefore,
	deleteAnswersOf,
	isAskedAboutOf,
	mustErase,
} from "./erase-payer.repository.ts";
import type { PaymentsContext } from "./payments.context.ts";

/** The job that erases what is stored about the payments of a deleted account. */
export const erasePayerJob = "payments.erase-payer";
export type ErasePayer = { userId: string };

/** How many provider answers one statement deletes. */
const batch = 1_000;
const dayInSeconds = 24 * 60 * 60;

/**
 * Handles account deletion. A job erases remarks and provider answers, and the payments stay in the books. The job is
 * needed because the account is locked here, while changes of a payment lock the payment first and then wait for the
 * account.
 */
export async function erasePersonalData(
	{ jobs }: Pick<PaymentsContext, "jobs">,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	if (await mustErase(tx, userId)) await jobs.enqueue<ErasePayer>(tx, erasePayerJob, { userId });
}

/** Runs the job, and again a day later if the provider is still asked about a payment of the person. */
export function erasePayer(
	{ db, jobs }: Pick<PaymentsContext, "db" | "jobs">,
	{ userId }: ErasePayer,
): Promise<void> {
	return inTransaction(db, async (tx) => {
		await blankRemarksOf(tx, userId);
		await deleteAnswersOf(tx, userId);
		if (await isAskedAboutOf(tx, userId))
			await jobs.enqueue<ErasePayer>(tx, erasePayerJob, { userId }, { startAfterSeconds: dayInSeconds });
	});
}

/** Runs daily: deletes provider answers about payments that ended too long ago for a dispute. */
export async function deleteOldAnswers({ db, clock }: Pick<PaymentsContext, "db" | "clock">): Promise<void> {
	const before = addIndianMonths(clock(), -answersKeptForMonths);
	while ((await deleteAnswersBefore(db, before, batch)) === batch);
}
