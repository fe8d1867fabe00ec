import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import type { PropertyEntry, PropertyField, PropertyGroup } from "./property-field.ts";

/** The maximum number of questions of a form, and the maximum depth of its groups. */
const fieldsAtMost = 120;
const deepest = 3;
const nameLength = 80;
const hintLength = 300;
const optionsAtMost = 100;

const types = ["String", "Number", "Date", "Boolean", "File"] as const;
const cards = ["summary", "price"] as const;

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A parsed form: the questions to store, and all faults with their paths. */
export type ReadForm = { fields: PropertyField[]; faults: ErrorItem[] };

type Reading = { faults: ErrorItem[]; left: number };

/** The paths of answers consist of names joined by these characters; digits alone are the index of a list. */
const isUsableName = (name: string) => !/[.[\]]/.test(name) && !/^\d+$/.test(name) && name !== "__proto__";

function readText(value: unknown, path: string, maximum: number, reading: Reading): string | undefined {
	if (value === undefined || value === null || value === "") return undefined;
	const text = typeof value === "string" ? value.trim() : undefined;
	if (text === undefined || text.length > maximum)
		reading.faults.push({ path, msg: m["platform.field.too_long"]({ maximum: String(maximum) }) });
	return text === "" ? undefined : text;
}

function readName(value: unknown, path: string, reading: Reading): string {
	const name = readText(value, path, nameLength, reading) ?? "";
	if (name === "") reading.faults.push({ path, msg: m["platform.field.missing"]() });
	else if (!isUsableName(name)) reading.faults.push({ path, msg: m["catalogue.fields.name_signs"]() });
	return name;
}

/** The former names of a question, without its current one. */
function readFormerly(value: unknown, name: string): string[] | undefined {
	if (!Array.isArray(value)) return undefined;
	const names = value.filter((one): one is string => typeof one === "string" && isUsableName(one));
	const former = [...new Set(names.map((one) => one.trim().slice(0, nameLength)))].filter(
		(one) => one !== name,
	);
	return former.length === 0 ? undefined : former.slice(-10);
}

function readOptions(value: unknown, path: string, reading: Reading): string[] | undefined {
	if (value === undefined || value === null) return undefined;
	const sent = Array.isArray(value) ? value : [];
	const options = sent.map((one, index) => readText(one, `${path}.${index}`, nameLength, reading) ?? "");
	options.forEach((option, index) => {
		const isTwice = options.findIndex((other) => other.toLowerCase() === option.toLowerCase()) < index;
		if (option === "") reading.faults.push({ path: `${path}.${index}`, msg: m["platform.field.missing"]() });
		else if (isTwice)
			reading.faults.push({ path: `${path}.${index}`, msg: m["catalogue.fields.option_twice"]({ option }) });
	});
	if (options.length === 0) reading.faults.push({ path, msg: m["catalogue.fields.options_empty"]() });
	if (options.length > optionsAtMost)
		reading.faults.push({ path, msg: m["catalogue.fields.options_many"]({ count: optionsAtMost }) });
	return options;
}

/** Contradictions within a question. */
function checkEntry(entry: PropertyEntry, path: string, { faults }: Reading): void {
	if (entry.enum !== undefined && entry.type !== "String")
		faults.push({ path: `${path}.type`, msg: m["catalogue.fields.options_text"]() });
	if (entry.multiple === true && (entry.type === "Boolean" || entry.type === "Date"))
		faults.push({ path: `${path}.multiple`, msg: m["catalogue.fields.one_answer"]() });
	if (entry.card === "price" && entry.type !== "Number")
		faults.push({ path: `${path}.card`, msg: m["catalogue.fields.price_number"]() });
	if (entry.card !== undefined && entry.private === true)
		faults.push({ path: `${path}.card`, msg: m["catalogue.fields.card_private"]() });
}

function readEntry(sent: Sent, name: string, path: string, reading: Reading): PropertyEntry {
	const type = types.find((one) => one === sent["type"]);
	if (type === undefined)
		reading.faults.push({ path: `${path}.type`, msg: m["platform.field.unknown_value"]() });
	const card = cards.find((one) => one === sent["card"]);
	const options = readOptions(sent["enum"], `${path}.enum`, reading);
	const description = readText(sent["description"], `${path}.description`, hintLength, reading);
	const unit = readText(sent["unit"], `${path}.unit`, 40, reading);
	const formerly = readFormerly(sent["formerly"], name);
	const entry: PropertyEntry = {
		name,
		type: type ?? "String",
		...(options !== undefined && { enum: options }),
		...(sent["multiple"] === true && { multiple: true }),
		...(sent["required"] === true && { required: true }),
		...(description !== undefined && { description }),
		...(card !== undefined && { card }),
		...(unit !== undefined && { unit }),
		...(sent["private"] === true && { private: true }),
		...(formerly !== undefined && { formerly }),
	};
	checkEntry(entry, path, reading);
	return entry;
}

function readGroup(sent: Sent, name: string, path: string, reading: Reading, depth: number): PropertyGroup {
	const description = readText(sent["description"], `${path}.description`, hintLength, reading);
	const formerly = readFormerly(sent["formerly"], name);
	const fields = readFields(sent["fields"], `${path}.fields`, reading, depth + 1);
	if (fields.length === 0) reading.faults.push({ path, msg: m["catalogue.fields.group_empty"]() });
	return {
		name,
		...(description !== undefined && { description }),
		...(formerly !== undefined && { formerly }),
		fields,
	};
}

function readFields(sent: unknown, path: string, reading: Reading, depth: number): PropertyField[] {
	if (!Array.isArray(sent) || depth > deepest) {
		reading.faults.push({ path, msg: m["platform.field.wrong_kind"]() });
		return [];
	}
	const seen = new Set<string>();
	return sent.flatMap((one: unknown, index): PropertyField[] => {
		const here = `${path}.${index}`;
		reading.left -= 1;
		if (reading.left < 0) return [];
		if (!isObject(one)) {
			reading.faults.push({ path: here, msg: m["platform.field.wrong_kind"]() });
			return [];
		}
		const name = readName(one["name"], `${here}.name`, reading);
		if (seen.has(name.toLowerCase()))
			reading.faults.push({ path: `${here}.name`, msg: m["catalogue.fields.name_twice"]({ name }) });
		seen.add(name.toLowerCase());
		return [
			"fields" in one ? readGroup(one, name, here, reading, depth) : readEntry(one, name, here, reading),
		];
	});
}

/** Parses a form from the editor, in the browser before it is sent and on the server. */
export function readPropertyForm(sent: unknown): ReadForm {
	const reading: Reading = { faults: [], left: fieldsAtMost };
	const fields = readFields(sent, "fields", reading, 1);
	if (reading.left < 0)
		reading.faults.push({ path: "fields", msg: m["catalogue.fields.too_many"]({ count: fieldsAtMost }) });
	return { fields, faults: reading.faults };
}

/** A question or option that a change removes: where its answers are stored. */
export type TakenAway = { path: readonly string[]; option: string | null };

const isGroup = (field: PropertyField): field is PropertyGroup => "fields" in field;
const isCalled = (field: PropertyField, name: string) =>
	field.name === name || field.formerly?.includes(name) === true;

/**
 * What a changed form no longer asks: questions and options, by their names in the old form. A renamed question is
 * not removed.
 */
export function takenAway(
	before: readonly PropertyField[],
	after: readonly PropertyField[],
	place: readonly string[] = [],
): TakenAway[] {
	return before.flatMap((field): TakenAway[] => {
		const path = [...place, field.name];
		const now = after.find((one) => isCalled(one, field.name) && isGroup(one) === isGroup(field));
		if (isGroup(field))
			return takenAway(field.fields, now !== undefined && isGroup(now) ? now.fields : [], path);
		if (now === undefined || isGroup(now)) return [{ path, option: null }];
		const offered = now.enum;
		if (field.enum === undefined || offered === undefined) return [];
		return field.enum.filter((option) => !offered.includes(option)).map((option) => ({ path, option }));
	});
}

/** Answers under the form's current names: those of renamed questions and groups move to the new names. */
export function underPresentNames(
	fields: readonly PropertyField[],
	answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
	const moved: Record<string, unknown> = { ...answers };
	for (const field of fields) {
		const former = field.formerly?.findLast((name) => Object.hasOwn(moved, name));
		const isAsked = (name: string) => fields.some((one) => one.name === name);
		if (former !== undefined && !Object.hasOwn(moved, field.name) && !isAsked(former)) {
			moved[field.name] = moved[former];
			delete moved[former];
		}
		const inside = moved[field.name];
		if (isGroup(field) && isObject(inside)) moved[field.name] = underPresentNames(field.fields, inside);
	}
	return moved;
}
