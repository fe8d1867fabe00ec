import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { merchantTransactionId } from "../payments.contract.ts";
import { insertMessageOnce } from "./answers.repository.ts";
import { findAddressed } from "./poll-payments.repository.ts";
import type { PaymentProvider, SignedMessage } from "./payment-provider.ts";
import type { Timetable } from "./timetable.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "readWebhook">;
	timetable: Pick<Timetable, "hasten">;
};

/**
 * Handles the provider's message: stores it and brings the next request about its payment forward, in one
 * transaction, so that it survives the end of the process. Its content is never trusted. A signed message about a
 * payment that is not ours is stored too. Throws not_signed_in unless the provider signed it.
 */
export function createCallback({ db, clock, provider, timetable }: Dependencies) {
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
