import { insertAuditEntries, insertAuditEntry } from "./audit.repository.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";
import type { AuditAction, AuditField, AuditSubject } from "../../audit-action.ts";

/** One action to record. `before` and `after` contain the changed fields only, never a mobile or a name. */
export type AuditEntry = {
	at: Date;
	actorId: string | null;
	action: AuditAction;
	subjectId: string;
	reason?: string | null;
	before?: Partial<Record<AuditField, unknown>>;
	after?: Partial<Record<AuditField, unknown>>;
};

/**
 * Creates the function that writes audit entries about one kind of record. It runs in the transaction of the change,
 * so that neither exists without the other.
 */
export function auditOf(subjectType: AuditSubject) {
	return async (tx: Db, entry: AuditEntry): Promise<void> => {
		await insertAuditEntry(tx, { id: newId(), subjectType, ...entry });
	};
}

/** The same for an action on many records of one kind: an entry for each of them. */
export function auditAllOf(subjectType: AuditSubject) {
	return async (tx: Db, entries: readonly AuditEntry[]): Promise<void> => {
		await insertAuditEntries(
			tx,
			entries.map((entry) => ({ id: newId(), subjectType, ...entry })),
		);
	};
}
