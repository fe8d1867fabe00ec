import { insertAuditEntry } from "./audit.repository.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";

/** One act to remember. `before` and `after` hold the changed fields only, never a mobile or a name. */
export type AuditEntry = {
	at: Date;
	actorId: string | null;
	action: string;
	subjectType:
		| "user"
		| "address"
		| "listing"
		| "lead"
		| "subscription"
		| "plan"
		| "payment"
		| "sector"
		| "service";
	subjectId: string;
	reason?: string | null;
	before?: Record<string, unknown>;
	after?: Record<string, unknown>;
};

/** Writes the entry in the transaction of the act itself, so that neither stands without the other. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
	await insertAuditEntry(tx, { id: newId(), ...entry });
}
