import { holdUser } from "../../accounts/server/users.service.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { readPurchase } from "../../subscriptions/server/purchases.service.ts";
import { buildCreditNote, buildInvoice, leftToCredit } from "../build-document.ts";
import { financialYear } from "../financial-year.ts";
import type { InvoiceDocument, Seller } from "../invoice.ts";
import { invoiceNumber, type NumberSeries } from "../invoice-number.ts";
import { insertInvoice, isIssued, lockInvoiceOf, readCredited, takeNumber } from "./invoices.repository.ts";

/** What the service of a listing is called; read in the transaction, where nothing else may be asked. */
export type ReadServiceNames = (
	tx: Db,
	of: { serviceId: string; choiceId: string | null },
) => Promise<{ service: string; choice: string | null }>;

type Needs = { clock: Clock; seller: Seller; readServiceNames: ReadServiceNames };

/**
 * Hears of every payment that moved. Money that came in for a purchase is answered with an invoice, or a receipt where
 * the seller has no GSTIN; money that went back with a credit note to it. Once for each payment: hearing twice changes
 * nothing. Throws where the lines would not add up, which undoes the move.
 */
export function issueInvoices({ clock, seller, readServiceNames }: Needs) {
	return async function issueFor(tx: Db, moved: PaymentMoved): Promise<void> {
		if (moved.status !== "success" || moved.amount === 0) return;
		if (await isIssued(tx, moved.paymentId)) return;
		await (moved.paymentType === "refund" ? creditFor(tx, moved) : chargeFor(tx, moved));
	};

	async function chargeFor(tx: Db, moved: PaymentMoved): Promise<void> {
		const purchase = await readPurchase(tx, moved.paymentId);
		if (purchase === undefined) return;
		// Whoever listens before what was bought is granted would write an invoice that nobody finds again.
		if (purchase.subscriptionId === null)
			throw new Error(`the payment ${moved.paymentId} has granted nothing`);
		// A deletion of the account holds it before it blanks its invoices: none is written behind its back.
		const buyer = await holdUser(tx, moved.userId);
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
