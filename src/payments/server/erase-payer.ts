import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { addIndianMonths, type Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { answersKeptForMonths } from "../payment.ts";
import {
	blankRemarksOf,
	deleteAnswersBefore,
	deleteAnswersOf,
	mustErase,
	isAskedAboutOf,
} from "./erase-payer.repository.ts";

/** The job that erases what is stored about the payments of a deleted account. */
export const erasePayer = "payments.forget-payer";
export type ErasePayer = { userId: string };

/** Provider's answers are deleted so many at a time. */
const batch = 1_000;
const dayInSeconds = 24 * 60 * 60;

type Dependencies = { db: Db; clock: Clock; jobs: Pick<Jobs, "enqueue"> };
export type PayerErasure = ReturnType<typeof createPayerErasure>;

/** Erases personal data next to payments: remarks and provider answers. The payments stay in the books. */
export function createPayerErasure({ db, clock, jobs }: Dependencies) {
	/**
	 * Listens to the deletion of an account. A job does the work: the account is locked here, while everything that
	 * moves a payment locks the payment first and then waits for the account.
	 */
	async function erasePersonalData(tx: Db, { userId }: AccountDeleted): Promise<void> {
		if (await mustErase(tx, userId)) await jobs.enqueue<ErasePayer>(tx, erasePayer, { userId });
	}

	/** Runs the job, and again a day later if the provider is still asked about a payment of the person. */
	function forget({ userId }: ErasePayer): Promise<void> {
		return inTransaction(db, async (tx) => {
			await blankRemarksOf(tx, userId);
			await deleteAnswersOf(tx, userId);
			if (await isAskedAboutOf(tx, userId))
				await jobs.enqueue<ErasePayer>(tx, erasePayer, { userId }, { startAfterSeconds: dayInSeconds });
		});
	}

	/** Runs daily: deletes provider answers about payments that ended too long ago to be disputed. */
	async function deleteOldAnswers(): Promise<void> {
		const before = addIndianMonths(clock(), -answersKeptForMonths);
		while ((await deleteAnswersBefore(db, before, batch)) === batch);
	}

	return { erasePersonalData, forget, deleteOldAnswers };
}
