import { serverPart } from "../../../platform/web/server-part.tsx";
import type { ListingCard } from "../../listing-answers.ts";

/** The fields of a card that the page of another listing shows. */
export type SimilarListing = Pick<
	ListingCard,
	"_id" | "firmName" | "name" | "service" | "choiceName" | "callIcon" | "area" | "price" | "rating" | "image"
>;

/** Picks these fields: all that is passed to the page ends up in its HTML. */
export function similarOf(card: ListingCard): SimilarListing {
	const { _id, firmName, name, service, choiceName, callIcon, area, price, rating, image } = card;
	return { _id, firmName, name, service, choiceName, callIcon, area, price, rating, image };
}

const Part = serverPart<{ listings: SimilarListing[] }>(
	import.meta.env.SSR ? (await import("./similar-part.tsx")).default : null,
	() => import("./similar-part.tsx"),
	"mt-4",
);

/** Other available professionals of the same service nearby. Give it a key for each listing. */
export const SimilarNearby = ({ listings }: { listings: SimilarListing[] }) =>
	listings.length > 0 && <Part listings={listings} />;
