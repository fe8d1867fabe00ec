import { choiceBySlug, isShown, type Service } from "../../catalogue/catalogue.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import type { LargerPlace } from "../../places/home-place.ts";
import type { Location } from "../../places/location.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import { id } from "../../platform/schemas.ts";
import { paginate, encodeCursor, decodeCursor } from "../../platform/server/http/cursor.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { listingsPerPage, ownListingsShown } from "../listing.ts";
import {
	isOrderPosition,
	type OrderPosition,
	rangesAfter,
	reachRanges,
	rotationStart,
} from "../listing-order.ts";
import type { EarlierRejection, ListingDetails } from "../listing-answers.ts";
import type { ActiveList, ActiveListQuery, PublicListings } from "../listings.contract.ts";
import { maySee } from "../listings.policy.ts";
import { readActiveList } from "./search/active-list.repository.ts";
import { findEarlierRejection } from "./moderation/earlier-rejection.ts";
import { presentCard } from "./search/listing-card.presenter.ts";
import { accessFacts } from "./listing-parts.ts";
import { presentDetails } from "./listings.presenter.ts";
import { findListing, type ListingRow, readListingsOf } from "./listings.repository.ts";
import { suggestPlaces } from "./registration/suggest-places.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** The prefix of picture paths; "" if this process serves the pictures itself. */
	cdnBase: string;
};
export type Listings = ReturnType<typeof createListings>;

type Asked = { service: Service; choiceId: string | null; place: Location; panIndia: Location };

/** Resolves the slugs; throws not_found if one is unknown or the service is switched off. */
function resolve(catalogue: CatalogueSnapshot, { service: slug, choice, location }: ActiveListQuery): Asked {
	const service = catalogue.serviceBySlug.get(slug.toLowerCase());
	if (service === undefined || !isShown(service)) throw notFound();
	const chosen = choice === undefined ? null : choiceBySlug(service, choice.toLowerCase());
	const panIndia = catalogue.places.locations.find(({ kind }) => kind === "all");
	const place = location === undefined ? panIndia : catalogue.places.bySlug.get(location.toLowerCase());
	if (chosen === undefined || panIndia === undefined || place === undefined) throw notFound();
	return { service, choiceId: chosen?.id ?? null, place, panIndia };
}

/** The position where the last page ended; throws bad_input if the cursor is invalid. */
function positionFrom(cursor: string | undefined): OrderPosition | null {
	if (cursor === undefined) return null;
	const [start, range, turn, listingId] = decodeCursor(cursor, ["number", "number", "number", "uuid"]);
	const position = { start, range, turn, listingId };
	if (!isOrderPosition(position)) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return position;
}

/** The public lists, the listing pages and a person's own listings. */
export function createListings({ db, clock, catalogue, cdnBase }: Dependencies) {
	/** A page of a service's active professionals at a place, in the order that listing-order.ts explains. */
	async function active(query: ActiveListQuery): Promise<ActiveList> {
		const snapshot = await catalogue.snapshot();
		const { service, choiceId, place, panIndia } = resolve(snapshot, query);
		const position = positionFrom(query.cursor);
		const start = position?.start ?? rotationStart(indianDay(clock()));
		const limit = query.limit ?? listingsPerPage;
		const ranges = rangesAfter(reachRanges(place.id, panIndia.id, start), position);
		const found = await readActiveList(db, { serviceId: service.id, choiceId }, ranges, limit + 1);
		const { rows, nextCursor } = paginate(found, limit, (last) =>
			encodeCursor([start, last.range, last.turn, last.id]),
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
		forStaff: {
			suggestedPlace?: LargerPlace | null;
			earlierRejection?: EarlierRejection | null | undefined;
		} = {},
	): ListingDetails | null {
		const service = snapshot.serviceById.get(row.serviceId);
		if (service === undefined || !maySee(accessFacts(row, service), viewer)) return null;
		return presentDetails(row, viewer, { catalogue: snapshot, service, cdnBase, ...forStaff });
	}

	/** One listing as this viewer may see it; null if it does not exist for them. */
	async function details(listingId: string, viewer: Viewer | null): Promise<ListingDetails | null> {
		// Ids come from links: a malformed one matches no listing and would make the database throw.
		if (!id.safeParse(listingId).success) return null;
		const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
		if (row === undefined) return null;
		const [earlierRejection, suggested] = await Promise.all([
			findEarlierRejection(db, row, viewer),
			isStaff(viewer) ? suggestPlaces(db, snapshot, [row]) : null,
		]);
		const suggestedPlace = suggested?.get(row.id) ?? null;
		return present(row, snapshot, viewer, { suggestedPlace, earlierRejection });
	}

	/** Like `details`, but throws not_found. */
	async function read(listingId: string, viewer: Viewer | null): Promise<ListingDetails> {
		const found = await details(listingId, viewer);
		if (found === null) throw notFound();
		return found;
	}

	/** The viewer's own listings, newest first. */
	async function mine(viewer: Viewer): Promise<ListingDetails[]> {
		const [rows, snapshot] = await Promise.all([
			readListingsOf(db, viewer.userId, ownListingsShown),
			catalogue.snapshot(),
		]);
		return rows.flatMap((row) => present(row, snapshot, viewer) ?? []);
	}

	const pages: PublicListings = { active, details: (listingId) => details(listingId, null) };

	return { active, read, mine, pages };
}
