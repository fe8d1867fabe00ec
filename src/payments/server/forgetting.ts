import type { AccountDeleted } from "../../accounts/server/users.service.ts";
import { addIndianMonths, type Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { answersKeptForMonths } from "../payment.ts";
import {
	blankRemarksOf,
	deleteAnswersBefore,
	deleteAnswersOf,
	hasToForget,
	isAskedAboutOf,
} from "./forgetting.repository.ts";

/** The job that forgets what stands beside the payments of a person whose account was deleted. */
export const forgetPayer = "payments.forget-payer";
export type ForgetPayer = { userId: string };

/** Provider's answers are deleted so many at a time. */
const batch = 1_000;
const dayInSeconds = 24 * 60 * 60;

type Needs = { db: Db; clock: Clock; jobs: Pick<Jobs, "enqueue"> };
export type Forgetting = ReturnType<typeof createForgetting>;

/** How personal data beside payments goes: remarks, and what the provider said. The payments stay in the books. */
export function createForgetting({ db, clock, jobs }: Needs) {
	/**
	 * To listen to the deletion of an account. A job does the work: the account is held here, and whoever moves a payment
	 * holds that first and then waits for the account.
	 */
	async function forgetPerson(tx: Db, { userId }: AccountDeleted): Promise<void> {
		if (await hasToForget(tx, userId)) await jobs.enqueue<ForgetPayer>(tx, forgetPayer, { userId });
	}

	/** Does the job; once more a day later where the provider is still asked about a payment of the person. */
	function forget({ userId }: ForgetPayer): Promise<void> {
		return inTransaction(db, async (tx) => {
			await blankRemarksOf(tx, userId);
			await deleteAnswersOf(tx, userId);
			if (await isAskedAboutOf(tx, userId))
				await jobs.enqueue<ForgetPayer>(tx, forgetPayer, { userId }, { startAfterSeconds: dayInSeconds });
		});
	}

	/** The daily work: deletes what the provider said of payments that ended so long ago that nobody disputes them. */
	async function deleteOldAnswers(): Promise<void> {
		const before = addIndianMonths(clock(), -answersKeptForMonths);
		while ((await deleteAnswersBefore(db, before, batch)) === batch);
	}

	return { forgetPerson, forget, deleteOldAnswers };
}
