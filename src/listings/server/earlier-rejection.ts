import { readUsersByIds } from "../../accounts/server/users.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { readAuditEntries } from "../../platform/server/audit.repository.ts";
import type { Database } from "../../platform/server/database.ts";
import type { EarlierRejection } from "../listing-answers.ts";
import { maySeeRejections } from "../listings.policy.ts";
import type { ListingRow } from "./listings.repository.ts";

/**
 * The last rejection of an application that waits again, so that managers decide with what a colleague knew before;
 * null where there is none, undefined for everybody else and for other listings.
 */
export async function findEarlierRejection(
	database: Pick<Database, "db" | "runNamed">,
	listing: Pick<ListingRow, "id" | "status">,
	viewer: Viewer | null,
): Promise<EarlierRejection | null | undefined> {
	if (!maySeeRejections(listing, viewer)) return undefined;
	const ofListing = { subjectId: listing.id, action: "listing.reject" };
	const [entry] = await readAuditEntries(database, ofListing, 1);
	if (entry === undefined) return null;
	const { at, reason, actorId } = entry;
	const people = await readUsersByIds(database.db, actorId === null ? [] : [actorId]);
	const name = actorId === null ? undefined : people.get(actorId)?.name;
	return { at: at.toISOString(), reason, by: name ?? null };
}
