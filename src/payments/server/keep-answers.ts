import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { type AnswerSource, insertAnswers, type ReceivedAnswer } from "./answers.repository.ts";
import type { KeepAnswer } from "./payment-provider.ts";

/** Calls the provider and stores every answer, even if the call fails. */
export async function keepingAnswers<Result>(
	{ db, clock }: { db: Db; clock: Clock },
	{ paymentId, source }: { paymentId: string; source: AnswerSource },
	call: (keep: KeepAnswer) => Promise<Result>,
): Promise<Result> {
	const received: ReceivedAnswer[] = [];
	try {
		return await call((answer) => void received.push({ ...answer, receivedAt: clock() }));
	} finally {
		await insertAnswers(db, paymentId, source, received);
	}
}
