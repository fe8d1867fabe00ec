import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { Service, ServiceChoice } from "../catalogue.ts";
import { isSameName } from "../catalogue-names.ts";
import type { ChoiceInput } from "../catalogue-staff.contract.ts";
import { namesFrom, synonymsOf, usedSynonyms } from "../service-words.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { replaceNames } from "./catalogue-changes.repository.ts";
import { refuseInUse } from "./refuse-in-use.ts";
import { replaceLocations, writeChoices } from "./service-parts.repository.ts";

type PartsChange = {
	type?: string | undefined;
	choices?: ChoiceInput[] | undefined;
	synonyms?: string[] | undefined;
	locationIds?: string[] | undefined;
	confirm?: boolean | undefined;
};
type Records = { service: Service; services: readonly Service[] };
type Fields = Record<string, unknown>;

/** Throws bad_input for every missing or unknown choice and every repeated name. */
function refuseWrongChoices(service: Service, sent: readonly ChoiceInput[]): void {
	const known = new Set(service.choices.map(({ id }) => id));
	const ids = sent.flatMap(({ _id }) => _id ?? []);
	const faults: ErrorItem[] = sent.flatMap(({ _id, name }, index): ErrorItem[] => {
		const path = `choices.${index}.name`;
		if (_id !== undefined && (!known.has(_id) || ids.indexOf(_id) !== ids.lastIndexOf(_id)))
			return [{ msg: m["words.choice_unknown"]({ service: service.type }), path: `choices.${index}._id` }];
		const isTaken = sent.some((other, at) => at < index && isSameName(other.name, name));
		return isTaken ? [{ msg: m["catalogue.staff.choice_exists"]({ choice: name }), path }] : [];
	});
	const missing = service.choices.find(({ id }) => !ids.includes(id));
	if (missing !== undefined)
		faults.push({ msg: m["catalogue.staff.choice_missing"]({ choice: missing.name }), path: "choices" });
	const [first, ...others] = faults;
	if (first !== undefined) throw badInput([first, ...others]);
}

/** The choices to store: known ones keep their slug and questions, new ones get a slug. */
function choicesFrom(service: Service, sent: readonly ChoiceInput[]): ServiceChoice[] {
	const kept = new Map(service.choices.map((choice) => [choice.id, choice]));
	const slugs = new Set(service.choices.map(({ slug }) => slug));
	return sent.map(({ _id, name, active }) => {
		const before = _id === undefined ? undefined : kept.get(_id);
		if (before !== undefined) return { ...before, name, active };
		const id = newId();
		const wanted = hyphenated(name) || `choice-${id.slice(-12)}`;
		const slug = slugs.has(wanted) ? `${wanted}-${id.slice(-12)}` : wanted;
		slugs.add(slug);
		return { id, name, slug, active, fields: [] };
	});
}

const inShort = (choices: readonly Pick<ServiceChoice, "name" | "active">[]) =>
	choices.map(({ name, active }) => ({ name, active }));

async function changeChoices(
	ctx: CatalogueContext,
	tx: Db,
	service: Service,
	{ choices: sent, confirm }: PartsChange,
): Promise<ServiceChoice[]> {
	if (sent === undefined) return service.choices;
	refuseWrongChoices(service, sent);
	const choices = choicesFrom(service, sent);
	const active = new Set(choices.filter((choice) => choice.active).map(({ id }) => id));
	const switchedOff = service.choices.filter((choice) => choice.active && !active.has(choice.id));
	if (switchedOff.length > 0 && confirm !== true)
		await refuseInUse(ctx, tx, { choiceIds: switchedOff.map(({ id }) => id) });
	await writeChoices(tx, service.id, choices);
	return choices;
}

/** Throws conflict for synonyms that are taken, each with the service that has it. */
function refuseUsedSynonyms(synonyms: readonly string[], { service, services }: Records): void {
	const faults = usedSynonyms(service, synonyms, services).map(({ index, synonym, service: user }) => ({
		msg: m["catalogue.staff.synonym_used"]({ synonym, service: user }),
		path: `synonyms.${index}`,
	}));
	const [first] = faults;
	if (first !== undefined) throw new AppError("conflict", first.msg, { errors: faults });
}

async function changeLocations(
	ctx: CatalogueContext,
	tx: Db,
	service: Service,
	locationIds: readonly string[] | undefined,
): Promise<readonly string[]> {
	if (locationIds === undefined) return service.locationIds;
	const { byId } = await ctx.places.snapshot();
	const unknown = locationIds.findIndex((id) => !byId.has(id));
	if (unknown >= 0) throw badInput([{ msg: m["words.place_unknown"](), path: `locationIds.${unknown}` }]);
	const ids = [...new Set(locationIds)];
	await replaceLocations(tx, service.id, ids);
	return ids;
}

/**
 * Stores the parts of a service that have their own tables: choices, synonyms and go-to locations. Returns the changed
 * parts before and after. Throws bad_input and conflict.
 */
export async function changeParts(
	ctx: CatalogueContext,
	tx: Db,
	{ service, services }: Records,
	change: PartsChange,
): Promise<{ before: Fields; after: Fields }> {
	const choices = await changeChoices(ctx, tx, service, change);
	const locationIds = await changeLocations(ctx, tx, service, change.locationIds);
	const before = synonymsOf(service);
	const synonyms = change.synonyms?.map((synonym) => synonym.toLowerCase()) ?? before;
	refuseUsedSynonyms(synonyms, { service, services });
	const isNamed = change.type !== undefined || change.choices !== undefined || change.synonyms !== undefined;
	if (isNamed) await replaceNames(tx, service.id, namesFrom(change.type ?? service.type, choices, synonyms));
	const parts = [
		["choices", inShort(service.choices), inShort(choices)],
		["locationIds", service.locationIds, locationIds],
		["synonyms", before, synonyms],
	] as const;
	const changed = parts.filter(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is));
	return {
		before: Object.fromEntries(changed.map(([name, was]) => [name, was])),
		after: Object.fromEntries(changed.map(([name, , is]) => [name, is])),
	};
}
