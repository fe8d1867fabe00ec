import { searchForm } from "./search/search-form.ts";
import type { Service } from "./catalogue.ts";

type NamedService = Pick<Service, "type" | "names"> & { choices: readonly { name: string }[] };

/** The built-in names of a service: its own and its choices', in lower case. */
const ownNames = ({ type, choices }: Pick<NamedService, "type" | "choices">) =>
	[type, ...choices.map(({ name }) => name)].map((name) => name.toLowerCase());

/** The synonyms that staff gave a service, without the built-in names. */
export function synonymsOf(service: NamedService): string[] {
	const own = new Set(ownNames(service));
	return service.names.filter((name) => !own.has(name));
}

/** Every search word of a service. Disabled choices are left out. */
export function namesFrom(
	type: string,
	choices: readonly { name: string; active: boolean }[],
	synonyms: readonly string[],
): string[] {
	const own = ownNames({ type, choices: choices.filter(({ active }) => active) });
	return [...new Set([...own, ...synonyms.map((synonym) => synonym.toLowerCase())])];
}

/** A synonym that cannot be used: its index in the list, and the service that already has it. */
export type SynonymFault = { index: number; synonym: string; service: string };

/**
 * The new synonyms that are already used, by another service or twice in the list. Existing words of the service
 * are not checked, because the starter catalogue gives a few of them to two services.
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
