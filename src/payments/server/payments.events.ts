import type { ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { presentForExport } from "./payments.presenter.ts";
import { readPaymentsOf } from "./payments.repository.ts";

/**
 * Adds all payments of the person to the export of their data. When the account is deleted, payments stay: tax law
 * requires the books for years, pending money may still arrive, and a payment names its person only by the account,
 * which is erased itself. What is stored next to them is erased, see erase-payer.ts.
 */
export async function exportPaymentsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("payments", (await readPaymentsOf(tx, userId)).map(presentForExport));
}
