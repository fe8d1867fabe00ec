import type { ExportRequested } from "../../accounts/server/users.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { presentForExport } from "./payments.presenter.ts";
import { readPaymentsOf } from "./payments.repository.ts";

/**
 * Adds all that the person ever paid to the copy of their data. Nothing here listens to the deletion of an account: tax
 * law wants the books kept for years, money that is on its way may still arrive, and a payment names its person only by
 * the account, which is blanked itself.
 */
export async function exportPaymentsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("payments", (await readPaymentsOf(tx, userId)).map(presentForExport));
}
