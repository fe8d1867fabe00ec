import type { ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { presentForExport } from "./payments.presenter.ts";
import { readPaymentsOf } from "./payments.repository.ts";

/**
 * Adds all payments of the person to their data export. Payments survive account deletion: tax law requires the books
 * for years, pending money may still arrive, and a payment names its person only by the account, which is erased
 * itself. The data stored with payments is erased, see erase-payer.ts.
 */
export async function exportPaymentsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("payments", (await readPaymentsOf(tx, userId)).map(presentForExport));
}
