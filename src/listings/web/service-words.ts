import { m } from "../../paraglide/messages.js";

type CountedService = { name: string; fixedPlace: boolean };

/** What the listings of a service are called in numbers: "8 professionals", "8 home stays", "1 place". */
export function countOfListings({ name, fixedPlace }: CountedService, count: number): string {
	if (!fixedPlace) return m["listings.category.professionals"]({ count });
	const isPlural = name.endsWith("s");
	if (isPlural && count !== 1) return m["listings.category.counted"]({ count, what: name.toLowerCase() });
	return m["listings.category.places"]({ count });
}

/** The same when the list goes on beyond what is shown: "More than 20 home stays". */
export function moreThanListings({ name, fixedPlace }: CountedService, count: number): string {
	if (!fixedPlace) return m["listings.category.more_than"]({ count });
	const what = name.endsWith("s") ? name.toLowerCase() : m["listings.category.places_many"]();
	return m["listings.category.more_than_what"]({ count, what });
}
