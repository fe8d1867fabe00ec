import { buildInvoice } from "../../src/invoices/build-document.ts";
import { financialYear } from "../../src/invoices/financial-year.ts";
import { invoiceNumber } from "../../src/invoices/invoice-number.ts";
import type { invoiceCounters, invoices } from "../../src/invoices/server/invoices.tables.ts";
import { sellerFrom } from "../../src/invoices/server/seller.ts";
import { paise } from "../../src/platform/money.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import type { paymentRows } from "./payment-rows.ts";

type Paid = Pick<ReturnType<typeof paymentRows>, "payments" | "purchases" | "subscriptions">;
type People = Iterable<{ id: string; mobile?: string | null }>;

const series = "INV";

/** The invoices of the demo's payments, each dated when it was paid, and the last number of each financial year. */
export function invoiceRows(
	settings: Settings,
	{ paid, listings, people }: { paid: Paid; listings: readonly ListingRow[]; people: People },
) {
	const seller = sellerFrom(settings);
	const gstin = seller.gstin ?? "";
	const purchaseOf = new Map(paid.purchases.map((purchase) => [purchase.paymentId, purchase]));
	const subscriptionOf = new Map(paid.subscriptions.map(({ paymentId, id }) => [paymentId, id]));
	const listingOf = new Map(listings.map((listing) => [listing.id, listing.demo]));
	const mobileOf = new Map(Array.from(people, ({ id, mobile }) => [id, mobile ?? null]));
	const lastNumbers = new Map<string, number>();
	const rows: (typeof invoices.$inferInsert)[] = [];
	for (const payment of paid.payments) {
		const { id: paymentId, status, paymentDate: issuedAt, amount, userId, transactionId } = payment;
		if (status !== "success" || !issuedAt || amount === 0) continue;
		const purchase = purchaseOf.get(paymentId);
		const subscriptionId = subscriptionOf.get(paymentId);
		const listing = listingOf.get(payment.itemId);
		if (purchase === undefined || subscriptionId === undefined || listing === undefined)
			throw new Error("a payment of the demo buys nothing");
		const { durationInMonths = null, numberOfLeads = null } = purchase;
		const year = financialYear(issuedAt);
		const count = (lastNumbers.get(year) ?? 0) + 1;
		lastNumbers.set(year, count);
		const number = invoiceNumber(series, year, count);
		const document = buildInvoice({
			number,
			issuedAt,
			seller,
			bought: {
				...purchase,
				service: listing.service.type,
				choice: listing.service.choices.find(({ slug }) => slug === listing.choice)?.name ?? null,
				durationInMonths,
				numberOfLeads,
				buyerGstin: null,
			},
			paid: {
				merchantTransactionId: payment.merchantTransactionId,
				transactionId: transactionId ?? null,
				amount: paise(amount),
			},
			mobile: mobileOf.get(userId) ?? null,
		});
		rows.push({
			id: newId(),
			number,
			seller: gstin,
			kind: document.kind,
			paymentId,
			subscriptionId,
			userId,
			issuedAt,
			document,
		});
	}
	const counters: (typeof invoiceCounters.$inferInsert)[] = [...lastNumbers].map(([year, lastNumber]) => ({
		seller: gstin,
		series,
		financialYear: year,
		lastNumber,
	}));
	return { invoices: rows, counters };
}
