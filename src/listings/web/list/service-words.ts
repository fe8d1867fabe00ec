import { m } from "../../../paraglide/messages.js";

type CountedService = { name: string; fixedPlace: boolean };

/** The number of a service's listings in words: "8 professionals", "8 home stays", "1 place". */
export function countOfListings({ name, fixedPlace }: CountedService, count: number): string {
	if (!fixedPlace) return m["listings.category.professionals"]({ count });
	const isPlural = name.endsWith("s");
	if (isPlural && count !== 1) return m["listings.category.counted"]({ count, what: inSentence(name) });
	return m["listings.category.places"]({ count });
}

/** A service's name within a sentence: "electrician", "home stays"; "AC" and "WiFi" stay as they are. */
export function inSentence(name: string): string {
	return name.replaceAll(/\p{Letter}+/gu, (word) =>
		/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word,
	);
}

/** Says that there are no listings: "No electrician in Goa yet". */
export function noneYet({
	service,
	place,
}: {
	service: { name: string };
	place: { name: string } | null;
}): string {
	const what = inSentence(service.name);
	return place === null
		? m["listings.category.none_yet"]({ what })
		: m["listings.category.none_yet_in"]({ what, place: place.name });
}

/** The number if the list continues beyond what is shown: "More than 20 home stays". */
export function moreThanListings({ name, fixedPlace }: CountedService, count: number): string {
	if (!fixedPlace) return m["listings.category.more_than"]({ count });
	const what = name.endsWith("s") ? inSentence(name) : m["listings.category.places_many"]();
	return m["listings.category.more_than_what"]({ count, what });
}
