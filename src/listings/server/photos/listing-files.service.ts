import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import type { ImageStore, StoredImage } from "../../../media/server/image-store.ts";
import type { Viewer } from "../../../platform/access.ts";
import { notFound } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { maySee, maySeePrivate } from "../../listings.policy.ts";
import { filesAnswered, ownName, publicFields } from "../../property-answers.ts";
import { accessFacts, formOf } from "../listing-parts.ts";
import { findListing } from "../listings.repository.ts";

type Dependencies = {
	db: Db;
	catalogue: Pick<CatalogueService, "snapshot">;
	store: Pick<ImageStore, "read">;
};

/** An opened file answer; `name` is its original file name, and `isPublic` is true if everyone may read it. */
export type OpenedFile = { file: StoredImage; name: string; isPublic: boolean };
export type ListingFiles = ReturnType<typeof createListingFiles>;

/** The files that answer questions of listings. */
export function createListingFiles({ db, catalogue, store }: Dependencies) {
	/**
	 * Opens a file answer by its own name. Everyone who may see the listing can open answers to public questions; the
	 * owner and staff can open all. Throws not_found for anyone else, whether or not the file exists.
	 */
	async function open(viewer: Viewer | null, listingId: string, name: string): Promise<OpenedFile> {
		const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
		const service = row === undefined ? undefined : snapshot.serviceById.get(row.serviceId);
		if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
			throw notFound();
		const { fields } = formOf(row, service);
		const isIt = ({ key }: { key: string }) => ownName(key) === name;
		const shown = filesAnswered(publicFields(fields), row.properties).find(isIt);
		const asked = maySeePrivate(row, viewer) ? filesAnswered(fields, row.properties).find(isIt) : shown;
		const file = asked === undefined ? null : await store.read(asked.key);
		if (asked === undefined || file === null) throw notFound();
		const isPublic = shown !== undefined && maySee(accessFacts(row, service), null);
		return { file, name: asked.name, isPublic };
	}

	return { open };
}
