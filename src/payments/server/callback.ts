import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { merchantTransactionId } from "../payments.contract.ts";
import { insertMessageOnce } from "./answers.repository.ts";
import { findAddressed } from "./asking.repository.ts";
import type { PaymentProvider, SignedMessage } from "./payment-provider.ts";
import type { Timetable } from "./timetable.ts";

type Needs = {
	db: Db;
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "readWebhook">;
	timetable: Pick<Timetable, "hasten">;
};

/**
 * Hears the provider's message: keeps it and brings the next question about its payment forward, in one transaction, so
 * that no end of the process loses it. What it says is never believed. One that is signed and about no payment that the
 * provider took for us is kept all the same. Throws not_signed_in unless the provider signed it.
 */
export function createCallback({ db, clock, provider, timetable }: Needs) {
	async function findByName(given: string | null | undefined) {
		const name = merchantTransactionId.safeParse(given);
		const payment = name.success ? await findAddressed(db, name.data) : undefined;
		return payment?.provider === provider.name ? payment : undefined;
	}

	/** A refund that was begun in the provider's own dashboard is not in the books; its message goes to the payment. */
	const findPaymentOf = async ({ order, refund }: SignedMessage) =>
		(await findByName(refund)) ?? findByName(order);

	return async function hear(message: { headers: IncomingHttpHeaders; body: unknown }): Promise<void> {
		const signed = provider.readWebhook(message);
		if (signed === null) throw new AppError("not_signed_in", m["payments.callback.unsigned"]());
		const payment = await findPaymentOf(signed);
		await inTransaction(db, async (tx) => {
			await insertMessageOnce(tx, payment?.id ?? null, JSON.stringify(message.body), clock());
			if (payment !== undefined) await timetable.hasten(tx, payment);
		});
	};
}
