import type { AuditAction } from "../../../platform/audit-action.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { writeReach } from "../search/write-reach.ts";
import { auditListing } from "./audit-listing.ts";
import { moveStatus, type StatusStep } from "./listing-status.repository.ts";

/**
 * Moves the locked listing by a step that no person took: its places in the public lists follow, and the audit log
 * records `action`. Returns false if its status has changed, or if it is suspended and the step does not apply to
 * suspended ones.
 */
export async function takeAutomaticStep(
	tx: Db,
	listingId: string,
	step: StatusStep,
	{ action, now }: { action: AuditAction; now: Date },
): Promise<boolean> {
	if (!(await moveStatus(tx, listingId, step, now))) return false;
	await writeReach(tx, listingId);
	await auditListing(tx, {
		at: now,
		actorId: null,
		action,
		subjectId: listingId,
		before: { status: step.from },
		after: { status: step.to },
	});
	return true;
}
