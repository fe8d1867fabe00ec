import { m } from "../../../paraglide/messages.js";
import { formatRupees } from "../../../platform/money.ts";
import type { ListingCard } from "../../listing-answers.ts";

/** The fields of a listing that name its owner and its offer. */
export type NamedListing = Pick<ListingCard, "firmName" | "name" | "service" | "choiceName" | "area"> &
	Partial<Pick<ListingCard, "callIcon">>;

/** "Electrician", or "Photographer, Wedding". */
export function offeredService({ service, choiceName }: Pick<ListingCard, "service" | "choiceName">): string {
	return choiceName === null ? service : m["listings.card.service_choice"]({ service, choice: choiceName });
}

/**
 * The name of the person to contact; null where nobody is, as at a sight, and if they have not given one yet, as after a
 * registration by staff. The server then sends the firm or the service instead.
 */
export function personOf({ firmName, name, service, callIcon }: Omit<NamedListing, "choiceName" | "area">) {
	return callIcon === false || name === (firmName ?? service) ? null : name;
}

/** "Lower Bazaar, Shimla 171001" to "Shimla": only the town; empty if the area is just a pincode. */
const townIn = (area: string) => (area.split(",").at(-1) ?? "").replace(/\d+$/, "").trim();

/** The offer and place, as the title of a listing without a name: "Retail Space (Shop) in Shimla". */
function offerAsTitle(listing: NamedListing): string {
	const title = offeredService(listing);
	const place = townIn(listing.area);
	return place === "" ? title : m["listings.category.title_in"]({ title, place });
}

/** A listing's title: the firm's name, otherwise the person's, otherwise the offer and place. */
export function listingTitle(listing: NamedListing): string {
	return listing.firmName ?? personOf(listing) ?? offerAsTitle(listing);
}

/** "Rakesh Thakur · Electrician"; the person's name only if the title is the firm's. */
export function whoAndWhat(listing: NamedListing): string {
	const person = personOf(listing);
	const what = offeredService(listing);
	return listing.firmName === null || person === null ? what : `${person} · ${what}`;
}

/** "Thakur Electricals · Electrician", below the heading of a screen about something else. */
export function titleAndService(listing: NamedListing): string {
	const name = listing.firmName ?? personOf(listing);
	return name === null ? offerAsTitle(listing) : `${name} · ${offeredService(listing)}`;
}

/** The title of a listing's page: "Thakur Electricals, Electrician in Lower Bazaar, Shimla 171001". */
export function pageTitleOf(listing: NamedListing): string {
	const name = listing.firmName ?? personOf(listing);
	if (name === null) return offerAsTitle(listing);
	return m["listings.details.meta_title"]({ name, service: offeredService(listing), place: listing.area });
}

/** "₹300 per visit". */
export function priceInWords({ amount, unit }: NonNullable<ListingCard["price"]>): string {
	return m["listings.card.price"]({ amount: formatRupees(amount), unit }).trim();
}

/** "2.3 km away"; from ten kilometres on without decimals. */
export function kilometresAway(kilometres: number): string {
	const maximumFractionDigits = kilometres < 10 ? 1 : 0;
	const distance = kilometres.toLocaleString("en-IN", { maximumFractionDigits });
	return m["listings.filter.kilometres"]({ distance });
}
