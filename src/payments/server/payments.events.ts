import type { ExportRequested } from "../../accounts/server/users.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { presentForExport } from "./payments.presenter.ts";
import { readPaymentsOf } from "./payments.repository.ts";

/**
 * Adds all that the person ever paid to the copy of their data. When the account is deleted the payments stay: tax law
 * wants the books kept for years, money that is on its way may still arrive, and a payment names its person only by the
 * account, which is blanked itself. What stands beside them goes, see forgetting.ts.
 */
export async function exportPaymentsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("payments", (await readPaymentsOf(tx, userId)).map(presentForExport));
}
