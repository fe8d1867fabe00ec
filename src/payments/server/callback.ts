import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { merchantTransactionId } from "../payments.contract.ts";
import { insertMessageOnce } from "./answers.repository.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { findPaymentByName } from "./payments.repository.ts";
import type { Timetable } from "./timetable.ts";

type Needs = {
	db: Db;
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "readWebhook">;
	timetable: Pick<Timetable, "hasten">;
};

/**
 * Hears the provider's message about an order: keeps it and brings the next question about the payment forward, in one
 * transaction, so that no end of the process loses it. What it says is never believed. Throws not_signed_in unless the
 * provider signed it; of an order that is not ours it says nothing.
 */
export function createCallback({ db, clock, provider, timetable }: Needs) {
	return async function hear(message: { headers: IncomingHttpHeaders; body: unknown }): Promise<void> {
		const order = provider.readWebhook(message);
		if (order === null) throw new AppError("not_signed_in", m["payments.callback.unsigned"]());
		const name = merchantTransactionId.safeParse(order);
		const payment = name.success ? await findPaymentByName(db, name.data) : undefined;
		if (payment?.provider !== provider.name) return;
		await inTransaction(db, async (tx) => {
			await insertMessageOnce(tx, payment.id, JSON.stringify(message.body), clock());
			await timetable.hasten(tx, payment);
		});
	};
}
