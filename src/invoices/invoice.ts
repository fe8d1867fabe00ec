import type { Paise } from "../platform/money.ts";
import type { GstState } from "../places/gst-states.ts";

export const invoiceKinds = ["tax-invoice", "receipt", "credit-note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The name of the state's half of the tax; the second applies in union territories without a legislature. */
export type StateTax = "SGST" | "UTGST";

/** The parts of an amount. They add up to the total, including a rounding. */
export type TaxSplit = {
	/** The whole tax in percent, on the day of issue. */
	percent: number;
	taxable: Paise;
	/** Central and state (or union territory) tax if the place of supply is the seller's state; else zero. */
	cgst: Paise;
	sgst: Paise;
	/** Integrated tax between states; else zero. */
	igst: Paise;
	stateTax: StateTax;
	/** −1, 0 or 1 paisa in documents from when each part was rounded separately. New documents have none. */
	roundOff?: Paise;
};

/** A party as printed on the document. */
export type InvoiceParty = {
	/** Empty once erased. */
	name: string;
	/** Lines of the address; empty if unknown or erased. */
	address: string[];
	state: GstState;
	gstin: string | null;
	/** "+91…"; null for the seller, and once erased. */
	mobile: string | null;
};

/** Everything that is printed on an invoice, receipt or credit note, as issued. Amounts are paise. */
export type InvoiceDocument = {
	kind: InvoiceKind;
	number: string;
	/** The Indian day of issue, "2026-11-22". */
	issuedOn: string;
	seller: InvoiceParty;
	buyer: InvoiceParty;
	/** The place of supply: section 12 of the IGST Act. */
	placeOfSupply: GstState;
	item: {
		/** "Electrician: Enrolment Basis, 6 months". */
		description: string;
		/** Services accounting code; null on a receipt. */
		sac: string | null;
		/** The price of a month or a lead, and their number; null if the plan has none. */
		perMonth: { price: Paise; count: number } | null;
		perLead: { price: Paise; count: number } | null;
	};
	price: Paise;
	discount: { percent: number; amount: Paise } | null;
	total: Paise;
	/** Null on a receipt: a seller without GSTIN charges no tax. */
	tax: TaxSplit | null;
	inWords: string;
	/** The payment: our id and the provider's. */
	payment: { merchantTransactionId: string; transactionId: string | null };
	/** For a credit note: the document that it corrects, and why. */
	corrects: { number: string; issuedOn: string; reason: string } | null;
};

/** The seller, from the settings. */
export type Seller = {
	name: string;
	address: string[];
	state: GstState;
	/** Null if the seller is not registered for GST. */
	gstin: string | null;
	/** The services accounting code of what is sold. */
	sac: string;
};
