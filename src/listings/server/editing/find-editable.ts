import type { Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { mayAddDetails, mayEdit, maySee } from "../../listings.policy.ts";
import { accessFacts } from "../listing-parts.ts";
import { type LockedListing, lockListing } from "./editing.repository.ts";
import type { ListingsContext } from "../listings.context.ts";
import { findListing, type ListingRow } from "../listings.repository.ts";

/** A listing that the viewer may change, with its service and the catalogue snapshot that both were read from. */
export type Editable = { row: ListingRow; service: Service; catalogue: CatalogueSnapshot };

/** The policy rule that decides whether a listing may be changed. */
type MayChange = typeof mayEdit | typeof mayAddDetails;

/**
 * Returns the listing if the policy rule allows the change; by default, for its owner or a manager. Throws not_found if
 * the listing does not exist for this viewer or its owner's account is deleted; forbidden if the viewer may only read
 * it.
 */
export async function findEditable(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	viewer: Viewer,
	listingId: string,
	mayChange: MayChange = mayEdit,
): Promise<Editable> {
	const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
	const service = row === undefined ? undefined : snapshot.serviceById.get(row.serviceId);
	if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
		throw notFound();
	if (!mayChange(row, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return { row, service, catalogue: snapshot };
}

/**
 * Locks the listing until the transaction ends and checks again that the viewer may complete it: the permission can be
 * lost while an upload is running. Throws not_found and forbidden.
 */
export async function lockForDetails(tx: Db, viewer: Viewer, listingId: string): Promise<LockedListing> {
	const listing = await lockListing(tx, listingId);
	if (listing === undefined) throw notFound();
	if (!mayAddDetails(listing, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	return listing;
}
