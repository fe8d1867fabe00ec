import { lockUser } from "../../accounts/server/accounts.api.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { readPurchase } from "../../subscriptions/server/subscriptions.api.ts";
import { buildCreditNote, buildInvoice, leftToCredit } from "../build-document.ts";
import { financialYear } from "../financial-year.ts";
import type { InvoiceDocument } from "../invoice.ts";
import { invoiceNumber, type NumberSeries } from "../invoice-number.ts";
import type { InvoicesContext } from "./invoices.context.ts";
import { insertInvoice, isIssued, lockInvoiceOf, readCredited, takeNumber } from "./invoices.repository.ts";

type IssueContext = Pick<InvoicesContext, "clock" | "seller" | "readServiceNames">;

/**
 * Handles payments: money received for a purchase gets an invoice, or a receipt if the seller has no GSTIN; a refund
 * gets a credit note. Once per payment: a repeated event changes nothing. Throws if the lines do not add up, which
 * rolls back the change of the payment.
 */
export async function issueInvoice(ctx: IssueContext, tx: Db, moved: PaymentMoved): Promise<void> {
	if (moved.status !== "success" || moved.amount === 0) return;
	if (await isIssued(tx, moved.paymentId)) return;
	await (moved.paymentType === "refund" ? issueCreditNote(ctx, tx, moved) : issueFor(ctx, tx, moved));
}

async function issueFor(ctx: IssueContext, tx: Db, moved: PaymentMoved): Promise<void> {
	const { seller } = ctx;
	const [buyer, purchase] = await Promise.all([
		// Account deletion takes the same lock before it erases the buyer, so no invoice is written after that.
		lockUser(tx, moved.userId),
		readPurchase(tx, moved.paymentId),
	]);
	if (purchase === undefined) return;
	// Before the purchase is granted, an invoice could not be linked to its subscription.
	if (purchase.subscriptionId === null) throw new Error(`the payment ${moved.paymentId} has granted nothing`);
	const names = await ctx.readServiceNames(tx, purchase);
	const issue = await takeIssue(ctx, tx, seller.gstin ?? "", "INV");
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

async function issueCreditNote(ctx: IssueContext, tx: Db, moved: PaymentMoved): Promise<void> {
	const invoice = moved.refundOf === null ? undefined : await lockInvoiceOf(tx, moved.refundOf);
	if (invoice === undefined) return;
	const left = leftToCredit(invoice.document, await readCredited(tx, invoice));
	// A refund above the price does not concern the invoice.
	const amount = paise(Math.min(moved.amount, left));
	if (amount === 0) return;
	const issue = await takeIssue(ctx, tx, invoice.seller, "CRN");
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
 * The next number and the time of issue. The time is read again once the counter is locked, so that later numbers never
 * have earlier dates; but the date must stay in the financial year of the number.
 */
async function takeIssue({ clock }: IssueContext, tx: Db, gstin: string, series: NumberSeries) {
	const before = clock();
	const year = financialYear(before);
	const count = await takeNumber(tx, { seller: gstin, series, financialYear: year });
	const locked = clock();
	const issuedAt = financialYear(locked) === year ? locked : before;
	return { number: invoiceNumber(series, year, count), issuedAt };
}

function rowOf(
	moved: PaymentMoved,
	{ number, issuedAt }: { number: string; issuedAt: Date },
	document: InvoiceDocument,
) {
	return { id: newId(), number, kind: document.kind, paymentId: moved.paymentId, issuedAt, document };
}
