import type { Viewer } from "../../platform/access.ts";
import type { AuditAction } from "../../platform/audit-action.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";

const audit = auditOf("address");

/**
 * Writes down what staff did to somebody else's address, in the transaction of the act. Whose it is and no more: what
 * stands in an address would outlive it here.
 */
export async function auditAddress(
	tx: Db,
	viewer: Viewer,
	act: { at: Date; action: AuditAction; address: { id: string; userId: string } },
): Promise<void> {
	const { at, action, address } = act;
	if (address.userId === viewer.userId) return;
	await audit(tx, {
		at,
		actorId: viewer.userId,
		action,
		subjectId: address.id,
		after: { userId: address.userId },
	});
}
