import { offeredChoices, type Service } from "../../../catalogue/catalogue.ts";
import { formOf } from "../listing-parts.ts";

/** Where the answers to a form store the price: the names of the groups around the question, and its own. */
export type PricePath = {
	choiceId: string | null;
	formVersion: number;
	/** Of several price questions, the first answered one is the price. */
	position: number;
	path: string[];
};

const choicesOf = (service: Service) => [null, ...service.choices.map(({ id }) => id)];

const questionsOf = (service: Service, choiceId: string | null, formVersion: number) =>
	formOf({ choiceId, formVersion }, service).questions.filter(({ entry }) => entry.card === "price");

/** The paths of the price in every form of a service that listings may have answered. */
export function pricePaths(service: Service): PricePath[] {
	const versions = [service.formVersion, ...service.formerForms.map(({ version }) => version)];
	return choicesOf(service).flatMap((choiceId) =>
		versions.flatMap((formVersion) =>
			questionsOf(service, choiceId, formVersion).map(({ entry, groups }, position) => ({
				choiceId,
				formVersion,
				position,
				path: [...groups, entry.name],
			})),
		),
	);
}

/** The unit of a service's prices, such as "per visit"; null if there are none or their units differ. */
export function priceUnit(service: Service): string | null {
	const offered = offeredChoices(service).map(({ id }) => id);
	const units = new Set(
		(offered.length === 0 ? [null] : offered).flatMap((choiceId) =>
			questionsOf(service, choiceId, service.formVersion).map(({ entry }) => entry.unit ?? ""),
		),
	);
	const [unit = null] = units;
	return units.size === 1 ? unit : null;
}
