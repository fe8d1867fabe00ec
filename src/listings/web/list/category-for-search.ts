import { m } from "../../../paraglide/messages.js";
import { shorten } from "../../../platform/shorten.ts";
import type { Category } from "./category-data.ts";
import { categoryTitle } from "./category-words.ts";
import { factLines } from "./landing/landing-words.ts";

export { categoryData } from "./category-structured-data.ts";

/** Search engines show about this many characters. */
const descriptionLength = 160;

/** The description for search engines and link previews: with the facts about the place if there are any. */
export function categoryDescription(category: Category): string {
	const { service, landing } = category;
	const facts = landing?.here ? factLines(category, landing.here).slice(0, 2) : [];
	const description = [...facts.map((fact) => m["words.sentence"]({ text: fact })), service.description].join(
		" ",
	);
	return shorten(
		m["listings.category.meta_description"]({ title: categoryTitle(category), description }),
		descriptionLength,
	);
}
