import { readServiceNames } from "../../catalogue/server/catalogue.api.ts";
import { readListingFacts } from "../../listings/server/listings.api.ts";
import { readListingTitle } from "../../listings/server/listings.api.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentProgress } from "../payments.contract.ts";
import { maySeePayment } from "../payments.policy.ts";
import { askForViewer } from "./ask-provider.ts";
import type { PaymentsContext, ProviderContext } from "./payments.context.ts";
import { presentProgress } from "./payments.presenter.ts";
import { findPaymentByName } from "./payments.repository.ts";
import { isPaymentWaived } from "./pending.repository.ts";

/**
 * A payment's status for the owner of the listing, the person who began it, and admins. May ask the provider, at most
 * every 3 seconds. Throws not_found for everyone else, and for a refund.
 */
export async function readProgress(
	ctx: ProviderContext & Pick<PaymentsContext, "readBoughtPlan">,
	viewer: Viewer,
	merchantTransactionId: string,
): Promise<PaymentProgress> {
	const { db } = ctx;
	const before = await findPaymentByName(db, merchantTransactionId);
	if (before?.paymentType !== "payment" || !maySeePayment(before, viewer)) throw notFound();
	await askForViewer(ctx, before);
	const payment = (await findPaymentByName(db, merchantTransactionId)) ?? before;
	const listingId = payment.itemType === "WorkerCategory" ? payment.itemId : null;
	const [plan, title, service, isWaived] = await Promise.all([
		ctx.readBoughtPlan(db, payment.id),
		listingId === null ? null : readListingTitle(db, listingId),
		listingId === null ? null : readService(db, listingId),
		payment.status === "failed" && isPaymentWaived(db, { paymentId: payment.id, itemId: payment.itemId }),
	]);
	const paidFor = { listingTitle: title || null, service, plan, isWaived };
	return presentProgress(payment, paidFor, ctx.publicUrl, ctx.clock());
}

/** The service of a listing with its choice; null if there is no such listing. */
async function readService(db: Db, listingId: string): Promise<string | null> {
	const listing = await readListingFacts(db, listingId);
	if (listing === undefined) return null;
	const { service, choice } = await readServiceNames(db, listing, getLocale());
	return choice === null ? service : `${service}, ${choice}`;
}
