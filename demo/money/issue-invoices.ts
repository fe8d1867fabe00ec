import { brandName } from "../../src/brand/brand.ts";
import { issueInvoice } from "../../src/invoices/server/issue-invoice.ts";
import { sellerFrom } from "../../src/invoices/server/seller.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import type { PaymentRow } from "./payment-rows.ts";

type Paid = { paid: readonly PaymentRow[]; listings: readonly ListingRow[] };

/**
 * Creates the invoices of the demo's payments like the product, each dated when it was paid; `paid` is in that
 * order.
 */
export async function issueDemoInvoices(tx: Db, settings: Settings, { paid, listings }: Paid): Promise<void> {
	const seller = sellerFrom(settings, brandName);
	const names = new Map(
		listings.map(({ serviceId, choiceId, demo: { service, choice } }) => [
			`${serviceId} ${choiceId}`,
			{ service: service.type, choice: service.choices.find(({ slug }) => slug === choice)?.name ?? null },
		]),
	);
	// The names are known here; the product would read them hundreds of times with all questions of their service.
	const readServiceNames = (
		_tx: Db,
		{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
	) => {
		const found = names.get(`${serviceId} ${choiceId}`);
		if (found === undefined) throw new Error(`no listing of the service ${serviceId}`);
		return Promise.resolve(found);
	};
	for (const payment of paid) {
		const { status, paymentDate } = payment;
		if (status !== "success" || !paymentDate) continue;
		await issueInvoice({ clock: () => paymentDate, seller, readServiceNames }, tx, {
			paymentId: payment.id,
			merchantTransactionId: payment.merchantTransactionId,
			transactionId: payment.transactionId ?? null,
			paymentType: "payment",
			status,
			amount: payment.amount,
			userId: payment.userId,
			itemId: payment.itemId,
			paymentForCategory: null,
			refundOf: null,
			decision: null,
			at: paymentDate,
		});
	}
}
