import type { Service } from "../../catalogue/catalogue.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayAddDetails, mayEdit, maySee } from "../listings.policy.ts";
import { accessFacts } from "./listing-parts.ts";
import { type LockedListing, lockListing } from "./editing.repository.ts";
import { findListing, type ListingRow } from "./listings.repository.ts";

type Needs = {
	database: Pick<Database, "runNamed">;
	catalogue: Pick<CatalogueService, "snapshot">;
};

/** A listing that the viewer may change, with its service and the catalogue that both were read from. */
export type Editable = { row: ListingRow; service: Service; catalogue: CatalogueSnapshot };

/** The rule of the policy by which a listing may be changed. */
type MayChange = typeof mayEdit | typeof mayAddDetails;

/**
 * The listing for those whom the rule of the policy lets change it: its owner or a manager unless said. Throws not_found where it does not exist for this
 * viewer, what remains of a deleted account's included, and forbidden where they may look at it and no more.
 */
export async function findEditable(
	{ database, catalogue }: Needs,
	viewer: Viewer,
	listingId: string,
	mayChange: MayChange = mayEdit,
): Promise<Editable> {
	const [row, snapshot] = await Promise.all([findListing(database, listingId), catalogue.snapshot()]);
	const service = row === undefined ? undefined : snapshot.serviceById.get(row.serviceId);
	if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
		throw notFound();
	if (!mayChange(row, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return { row, service, catalogue: snapshot };
}

/**
 * Locks the listing until the transaction ends and asks again whether the viewer may complete it: what was allowed before an
 * upload may not be once it has arrived. Throws not_found and forbidden.
 */
export async function lockForDetails(tx: Db, viewer: Viewer, listingId: string): Promise<LockedListing> {
	const listing = await lockListing(tx, listingId);
	if (listing === undefined) throw notFound();
	if (!mayAddDetails(listing, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return listing;
}
