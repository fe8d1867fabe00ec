import { lockUser } from "../../accounts/server/accounts.api.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { readPurchase } from "../../subscriptions/server/subscriptions.api.ts";
import { buildCreditNote, buildInvoice, leftToCredit } from "../build-document.ts";
import { financialYear } from "../financial-year.ts";
import type { InvoiceDocument, Seller } from "../invoice.ts";
import { invoiceNumber, type NumberSeries } from "../invoice-number.ts";
import { insertInvoice, isIssued, lockInvoiceOf, readCredited, takeNumber } from "./invoices.repository.ts";

/** The name of a listing's service, read in the transaction, where the catalogue cannot be. */
export type ReadServiceNames = (
	tx: Db,
	of: { serviceId: string; choiceId: string | null },
) => Promise<{ service: string; choice: string | null }>;

type Dependencies = { clock: Clock; seller: Seller; readServiceNames: ReadServiceNames };

/**
 * Handles every payment that moved. Money received for a purchase gets an invoice, or a receipt if the seller has no
 * GSTIN; a refund gets a credit note. Once per payment: a repeated event changes nothing. Throws if the lines do not
 * add up, which rolls the move back.
 */
export function issueInvoices({ clock, seller, readServiceNames }: Dependencies) {
	return async function issueFor(tx: Db, moved: PaymentMoved): Promise<void> {
		if (moved.status !== "success" || moved.amount === 0) return;
		if (await isIssued(tx, moved.paymentId)) return;
		await (moved.paymentType === "refund" ? creditFor(tx, moved) : chargeFor(tx, moved));
	};

	async function chargeFor(tx: Db, moved: PaymentMoved): Promise<void> {
		const purchase = await readPurchase(tx, moved.paymentId);
		if (purchase === undefined) return;
		// Before the purchase is granted, an invoice could not be linked to its subscription.
		if (purchase.subscriptionId === null)
			throw new Error(`the payment ${moved.paymentId} has granted nothing`);
		// Account deletion takes the same lock before it erases the buyer, so no invoice is written behind it.
		const buyer = await lockUser(tx, moved.userId);
		const names = await readServiceNames(tx, purchase);
		const issue = await takeIssue(tx, seller.gstin ?? "", "INV");
		const document = buildInvoice({
			...issue,
			seller,
			bought: { ...purchase, ...names },
			paid: moved,
			mobile: buyer?.mobile ?? null,
		});
		await insertInvoice(tx, {
			...rowOf(moved, issue, document),
			seller: seller.gstin ?? "",
			subscriptionId: purchase.subscriptionId,
			userId: moved.userId,
			correctsId: null,
		});
	}

	async function creditFor(tx: Db, moved: PaymentMoved): Promise<void> {
		const invoice = moved.refundOf === null ? undefined : await lockInvoiceOf(tx, moved.refundOf);
		if (invoice === undefined) return;
		const left = leftToCredit(invoice.document, await readCredited(tx, invoice));
		// What is given back beyond the price is no matter of the invoice.
		const amount = paise(Math.min(moved.amount, left));
		if (amount === 0) return;
		const issue = await takeIssue(tx, invoice.seller, "CRN");
		const document = buildCreditNote({ ...issue, invoice: invoice.document, paid: { ...moved, amount } });
		await insertInvoice(tx, {
			...rowOf(moved, issue, document),
			seller: invoice.seller,
			subscriptionId: invoice.subscriptionId,
			userId: invoice.userId,
			correctsId: invoice.id,
		});
	}

	/**
	 * Number and moment. The moment is read again once the counter is held, so that later numbers bear no earlier dates;
	 * but the year that the number counts in decides.
	 */
	async function takeIssue(tx: Db, gstin: string, series: NumberSeries) {
		const asked = clock();
		const year = financialYear(asked);
		const count = await takeNumber(tx, { seller: gstin, series, financialYear: year });
		const held = clock();
		const issuedAt = financialYear(held) === year ? held : asked;
		return { number: invoiceNumber(series, year, count), issuedAt };
	}
}

function rowOf(
	moved: PaymentMoved,
	{ number, issuedAt }: { number: string; issuedAt: Date },
	document: InvoiceDocument,
) {
	return { id: newId(), number, kind: document.kind, paymentId: moved.paymentId, issuedAt, document };
}
