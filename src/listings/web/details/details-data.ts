import { indianDay } from "../../../platform/dates.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { daysOffInWords, statesAhead, weekInWords, type WordsUntil } from "../../hours-words.ts";
import { backOn } from "../../work-state.ts";
import { unitNames } from "../rate-words.ts";

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
	| "rating"
	| "answers"
	| "sections"
	| "images"
	| "hours"
	| "daysOff"
	| "licenceChecked"
	| "abilities"
> & {
	/** Prices are in rupees; "per hour". */
	rates: { name: string; price: number; per: string | null }[];
	/** The hours and days off in words: the browser needs no code for them. */
	week: { key: string; value: string }[];
	daysOffWords: string;
	isOffToday: boolean;
	/** Whether the professional works now, and what comes next. */
	states: WordsUntil[];
};

/**
 * Picks the fields that the page shows. Everything passed to the page ends up in its HTML, so nothing else is passed.
 */
export function detailsOf(listing: ListingDetails): Details {
	const now = new Date();
	const today = indianDay(now);
	const daysOff = listing.daysOff.filter(({ to }) => to >= today);
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
		rating: listing.rating,
		...(listing.answers !== undefined && { answers: listing.answers }),
		sections: listing.sections,
		images: listing.images,
		hours: listing.hours,
		daysOff,
		week: listing.hours === null ? [] : weekInWords(listing.hours),
		daysOffWords: daysOffInWords(daysOff),
		isOffToday: backOn(listing, today) !== null,
		states: listing.availability === "unavailable" ? [] : statesAhead(listing, now),
		rates: listing.rates.map(({ name, price, unit }) => ({
			name,
			price,
			per: unit && unitNames[unit](),
		})),
		licenceChecked: listing.licenceChecked,
		abilities: listing.abilities,
	};
}
