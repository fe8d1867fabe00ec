import type { PropertyEntry, PropertyField } from "../src/catalogue/property-field.ts";
import { nameRanges, priceRanges, unitRanges } from "./prices.ts";
import type { Choice } from "./seeded-choice.ts";

type Answers = { [name: string]: unknown };

function stepped(choice: Choice, [low, high, step]: readonly [number, number, number]): number {
	return low + step * choice.between(0, Math.floor((high - low) / step));
}

/** What a hint gives as examples: "for example Maruti Dzire or Toyota Innova Crysta." gives both. */
function examplesOf(hint: string | undefined): string[] {
	const text = /for example ([^;.]+(?:\.\d[^;.]*)?)/i.exec(hint ?? "")?.[1];
	return text === undefined ? [] : text.split(/ or /).map((example) => example.trim());
}

/** One in five questions that need not be answered is left open, as people do. */
function answerOf(choice: Choice, service: string, entry: PropertyEntry): unknown {
	const skipped = choice.chance(0.2) && entry.required !== true && entry.card === undefined;
	if (skipped || entry.type === "File" || entry.private === true) return undefined;
	if (entry.enum !== undefined) {
		return entry.multiple === true
			? choice.several(entry.enum, choice.between(1, Math.min(4, entry.enum.length)))
			: choice.pick(entry.enum);
	}
	if (entry.type === "Boolean") return entry.name === "Consent" || choice.chance(0.6);
	if (entry.type === "Date")
		return `20${choice.between(27, 31)}-${String(choice.between(1, 12)).padStart(2, "0")}-28`;
	if (entry.type === "Number") return numberOf(choice, service, entry);
	const examples = examplesOf(entry.description);
	return examples.length > 0 ? choice.pick(examples) : undefined;
}

function numberOf(choice: Choice, service: string, entry: PropertyEntry): number | undefined {
	const range =
		entry.card === "price"
			? priceRanges[service]
			: (nameRanges[`${entry.name} in ${entry.unit}`] ?? unitRanges[entry.unit ?? ""]);
	if (range !== undefined) return stepped(choice, range);
	const example = Number(examplesOf(entry.description)[0]);
	return Number.isFinite(example) ? example : undefined;
}

/** Believable answers to a service's questions; a group without any answer is left out. */
export function answersOf(choice: Choice, service: string, fields: readonly PropertyField[]): Answers {
	const answers: Answers = {};
	for (const field of fields) {
		const answer =
			"fields" in field ? answersOf(choice, service, field.fields) : answerOf(choice, service, field);
		const isEmptyGroup = "fields" in field && Object.keys(answer as Answers).length === 0;
		if (answer !== undefined && !isEmptyGroup) answers[field.name] = answer;
	}
	return answers;
}
