import { readServiceNames } from "../src/catalogue/server/stored-services.service.ts";
import { issueInvoices } from "../src/invoices/server/issue-invoice.ts";
import { createSeller } from "../src/invoices/server/seller.ts";
import type { Db } from "../src/platform/server/database.ts";
import type { Settings } from "../src/platform/server/settings.ts";
import { brand } from "../src/shell/brand.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** Gives the demo's payments their invoices, as the product does, each dated when it was paid; `paid` in that order. */
export async function issueDemoInvoices(tx: Db, settings: Settings, paid: PaymentRow[]): Promise<void> {
	const seller = createSeller(settings, brand.name);
	for (const payment of paid) {
		const { status, paymentDate } = payment;
		if (status !== "success" || !paymentDate) continue;
		const issueFor = issueInvoices({ clock: () => paymentDate, seller, readServiceNames });
		await issueFor(tx, {
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
