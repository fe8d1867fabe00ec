import type { Db } from "../../platform/server/database.ts";
import { writeReach } from "./listing-reach.service.ts";
import { auditListing } from "./audit-listing.ts";
import { moveStatus, type StatusStep } from "./listing-status.repository.ts";

/**
 * Takes the locked listing a step that no person asked for: its places in the public lists follow, and the audit log
 * says so under `action`. False where it has another status by now, and where staff shut it and the step is none for
 * such a one.
 */
export async function stepUnasked(
	tx: Db,
	listingId: string,
	step: StatusStep,
	{ action, now }: { action: string; now: Date },
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
