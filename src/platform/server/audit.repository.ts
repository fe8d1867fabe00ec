import { auditEntries } from "./audit.tables.ts";
import type { Db } from "./database.ts";

/** Adds one entry, word for word. Call what `auditOf` gives: what may stand in an entry is said there. */
export async function insertAuditEntry(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
	await tx.insert(auditEntries).values(entry);
}
