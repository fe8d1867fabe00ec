import { customerTags, type professionalTags, type ReviewTag } from "../../src/reviews/review.ts";
import type { Choice } from "../seeded-choice.ts";
import { middling, praise, type ReviewWords } from "./review-words.ts";

type ProfessionalTag = (typeof professionalTags)[number];

const goodTags: readonly ProfessionalTag[] = [
	"on-time",
	"good-work",
	"fair-price",
	"friendly",
	"left-it-clean",
	"explained-well",
];
const badTags: readonly ProfessionalTag[] = ["came-late", "price-changed", "came-back-to-fix"];
const goodCustomerTags: readonly ReviewTag[] = customerTags.slice(0, 5);
const badCustomerTags: readonly ReviewTag[] = customerTags.slice(5);

/** Most people are content; one in nine has a reason not to be. */
function starsOf(choice: Choice): number {
	const lot = choice.number();
	if (lot < 0.56) return 5;
	if (lot < 0.82) return 4;
	if (lot < 0.91) return 3;
	return lot < 0.96 ? 2 : 1;
}

/** Writes reviews so that no sentence of one is in the next few that a reader sees. */
export function createReviewWriter(rememberedAtMost = 14) {
	const recent = new Map<string, string[]>();
	/** A sentence that is not among the latest of this listing or service. */
	function fresh(choice: Choice, sentences: readonly string[], near: readonly string[]): string {
		const used = new Set(near.flatMap((key) => recent.get(key) ?? []));
		const free = sentences.filter((sentence) => !used.has(sentence));
		const sentence = choice.pick(free.length === 0 ? sentences : free);
		for (const key of near) recent.set(key, [...(recent.get(key) ?? []), sentence].slice(-rememberedAtMost));
		return sentence;
	}

	return {
		/** What a customer writes. Some give stars only. */
		byCustomer(choice: Choice, words: ReviewWords, near: readonly string[]) {
			const stars = starsOf(choice);
			const isContent = stars >= 4;
			const parts: string[] = [];
			if (!choice.chance(0.15)) {
				if (isContent) {
					parts.push(fresh(choice, words.work, near));
					if (choice.chance(0.6)) parts.push(fresh(choice, praise, near));
				} else {
					if (stars === 3) parts.push(fresh(choice, middling, near));
					parts.push(fresh(choice, words.low, near));
				}
			}
			const tags = isContent
				? choice.several(goodTags, choice.between(0, 3))
				: choice.several(badTags, choice.between(0, 2));
			return { stars, text: parts.join(" "), tags: [...tags] as ReviewTag[] };
		},
		/** What a professional gives the customer: mostly stars and tags. */
		byProfessional(choice: Choice) {
			const stars = choice.chance(0.85) ? 5 : choice.between(2, 4);
			const tags = choice.several(stars >= 4 ? goodCustomerTags : badCustomerTags, choice.between(0, 2));
			return { stars, text: "", tags: [...tags] };
		},
		/** A reply from these sentences. */
		reply: (choice: Choice, sentences: readonly string[], near: readonly string[]) =>
			fresh(choice, sentences, near),
	};
}
