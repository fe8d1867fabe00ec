import type { Landing } from "../../catalogue/catalogue.contract.ts";
import type { ListingCard } from "../listing-answers.ts";

export type Named = { name: string; slug: string };

/** A category page: a service (and a choice of it), perhaps at a place, and who is listed for it. */
export type Category = {
	service: Named &
		Pick<Landing, "description" | "cardType" | "callIcon" | "comingSoon" | "fixedPlace" | "sector">;
	choice: Named | null;
	choices: Named[];
	/** Null on the landing page, which lists all India. */
	place: Named | null;
	/** What the place picker offers, as packed-places.ts packs it. */
	places: string;
	/** Words that were sent as a place and name none or several, with those that they may name. */
	unclear: { words: string; places: Named[] } | null;
	professionals: ListingCard[];
	nextCursor: string | null;
	isFirstPage: boolean;
};
