import type { PropertyEntry, PropertyField } from "../../src/catalogue/property-field.ts";
import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { pricedFor } from "./price-level.ts";
import { nameRanges, priceRanges, unitRanges } from "./prices.ts";
import type { Choice } from "../seeded-choice.ts";

/** Answers by the names of their questions; a date is `{ daysAhead }` until the demo starts. */
export type Answers = { [name: string]: unknown };

function stepped(choice: Choice, [low, high, step]: readonly [number, number, number]): number {
	return low + step * choice.between(0, Math.floor((high - low) / step));
}

/** The professional, and the questions. */
type Asked = { service: string; home: StarterLocation };

/** The examples in a hint: "for example Maruti Dzire or Toyota Innova Crysta." gives both. */
function examplesOf(hint: string | undefined): string[] {
	const text = /for example ([^;.]+(?:\.\d[^;.]*)?)/i.exec(hint ?? "")?.[1];
	return text === undefined ? [] : text.split(/ or /).map((example) => example.trim());
}

/** One in five optional questions is left unanswered. */
function answerOf(choice: Choice, asked: Asked, entry: PropertyEntry): unknown {
	const skipped = choice.chance(0.2) && entry.required !== true && entry.card === undefined;
	if (skipped || entry.type === "File" || entry.private === true) return undefined;
	if (entry.enum !== undefined) {
		return entry.multiple === true
			? choice.several(entry.enum, choice.between(1, Math.min(4, entry.enum.length)))
			: choice.pick(entry.enum);
	}
	if (entry.type === "Boolean") return entry.name === "Consent" || choice.chance(0.6);
	if (entry.type === "Date") return { daysAhead: daysAheadOf(choice, entry.name) };
	if (entry.type === "Number") return numberOf(choice, asked, entry);
	const examples = examplesOf(entry.description);
	return examples.length > 0 ? choice.pick(examples) : undefined;
}

/** Permits last for years, rooms are free soon, and completed work is in the past. */
function daysAheadOf(choice: Choice, name: string): number {
	if (/^(Enrolled)/.test(name)) return -365 * choice.between(4, 20);
	if (/inspected/.test(name)) return -choice.between(2, 40);
	if (/valid until/i.test(name)) return choice.between(60, 1400);
	return choice.between(3, 70);
}

/** The answers with dates relative to this day. */
export function datedAnswers(answers: Answers, now: Date): Answers {
	return Object.fromEntries(
		Object.entries(answers).map(([name, answer]) => {
			if (!isGroup(answer)) return [name, answer];
			const { daysAhead } = answer;
			if (typeof daysAhead !== "number") return [name, datedAnswers(answer, now)];
			return [name, indianDay(new Date(now.getTime() + daysAhead * 86_400_000))];
		}),
	);
}

/** Whether it is a group of answers, or an unresolved date. */
export const isGroup = (answer: unknown): answer is Answers =>
	typeof answer === "object" && answer !== null && !Array.isArray(answer);

function numberOf(choice: Choice, { service, home }: Asked, entry: PropertyEntry): number | undefined {
	const price = entry.card === "price" ? priceRanges[service] : undefined;
	if (price !== undefined) return pricedFor(home, stepped(choice, price), price[2]);
	const range = nameRanges[`${entry.name} in ${entry.unit}`] ?? unitRanges[entry.unit ?? ""];
	if (range !== undefined) return stepped(choice, range);
	const example = Number(examplesOf(entry.description)[0]);
	return Number.isFinite(example) ? example : undefined;
}

/** Plausible answers to a service's questions; groups without any answer are left out. */
export function answersOf(
	choice: Choice,
	{ service, home }: Asked,
	fields: readonly PropertyField[],
): Answers {
	const answers: Answers = {};
	for (const field of fields) {
		const answer =
			"fields" in field
				? answersOf(choice, { service, home }, field.fields)
				: answerOf(choice, { service, home }, field);
		const isEmptyGroup = "fields" in field && Object.keys(answer as Answers).length === 0;
		if (answer !== undefined && !isEmptyGroup) answers[field.name] = answer;
	}
	return answers;
}
