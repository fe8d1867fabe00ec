import { indianDay } from "../../../platform/dates.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { backOn } from "../../working-hours.ts";

/** The fields of a listing that its page shows; they are serialized into the HTML. */
export type Details = Pick<
	ListingDetails,
	| "_id"
	| "userId"
	| "firmName"
	| "name"
	| "service"
	| "serviceSlug"
	| "choiceName"
	| "cardType"
	| "availability"
	| "description"
	| "area"
	| "address"
	| "goToLocations"
	| "fixedPlace"
	| "callIcon"
	| "price"
	| "summary"
	| "sections"
	| "images"
	| "hours"
	| "daysOff"
	| "offToday"
	| "rates"
	| "licenceChecked"
	| "abilities"
>;

/**
 * Picks the fields that the page shows. Everything passed to the page ends up in its HTML, so nothing else is passed.
 */
export function detailsOf(listing: ListingDetails): Details {
	const today = indianDay(new Date());
	const next = backOn(listing, today);
	return {
		_id: listing._id,
		userId: listing.userId,
		firmName: listing.firmName,
		name: listing.name,
		service: listing.service,
		serviceSlug: listing.serviceSlug,
		choiceName: listing.choiceName,
		cardType: listing.cardType,
		availability: listing.availability,
		description: listing.description,
		area: listing.area,
		address: listing.address,
		goToLocations: listing.goToLocations,
		fixedPlace: listing.fixedPlace,
		callIcon: listing.callIcon,
		price: listing.price,
		summary: listing.summary,
		sections: listing.sections,
		images: listing.images,
		hours: listing.hours,
		daysOff: listing.daysOff.filter(({ to }) => to >= today),
		...(next !== null && { offToday: { day: today, backOn: next } }),
		rates: listing.rates,
		licenceChecked: listing.licenceChecked,
		abilities: listing.abilities,
	};
}
