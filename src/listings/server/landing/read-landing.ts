import { isOpen, type Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { kilometresBetween } from "../../../places/distance.ts";
import { displayName, type Location } from "../../../places/location.ts";
import { type Landing, type LandingFacts, pricesShownFrom, requestsShownFrom } from "../../landing.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListingsContext } from "../listings.context.ts";
import { type LandingRow, readBusiestPlaces, readSummariesAround } from "./landing.repository.ts";
import { priceUnit } from "./price-unit.ts";

type Context = Pick<ListingsContext, "db" | "catalogue">;

/** The number of links to other places, and to other services. */
const linksAtMost = 6;
/** So many of the nearest places are looked at for professionals. */
const placesLookedAt = 24;
/** Nobody looks for a plumber farther away. */
const kilometresAtMost = 150;

/** The places nearest to this one, without those around it and without PAN India. */
function nearestTo(place: Location, places: readonly Location[]): Location[] {
	const { latitude, longitude } = place;
	if (latitude === null || longitude === null) return [];
	return places
		.flatMap((one) => {
			if (one.id === place.id || one.latitude === null || one.longitude === null) return [];
			const there = { latitude: one.latitude, longitude: one.longitude };
			return [{ one, kilometres: kilometresBetween({ latitude, longitude }, there) }];
		})
		.filter(({ kilometres }) => kilometres <= kilometresAtMost)
		.toSorted((a, b) => a.kilometres - b.kilometres)
		.slice(0, placesLookedAt)
		.map(({ one }) => one);
}

function priceOf({ priced, priceLow, priceHigh }: LandingRow, service: Service): LandingFacts["price"] {
	const unit = priceUnit(service);
	if (unit === null || priced < pricesShownFrom || priceLow === null || priceHigh === null) return null;
	return { low: priceLow, high: priceHigh, unit, count: priced };
}

const factsOf = (row: LandingRow, service: Service): LandingFacts => ({
	professionals: row.professionals,
	price: priceOf(row, service),
	requests: row.requests < requestsShownFrom ? null : row.requests,
});

const nameOfPlace = (place: Location) => ({ name: displayName(place), slug: place.slug });
const nameOfService = ({ type, slug }: Service) => ({ name: type, slug });

function relatedOf(service: Service, { services }: CatalogueSnapshot): Service[] {
	return services.filter(
		(one) => one.id !== service.id && one.sector.id === service.sector.id && isOpen(one),
	);
}

/**
 * What a list of a service shows below its cards, from the summaries that a job keeps; null if the service or place is
 * unknown or has no professionals of its own. Without a place, the list is that of the whole country.
 */
export async function readLanding(
	{ db, catalogue }: Context,
	serviceSlug: string,
	placeSlug: string | null,
): Promise<Landing | null> {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceBySlug.get(serviceSlug);
	if (service === undefined) return null;
	if (placeSlug === null)
		return { here: null, places: await readBusiest(db, service, snapshot), related: [] };
	const place = snapshot.places.bySlug.get(placeSlug);
	return place === undefined ? null : readAround(db, { service, place }, snapshot);
}

async function readAround(
	db: Db,
	{ service, place }: { service: Service; place: Location },
	snapshot: CatalogueSnapshot,
): Promise<Landing | null> {
	const nearest = nearestTo(place, snapshot.locationsOf(service));
	const related = relatedOf(service, snapshot);
	const here = { serviceId: service.id, locationId: place.id };
	const rows = await readSummariesAround(db, here, {
		locationIds: [place, ...nearest].map(({ id }) => id),
		serviceIds: related.map(({ id }) => id),
	});
	const own = rows.find((row) => row.serviceId === service.id && row.locationId === place.id);
	if (own === undefined) return null;
	const isListed = (id: string) => rows.some(({ locationId }) => locationId === id);
	const countOf = (id: string) => rows.find(({ serviceId }) => serviceId === id)?.professionals ?? 0;
	return {
		here: factsOf(own, service),
		places: nearest
			.filter(({ id }) => isListed(id))
			.slice(0, linksAtMost)
			.map(nameOfPlace),
		related: related
			.filter(({ id }) => countOf(id) > 0)
			.toSorted((one, other) => countOf(other.id) - countOf(one.id))
			.slice(0, linksAtMost)
			.map(nameOfService),
	};
}

async function readBusiest(db: Db, service: Service, { places }: CatalogueSnapshot) {
	const ids = await readBusiestPlaces(db, service.id, 2 * linksAtMost);
	return ids.flatMap((id) => places.byId.get(id) ?? []).map(nameOfPlace);
}
