import type { ListingDetails } from "../listing-answers.ts";

/** As much of a listing as its page shows: it travels in the page. */
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
	| "price"
	| "summary"
	| "sections"
	| "images"
	| "abilities"
>;

/** What the page shows of a listing. Everything that it is handed stands in its HTML, so that nothing more is. */
export function detailsOf(listing: ListingDetails): Details {
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
		price: listing.price,
		summary: listing.summary,
		sections: listing.sections,
		images: listing.images,
		abilities: listing.abilities,
	};
}
