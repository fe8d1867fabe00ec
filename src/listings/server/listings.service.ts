import { choiceBySlug, isShown, type Service } from "../../catalogue/catalogue.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import type { Location } from "../../places/location.ts";
import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import { id } from "../../platform/schemas.ts";
import { cutPage, packCursor, unpackCursor } from "../../platform/server/cursor.ts";
import type { Database } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { listingsPerPage, ownListingsShown } from "../listing.ts";
import {
	isOrderPosition,
	type OrderPosition,
	rangesAfter,
	reachRanges,
	wheelStart,
} from "../listing-order.ts";
import type { EarlierRejection, ListingDetails } from "../listing-answers.ts";
import type { ActiveList, ActiveListQuery, PublicListings } from "../listings.contract.ts";
import { maySee } from "../listings.policy.ts";
import { readActiveList } from "./active-list.repository.ts";
import { findEarlierRejection } from "./earlier-rejection.ts";
import { presentCard } from "./listing-card.presenter.ts";
import { accessFacts } from "./listing-parts.ts";
import { presentDetails } from "./listings.presenter.ts";
import { findListing, type ListingRow, readListingsOf } from "./listings.repository.ts";

type Needs = {
	database: Pick<Database, "db" | "runNamed">;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** Stands in front of picture paths; "" where the process serves them itself. */
	cdnBase: string;
};
export type Listings = ReturnType<typeof createListings>;

type Asked = { service: Service; choiceId: string | null; place: Location; panIndia: Location };

/** What the slugs mean; throws not_found for an unknown one and for a service that is switched off. */
function resolve(catalogue: CatalogueSnapshot, { service: slug, choice, location }: ActiveListQuery): Asked {
	const service = catalogue.serviceBySlug.get(slug.toLowerCase());
	if (service === undefined || !isShown(service)) throw notFound();
	const chosen = choice === undefined ? null : choiceBySlug(service, choice.toLowerCase());
	const panIndia = catalogue.places.locations.find(({ kind }) => kind === "all");
	const place = location === undefined ? panIndia : catalogue.places.bySlug.get(location.toLowerCase());
	if (chosen === undefined || panIndia === undefined || place === undefined) throw notFound();
	return { service, choiceId: chosen?.id ?? null, place, panIndia };
}

/** Where the last page ended; throws bad_input on a cursor that is none of ours. */
function positionFrom(cursor: string | undefined): OrderPosition | null {
	if (cursor === undefined) return null;
	const [start, range, turn, listingId] = unpackCursor(cursor, ["number", "number", "number", "uuid"]);
	const position = { start, range, turn, listingId };
	if (!isOrderPosition(position)) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return position;
}

/** The public lists, the pages of listings and a person's own. */
export function createListings({ database, clock, catalogue, cdnBase }: Needs) {
	/** A page of a service's active professionals at a place, in the order that listing-order.ts explains. */
	async function active(query: ActiveListQuery): Promise<ActiveList> {
		const snapshot = await catalogue.snapshot();
		const { service, choiceId, place, panIndia } = resolve(snapshot, query);
		const position = positionFrom(query.cursor);
		const start = position?.start ?? wheelStart(indianDay(clock()));
		const limit = query.limit ?? listingsPerPage;
		const ranges = rangesAfter(reachRanges(place.id, panIndia.id, start), position);
		const found = await readActiveList(database, { serviceId: service.id, choiceId }, ranges, limit + 1);
		const { rows, nextCursor } = cutPage(found, limit, (last) =>
			packCursor([start, last.range, last.turn, last.id]),
		);
		return {
			success: true,
			professionals: rows.map((row) => presentCard(row, place, { catalogue: snapshot, service, cdnBase })),
			nextCursor,
		};
	}

	function present(
		row: ListingRow,
		snapshot: CatalogueSnapshot,
		viewer: Viewer | null,
		earlierRejection?: EarlierRejection | null,
	): ListingDetails | null {
		const service = snapshot.serviceById.get(row.serviceId);
		if (service === undefined || !maySee(accessFacts(row, service), viewer)) return null;
		return presentDetails(row, viewer, { catalogue: snapshot, service, cdnBase, earlierRejection });
	}

	/** One listing as this viewer may see it; null where it does not exist for them. */
	async function details(listingId: string, viewer: Viewer | null): Promise<ListingDetails | null> {
		// Ids come from links here: what is none is nobody's, and the database would stumble over it.
		if (!id.safeParse(listingId).success) return null;
		const [row, snapshot] = await Promise.all([findListing(database, listingId), catalogue.snapshot()]);
		if (row === undefined) return null;
		return present(row, snapshot, viewer, await findEarlierRejection(database, row, viewer));
	}

	/** The same for a call; throws not_found. */
	async function read(listingId: string, viewer: Viewer | null): Promise<ListingDetails> {
		const found = await details(listingId, viewer);
		if (found === null) throw notFound();
		return found;
	}

	/** The viewer's own listings, newest first. */
	async function mine(viewer: Viewer): Promise<ListingDetails[]> {
		const [rows, snapshot] = await Promise.all([
			readListingsOf(database, viewer.userId, ownListingsShown),
			catalogue.snapshot(),
		]);
		return rows.flatMap((row) => present(row, snapshot, viewer) ?? []);
	}

	const pages: PublicListings = { active, details: (listingId) => details(listingId, null) };

	return { active, read, mine, pages };
}
