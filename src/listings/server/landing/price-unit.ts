import { offeredChoices, type Service } from "../../../catalogue/catalogue.ts";
import { unitOf } from "../../../catalogue/property-field.ts";
import { cardQuestions } from "../../listing-summary.ts";
import { presentFormOf } from "../listing-parts.ts";

const unitsOf = (service: Service, choiceId: string | null): string[] =>
	cardQuestions(presentFormOf({ choiceId }, service)).flatMap(({ entry }) =>
		entry.card === "price" ? [unitOf(entry)] : [],
	);

/** The unit of a service's prices, such as "per visit"; null if there are none or their units differ. */
export function priceUnit(service: Service): string | null {
	const offered = offeredChoices(service).map(({ id }) => id);
	const units = new Set(
		(offered.length === 0 ? [null] : offered).flatMap((choiceId) => unitsOf(service, choiceId)),
	);
	const [unit = null] = units;
	return units.size === 1 ? unit : null;
}
