import { searchForm } from "./search-words.ts";
import type { Service } from "./catalogue.ts";

type NamedService = Pick<Service, "type" | "names"> & { choices: readonly { name: string }[] };

/** The names that a service has by itself: its own and those of its choices, in lower case. */
const ownNames = ({ type, choices }: Pick<NamedService, "type" | "choices">) =>
	[type, ...choices.map(({ name }) => name)].map((name) => name.toLowerCase());

/** The words that staff gave a service besides its own name and those of its choices. */
export function synonymsOf(service: NamedService): string[] {
	const own = new Set(ownNames(service));
	return service.names.filter((name) => !own.has(name));
}

/** Every word under which a service is found. Choices that are switched off are no names. */
export function namesFrom(
	type: string,
	choices: readonly { name: string; active: boolean }[],
	synonyms: readonly string[],
): string[] {
	const own = ownNames({ type, choices: choices.filter(({ active }) => active) });
	return [...new Set([...own, ...synonyms.map((synonym) => synonym.toLowerCase())])];
}

/** A synonym that cannot be taken: where it stands in the list, and the service that has it already. */
export type SynonymFault = { index: number; synonym: string; service: string };

/**
 * The new synonyms that are used already, by another service or twice in the list. Words that the service had before
 * are left alone, although the starter catalogue gives a few of them to two services.
 */
export function usedSynonyms(
	service: Pick<Service, "id" | "type" | "names">,
	synonyms: readonly string[],
	services: readonly Pick<Service, "id" | "type" | "names">[],
): SynonymFault[] {
	const before = new Set(service.names.map(searchForm));
	const users = new Map(
		services
			.filter(({ id }) => id !== service.id)
			.flatMap(({ type, names }) => names.map((name) => [searchForm(name), type] as const)),
	);
	const seen = new Set<string>();
	return synonyms.flatMap((synonym, index): SynonymFault[] => {
		const form = searchForm(synonym);
		const user = before.has(form) ? undefined : users.get(form);
		const isTwice = seen.has(form);
		seen.add(form);
		if (user !== undefined) return [{ index, synonym, service: user }];
		return isTwice ? [{ index, synonym, service: service.type }] : [];
	});
}
