import type { Landing } from "../../../catalogue/catalogue.contract.ts";
import type { FilterOptions, ListFilter } from "../../list-filter.ts";
import type { Landing as LandingContent } from "../../landing.ts";
import type { ListingCard } from "../../listing-answers.ts";

export type Named = { name: string; slug: string };

/** A category page: a service (and a choice of it), a place if there is one, and the professionals listed for it. */
export type Category = {
	service: Named &
		Pick<Landing, "description" | "cardType" | "callIcon" | "comingSoon" | "fixedPlace" | "sector">;
	choice: Named | null;
	choices: Named[];
	/** Null on the landing page, which lists all India. */
	place: Named | null;
	/** If the service does not cover the place, the nearest places that it covers. */
	nearest: Named[];
	/** The options of the place picker, as packed by packed-places.ts. */
	places: string;
	/** Words entered as a place that match no place or several, and the places that they may mean. */
	unclear: { words: string; places: Named[] } | null;
	professionals: ListingCard[];
	nextCursor: string | null;
	isFirstPage: boolean;
	filter: ListFilter;
	/** What the list can be filtered by. */
	options: FilterOptions;
	/** What is said of them below the list; null if it is empty, and on later pages. */
	landing: LandingContent | null;
};
