import { labelOf, optionLabel, type PropertyEntry, type PropertyField } from "../catalogue/property-field.ts";
import { underPresentNames } from "../catalogue/property-form-rules.ts";
import { type FactQuestion, highestPrice, licenceFact, photosFact, ratedFact } from "./fact.ts";
import { type CardQuestion, cardAnswer, cardPrice, cardQuestions } from "./listing-summary.ts";
import { type PropertyAnswers } from "./property-answers.ts";
import { isRatedHigh, type RatingTotals } from "./rating.ts";

/** A question with more options is no filter. */
const optionsAtMost = 12;

/** Letters, digits and vowel signs of any script, in lower case, joined by hyphens. */
const keyOf = (text: string): string =>
	text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
		.replaceAll(/^-|-$/g, "");

const factOf = ({ name }: PropertyEntry, option: string) => `${keyOf(name)}:${keyOf(option)}`;

function questionOf(entry: PropertyEntry): FactQuestion | null {
	const { type, enum: values, multiple = false } = entry;
	const name = labelOf(entry);
	if (type === "Boolean")
		return { name, options: [{ fact: keyOf(entry.name), label: name }], isSingle: true };
	if (values === undefined || values.length > optionsAtMost) return null;
	const options = values.map((value) => ({ fact: factOf(entry, value), label: optionLabel(entry, value) }));
	return { name, options, isSingle: !multiple };
}

/** The questions of this form that are filters: those with fixed answers whose answers appear on cards. */
export function factQuestions(fields: readonly PropertyField[]): FactQuestion[] {
	return cardQuestions(fields)
		.filter(({ entry }) => entry.card === "summary")
		.flatMap(({ entry }) => questionOf(entry) ?? []);
}

function factsOfQuestion(question: CardQuestion, answers: PropertyAnswers): string[] {
	const { entry } = question;
	const asked = entry.card === "summary" ? questionOf(entry) : null;
	const answer = cardAnswer(question, answers);
	if (asked === null) return [];
	if (entry.type === "Boolean")
		return answer === true || answer === "true" ? asked.options.map(({ fact }) => fact) : [];
	const given = Array.isArray(answer) ? answer : [answer];
	return (entry.enum ?? []).filter((value) => given.includes(value)).map((value) => factOf(entry, value));
}

type Listed = {
	properties: PropertyAnswers;
	imageCount: number;
	isLicenceChecked: boolean;
	rating: RatingTotals;
};

/** The facts of a listing, and the price in whole rupees by which it is sorted; null without one. */
export function factsOf(
	fields: readonly PropertyField[],
	{ properties, imageCount, isLicenceChecked, rating }: Listed,
): { facts: string[]; price: number | null } {
	const answers = underPresentNames(fields, properties);
	const questions = cardQuestions(fields);
	const facts = [
		...(imageCount > 0 ? [photosFact] : []),
		...(isLicenceChecked ? [licenceFact] : []),
		...(isRatedHigh(rating) ? [ratedFact] : []),
		...questions.flatMap((question) => factsOfQuestion(question, answers)),
	];
	const { amount } = cardPrice(questions, answers) ?? { amount: Number.POSITIVE_INFINITY };
	return { facts: [...new Set(facts)], price: amount > highestPrice ? null : Math.ceil(amount) };
}
