import { m } from "../../../paraglide/messages.js";
import type { SchemaObject } from "../../../platform/web/structured-data.ts";
import { starRange } from "../../star-range.ts";
import type { ReviewAnswer, ReviewList } from "../../reviews.contract.ts";

/** A function, so that the browser's bundle leaves it out. */
const scale = () => ({ bestRating: starRange.maximum, worstRating: starRange.minimum });

/** A review in schema.org's words. Its author is not named. */
const dataOf = ({ stars, text, month, reply: _reply, ...rest }: ReviewAnswer): SchemaObject => ({
	"@type": "Review",
	datePublished: month,
	author: { "@type": "Person", name: m["reviews.list.author"]() },
	reviewRating: { "@type": "Rating", ratingValue: stars, ...scale() },
	...(text !== "" && { reviewBody: text }),
	...(rest.serviceName !== "" && { name: rest.serviceName }),
});

/** The rating and the shown reviews of a listing, for search engines; nothing without published reviews. */
export function reviewsData(list: ReviewList | null): SchemaObject {
	if (list === null || list.rating.average === null) return {};
	const { average, count } = list.rating;
	return {
		aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, ...scale() },
		review: list.reviews.map(dataOf),
	};
}
