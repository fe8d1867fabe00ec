import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { presentForExport } from "./invoices.presenter.ts";
import { blankBuyer, readInvoicesOf } from "./invoices.repository.ts";

/**
 * What is to happen here when a person's account is deleted. Invoices are books of account: section 36 of the CGST Act
 * keeps them for 72 months after the annual return of their year, so number, date, amounts, tax and the state of supply
 * stay. What Rule 46 does not ask for goes: the mobile, and of an unregistered buyer name and address as well. A
 * registered business stays by name, address and GSTIN: its own input tax hangs on this invoice (section 16).
 */
export async function eraseInvoicesOf(tx: Db, { userId }: AccountDeleted): Promise<void> {
	await blankBuyer(tx, userId);
}

/** Adds all invoices, receipts and credit notes to the copy of the person's data. */
export async function exportInvoicesOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("invoices", (await readInvoicesOf(tx, userId)).map(presentForExport));
}
