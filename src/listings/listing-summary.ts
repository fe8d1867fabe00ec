import { labelOf, type PropertyEntry, type PropertyField, unitOf } from "../catalogue/property-field.ts";
import { cardDescriptionLength } from "./listing.ts";
import { answersIn, answerTo, isPublicEntry, numberIn, type PropertyAnswers } from "./property-answers.ts";
import { answerInWords } from "./property-words.ts";
import { shorten } from "../platform/shorten.ts";

/** The maximum length of a card's summary line. */
const summaryLength = 80;

/** A question whose answer appears on a card, with the names of the groups around it. */
export type CardQuestion = { entry: PropertyEntry; groups: readonly string[] };

/** The questions of a form that are marked for its cards, in order; private ones are left out. */
export function cardQuestions(
	fields: readonly PropertyField[],
	groups: readonly string[] = [],
): CardQuestion[] {
	return fields.flatMap((field): CardQuestion[] => {
		if ("fields" in field) return cardQuestions(field.fields, [...groups, field.name]);
		return field.card !== undefined && isPublicEntry(field) ? [{ entry: field, groups }] : [];
	});
}

/** The answer to a question of a card. */
export function cardAnswer({ entry, groups }: CardQuestion, answers: PropertyAnswers): unknown {
	return answerTo(groups.reduce(answersIn, answers), entry.name);
}

/** A bare number or "yes" means nothing, so it follows its question. */
function inSummary(entry: PropertyEntry, value: unknown): string | null {
	const words = answerInWords(entry, value);
	if (words === null) return null;
	const isBare = entry.type === "Boolean" || (entry.type === "Number" && entry.unit === undefined);
	return isBare ? `${labelOf(entry)}: ${words}` : words;
}

/** The summary line of a card, from the questions marked for it: "5 seats · AC". */
export function summaryLine(questions: readonly CardQuestion[], answers: PropertyAnswers): string {
	const parts = questions
		.filter(({ entry }) => entry.card === "summary")
		.flatMap((question) => inSummary(question.entry, cardAnswer(question, answers)) ?? []);
	return shorten(parts.join(" · "), summaryLength);
}

/** The price of a card in rupees with its unit, if a question marked as price is answered. */
export function cardPrice(
	questions: readonly CardQuestion[],
	answers: PropertyAnswers,
): { amount: number; unit: string } | null {
	for (const question of questions.filter(({ entry }) => entry.card === "price")) {
		const amount = numberIn(cardAnswer(question, answers));
		if (amount !== null && amount > 0) return { amount, unit: unitOf(question.entry) };
	}
	return null;
}

/**
 * The beginning of a description for a card, on one line. It keeps one character more than a card shows, so that the
 * card knows that the text continues even if line breaks collapse.
 */
export function cardDescription(beginning: string): string {
	const line = beginning.replace(/\s+/g, " ").trim();
	const goesOn = beginning.length > cardDescriptionLength;
	return shorten(line, goesOn ? Math.min(cardDescriptionLength, line.length - 1) : cardDescriptionLength);
}
