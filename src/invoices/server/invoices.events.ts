import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { presentForExport } from "./invoices.presenter.ts";
import { blankBuyer, readInvoicesOf } from "./invoices.repository.ts";

/**
 * Handles account deletion. Invoices are books of account: section 36 of the CGST Act requires them for 72 months after
 * the annual return of their year, so number, date, amounts, tax and the state of supply stay. What Rule 46 does not
 * require is erased: the mobile, and name and address of an unregistered buyer. A registered business keeps its name,
 * address and GSTIN, because its input tax credit depends on this invoice (section 16).
 */
export async function erasePersonalData(tx: Db, { userId }: AccountDeleted): Promise<void> {
	await blankBuyer(tx, userId);
}

/** Adds all invoices, receipts and credit notes to the export of the person's data. */
export async function exportInvoicesOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("invoices", (await readInvoicesOf(tx, userId)).map(presentForExport));
}
