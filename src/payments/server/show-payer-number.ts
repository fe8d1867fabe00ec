import type { ShowNumberInput, ShownNumber } from "../../accounts/number-view.contract.ts";
import { readUsersByIds, recordNumberView } from "../../accounts/server/accounts.api.ts";
import { notifyNumberLimit } from "../../notifications/server/notifications.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { auditPayment } from "./audit-payment.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { findPaymentByName } from "./payments.repository.ts";

/**
 * Shows an admin the payer's number and records who saw it, when and why, before it responds. Throws not_found if
 * there is no such payment or its account was deleted, and too_often above the numbers of a day.
 */
export async function showPayerNumber(
	{ db, clock, numberViews, notify }: Pick<PaymentsContext, "db" | "clock" | "numberViews" | "notify">,
	viewer: Viewer,
	merchantTransactionId: string,
	{ reason, note = "" }: ShowNumberInput,
): Promise<ShownNumber> {
	return inTransaction(db, async (tx) => {
		const payment = await findPaymentByName(tx, merchantTransactionId);
		const payer = payment && (await readUsersByIds(tx, [payment.userId])).get(payment.userId);
		if (payment === undefined || payer === undefined) throw notFound();
		const { id: personId, mobile } = payer;
		const view = { subjectType: "payment" as const, subjectId: payment.id, personId, mobile, reason, note };
		const { limitReachedOn: day } = await recordNumberView(numberViews, tx, viewer, view);
		await auditPayment(tx, {
			at: clock(),
			actorId: viewer.userId,
			action: "payment.number-shown",
			subjectId: payment.id,
			reason,
			...(note !== "" && { after: { note } }),
		});
		const numbers = numberViews.numbersPerDay;
		if (day !== null) await notifyNumberLimit(notify, tx, viewer, { day, numbers });
		return { mobile };
	});
}
