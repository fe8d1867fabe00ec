import { personalData } from "../../platform/server/database/personal-data.ts";
import { invoiceCounters, invoices } from "./invoices.tables.ts";

export const personalTables = [
	// Books of account: section 36 of the CGST Act keeps them for years.
	personalData(invoices, {
		id: "kept, exported",
		number: "kept, exported",
		// The document has it too.
		seller: "kept, internal",
		kind: "kept, exported",
		paymentId: "kept, internal",
		subscriptionId: "kept, exported",
		userId: "kept, internal",
		correctsId: "kept, internal",
		issuedAt: "kept, exported",
		// The buyer's mobile is cleared, and name and address unless the buyer is a registered business.
		document: "cleared, exported",
		irn: "kept, internal",
		acknowledgement: "kept, internal",
		signedQr: "kept, internal",
	}),
];

export const otherTables = [invoiceCounters];
