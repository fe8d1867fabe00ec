import type { Paise } from "../platform/money.ts";
import type { GstState } from "../places/gst-states.ts";

export const invoiceKinds = ["tax-invoice", "receipt", "credit-note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What a state's half of the tax is called there: the second in union territories without a legislature. */
export type StateTax = "SGST" | "UTGST";

/** How an amount splits. The parts, a rounding included, add up to the total. */
export type TaxSplit = {
	/** The whole tax in percent: what it was on the day of issue. */
	percent: number;
	taxable: Paise;
	/** Central and state (or union territory) tax where the supply stays in the seller's state; else zero. */
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
	/** Empty where it was blanked. */
	name: string;
	/** Lines of the address; none where it is not known or was blanked. */
	address: string[];
	state: GstState;
	gstin: string | null;
	/** "+91…"; null for the seller, and where it was blanked. */
	mobile: string | null;
};

/** All that is printed on an invoice, receipt or credit note, as it was when it was issued. Amounts are paise. */
export type InvoiceDocument = {
	kind: InvoiceKind;
	number: string;
	/** The Indian day of issue, "2026-11-22". */
	issuedOn: string;
	seller: InvoiceParty;
	buyer: InvoiceParty;
	/** Where the supply takes place: section 12 of the IGST Act. */
	placeOfSupply: GstState;
	item: {
		/** "Electrician: Enrolment Basis, 6 months". */
		description: string;
		/** Services accounting code; null on a receipt. */
		sac: string | null;
		/** Price for a month or a lead, and how many; null where the plan has none. */
		perMonth: { price: Paise; count: number } | null;
		perLead: { price: Paise; count: number } | null;
	};
	price: Paise;
	discount: { percent: number; amount: Paise } | null;
	total: Paise;
	/** Null on a receipt: a seller without GSTIN charges no tax. */
	tax: TaxSplit | null;
	inWords: string;
	/** How it was paid: the payment's name and the provider's. */
	payment: { merchantTransactionId: string; transactionId: string | null };
	/** Of a credit note: what it corrects and why. */
	corrects: { number: string; issuedOn: string; reason: string } | null;
};

/** Who sells, as the settings of the deployment say. */
export type Seller = {
	name: string;
	address: string[];
	state: GstState;
	/** Null where the seller is not registered for GST. */
	gstin: string | null;
	/** Services accounting code of what is sold. */
	sac: string;
};
