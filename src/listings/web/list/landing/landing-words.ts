import { m } from "../../../../paraglide/messages.js";
import { formatRupees } from "../../../../platform/money.ts";
import type { LandingFacts } from "../../../landing.ts";
import type { Category } from "../category-data.ts";
import { categoryTitle } from "../category-words.ts";
import { countOfListings } from "../service-words.ts";

type Price = NonNullable<LandingFacts["price"]>;

/** "₹200 to ₹500 per visit", or "₹200 per visit" if all state the same. */
function rangeInWords({ low, high, unit }: Price): string {
	const words =
		low === high
			? m["listings.card.price"]({ amount: formatRupees(low), unit })
			: m["listings.landing.range"]({ low: formatRupees(low), high: formatRupees(high), unit });
	return words.trim();
}

/** The facts about a list in short lines: how many, at which price, how often requested. */
export function factLines({ service, place }: Category, { professionals, price, requests }: LandingFacts) {
	return [
		m["listings.landing.count"]({
			count: countOfListings(service, professionals),
			place: place?.name ?? "",
		}),
		...(price === null ? [] : [rangeInWords(price)]),
		...(requests === null ? [] : [m["listings.landing.requests"]({ count: requests })]),
	];
}

export type Question = { question: string; answer: string };

/** The questions below a list, answered from its data. */
export function questionsOf(category: Category): Question[] {
	const { service, place, landing } = category;
	const price = landing?.here?.price ?? null;
	if (place === null || !landing?.here) return [];
	return [
		...(price === null
			? []
			: [
					{
						question: m["listings.landing.price_question"]({ title: categoryTitle(category) }),
						answer: m["listings.landing.price_answer"]({ count: price.count, range: rangeInWords(price) }),
					},
				]),
		...(service.callIcon
			? [
					{
						question: m["listings.landing.book_question"]({ place: place.name }),
						answer: m["listings.landing.book_answer"](),
					},
				]
			: []),
		{
			question: m["listings.landing.rank_question"](),
			answer: m["listings.landing.rank_answer"]({ place: place.name }),
		},
	];
}
