import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { InvoiceKind, Seller } from "../invoice.ts";
import type { PdfThread } from "./pdf/pdf-thread.ts";

/** A document as a PDF file, with the mobile that is printed on it. */
export type OpenedDocument = { kind: InvoiceKind; file: Uint8Array; mobile: string | null };

/** What the use cases of invoices depend on. */
export type InvoicesContext = {
	db: Db;
	clock: Clock;
	seller: Seller;
	pdf: PdfThread;
	/** Files being rendered, by subscription and number: repeated requests share one rendering. */
	renderings: Map<string, Promise<OpenedDocument>>;
	/** Reads the names of a listing's service and choice in the transaction, where the catalogue cannot be read. */
	readServiceNames: (
		tx: Db,
		of: { serviceId: string; choiceId: string | null },
	) => Promise<{ service: string; choice: string | null }>;
	/** Records in the audit log whose mobile staff saw. */
	traceMobiles: (viewer: Viewer, call: string, shown: unknown) => Promise<void>;
};
