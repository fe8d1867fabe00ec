import type { StoredImage } from "../../../media/server/media.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { notFound } from "../../../platform/app-error.ts";
import { maySee, maySeePrivate } from "../../listings.policy.ts";
import { filesAnswered, ownName, publicFields } from "../../property-answers.ts";
import { accessFacts, formOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { findListing } from "../listings.repository.ts";

/** An opened file answer; `name` is its original file name, and `isPublic` is true if everyone may read it. */
export type OpenedFile = { file: StoredImage; name: string; isPublic: boolean };

/**
 * Opens a file answer by its own name. Everyone who may see the listing can open answers to public questions; the owner
 * and staff can open all. Throws not_found for anyone else, whether or not the file exists.
 */
export async function openListingFile(
	{ db, catalogue, store }: Pick<ListingsContext, "db" | "catalogue" | "store">,
	viewer: Viewer | null,
	listingId: string,
	fileName: string,
): Promise<OpenedFile> {
	const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
	const service = row === undefined ? undefined : snapshot.serviceById.get(row.serviceId);
	if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
		throw notFound();
	const { fields } = formOf(row, service);
	const hasName = ({ key }: { key: string }) => ownName(key) === fileName;
	const publicAnswer = filesAnswered(publicFields(fields), row.properties).find(hasName);
	const answer = maySeePrivate(row, viewer)
		? filesAnswered(fields, row.properties).find(hasName)
		: publicAnswer;
	const file = answer === undefined ? null : await store.read(answer.key);
	if (answer === undefined || file === null) throw notFound();
	const isPublic = publicAnswer !== undefined && maySee(accessFacts(row, service), null);
	return { file, name: answer.name, isPublic };
}
