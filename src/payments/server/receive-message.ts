import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { merchantTransactionId } from "../payments.contract.ts";
import { insertMessageOnce } from "./answers.repository.ts";
import type { SignedMessage, WebhookMessage } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import { findAddressed } from "./poll-payments.repository.ts";
import { askSoon } from "./timetable.ts";

/**
 * Handles the provider's message: stores it and brings the next request about its payment forward, in one
 * transaction, so that it survives the end of the process. Its content is never trusted. A signed message about an
 * unknown payment is stored too. Throws not_signed_in unless the provider signed it.
 */
export async function receiveMessage(ctx: ProviderContext, message: WebhookMessage): Promise<void> {
	const signed = ctx.provider.readWebhook(message);
	if (signed === null) throw new AppError("not_signed_in", m["payments.callback.unsigned"]());
	const payment = await findPaymentOf(ctx, signed);
	await inTransaction(ctx.db, async (tx) => {
		await Promise.all([
			insertMessageOnce(tx, payment?.id ?? null, message.body.toString(), ctx.clock()),
			payment && askSoon(ctx, tx, payment),
		]);
	});
}

/** A message about a refund from the provider's own dashboard belongs to the refunded payment. */
const findPaymentOf = async (ctx: ProviderContext, { order, refund }: SignedMessage) =>
	(await findByName(ctx, refund)) ?? findByName(ctx, order);

async function findByName({ db, provider }: ProviderContext, given: string | null | undefined) {
	const name = merchantTransactionId.safeParse(given);
	const payment = name.success ? await findAddressed(db, name.data) : undefined;
	return payment?.provider === provider.name ? payment : undefined;
}
