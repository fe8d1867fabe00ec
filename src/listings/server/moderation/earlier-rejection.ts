import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { readAuditEntries } from "../../../platform/server/database/audit.repository.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { EarlierRejection } from "../../listing-answers.ts";
import { maySeeRejections } from "../../listings.policy.ts";
import type { ListingRow } from "../listings.repository.ts";

/**
 * The last rejection of an application that waits again, so that managers know what a colleague decided before. Null if
 * there is none; undefined for other viewers and other listings.
 */
export async function findEarlierRejection(
	db: Db,
	listing: Pick<ListingRow, "id" | "status">,
	viewer: Viewer | null,
): Promise<EarlierRejection | null | undefined> {
	if (!maySeeRejections(listing, viewer)) return undefined;
	const ofListing = { subjectId: listing.id, action: "listing.reject" };
	const [entry] = await readAuditEntries(db, ofListing, 1);
	if (entry === undefined) return null;
	const { at, reason, actorId } = entry;
	const people = await readUsersByIds(db, actorId === null ? [] : [actorId]);
	const name = actorId === null ? undefined : people.get(actorId)?.name;
	return { at: at.toISOString(), reason, by: name ?? null };
}
