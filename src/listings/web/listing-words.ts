import { m } from "../../paraglide/messages.js";
import { formatRupees } from "../../platform/money.ts";
import type { ListingCard } from "../listings.contract.ts";

/** The name over a listing: the firm's, or the person's where there is no firm. */
export const listingTitle = ({ firmName, name }: Pick<ListingCard, "firmName" | "name">) => firmName ?? name;

/** "Electrician", or "Photographer, Wedding". */
export function offeredService({ service, choiceName }: Pick<ListingCard, "service" | "choiceName">): string {
	return choiceName === null ? service : m["listings.card.service_choice"]({ service, choice: choiceName });
}

/** "Rakesh Thakur · Electrician"; the person's name only where the title is the firm's. */
export function whoAndWhat(
	listing: Pick<ListingCard, "firmName" | "name" | "service" | "choiceName">,
): string {
	const what = offeredService(listing);
	return listing.firmName === null ? what : `${listing.name} · ${what}`;
}

/** "₹300 per visit". */
export function priceInWords({ amount, unit }: NonNullable<ListingCard["price"]>): string {
	return m["listings.card.price"]({ amount: formatRupees(amount), unit }).trim();
}
