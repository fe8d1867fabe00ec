import type { ListingKind } from "../words/describe-listing.ts";

const rentals = new Set("pg single-room flat-homes retail-shops".split(" "));
const venues = new Set(
	"coworking-space hotels home-stays party-hall marriage-banquet-hall cafes tourist-attractions paragliding bungee-jumping gyms yoga-studios pilates-studios dance-studios swimming-pools spa-centers dance-clubs bars photostat".split(
		" ",
	),
);
const offers = new Set(
	"groom-car volvo-bus photographer wedding-content-creator catering himachali-dham-cook green-leaf-plates food-trucks-and-mobile-caterers tent band-baja dhol dj-sound-system".split(
		" ",
	),
);
/** Drivers, for whom 150 kilometres are near. */
const drivers = new Set("taxis pickup-vans volvo-bus".split(" "));

/** The maximum distance of the places that a professional of the service serves, in kilometres. */
export const reachOf = (service: string) => (drivers.has(service) ? 150 : isFixed(service) ? 12 : 30);

/** How the service reaches its customers. */
export function listingKind(service: string): ListingKind {
	if (rentals.has(service)) return "rental";
	if (venues.has(service)) return "venue";
	return offers.has(service) ? "offer" : "trade";
}

/** Whether it is at one place, which customers visit. */
export const isFixed = (service: string) => rentals.has(service) || venues.has(service);
