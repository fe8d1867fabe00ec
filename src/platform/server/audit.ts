import { insertAuditEntry } from "./audit.repository.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";

/** One act to remember. `before` and `after` hold the changed fields only, never a mobile or a name. */
export type AuditEntry = {
	at: Date;
	actorId: string | null;
	action: string;
	subjectId: string;
	reason?: string | null;
	before?: Record<string, unknown>;
	after?: Record<string, unknown>;
};

/**
 * The audit log of one kind of record, by the kind's name. What it gives writes an entry in the transaction of the act
 * itself, so that neither stands without the other.
 */
export function auditOf(subjectType: string) {
	return async (tx: Db, entry: AuditEntry): Promise<void> => {
		await insertAuditEntry(tx, { id: newId(), subjectType, ...entry });
	};
}
