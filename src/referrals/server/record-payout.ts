import { lockUser } from "../../accounts/server/accounts.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { formatRupeesExact, paise, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Payout } from "../referral-list.contract.ts";
import { presentPayout } from "./list-balances.ts";
import { findBalance, insertPayoutOnce, takeFromBalance } from "./payouts.repository.ts";
import type { ReferralsContext } from "./referrals.context.ts";

const auditPayout = auditOf("referral payout");

const conflict = (error: ErrorItem) => new AppError("conflict", error.msg, { errors: [error] });

async function tooMuch(tx: Db, userId: string): Promise<AppError> {
	const payable = (await findBalance(tx, userId))?.payable ?? paise(0);
	// Negative if a reward was taken back after it was paid out.
	const left = formatRupeesExact(rupeesFromPaise(payable < 0 ? paise(0) : payable));
	return conflict({ path: "amount", msg: m["referrals.payout.too_much"]({ left }) });
}

/**
 * Records that a person's reward was paid to them; the amount is in rupees. References are compared ignoring case.
 * Throws not_found if there is no such account, and conflict if less is payable or the reference is taken.
 */
export async function recordPayout(
	{ db, clock }: ReferralsContext,
	viewer: Viewer,
	input: { userId: string; amount: number; reference: string },
): Promise<Payout> {
	const { userId } = input;
	const amount = paiseFromRupees(input.amount);
	const reference = input.reference.toUpperCase();
	const payout = { id: newId(), userId, amount, reference, paidBy: viewer.userId, createdAt: clock() };
	await inTransaction(db, async (tx) => {
		if ((await lockUser(tx, userId)) === undefined) throw notFound();
		if (!(await takeFromBalance(tx, userId, amount))) throw await tooMuch(tx, userId);
		if (!(await insertPayoutOnce(tx, payout)))
			throw conflict({ path: "reference", msg: m["referrals.payout.reference_taken"]() });
		await auditPayout(tx, {
			at: payout.createdAt,
			actorId: viewer.userId,
			action: "referral.pay-out",
			subjectId: payout.id,
			after: { userId, amount, reference },
		});
	});
	return presentPayout(payout);
}
