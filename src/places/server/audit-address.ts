import type { Viewer } from "../../platform/access.ts";
import type { AuditAction } from "../../platform/audit-action.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";

const audit = auditOf("address");

/**
 * Records what staff did to another person's address, in the same transaction. It records only whose address it is,
 * because the audit log outlives the address.
 */
export async function auditAddress(
	tx: Db,
	viewer: Viewer,
	entry: { at: Date; action: AuditAction; address: { id: string; userId: string } },
): Promise<void> {
	const { at, action, address } = entry;
	if (address.userId === viewer.userId) return;
	await audit(tx, {
		at,
		actorId: viewer.userId,
		action,
		subjectId: address.id,
		after: { userId: address.userId },
	});
}
