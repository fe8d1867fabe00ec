import type { Service, ServiceChoice } from "../../../catalogue/catalogue.ts";
import { factsOf } from "../../list-facts.ts";
import { checkAnswers } from "../../property-check.ts";
import { pathOf } from "../../property-place.ts";
import { formOf } from "../listing-parts.ts";
import { answerColumn, columnForm, type Question, questionsOf } from "./columns.ts";
import type { SheetRow } from "./read-header.ts";
import { answerInSheet } from "./sheet-values.ts";

/** The answers of a row, and what follows from them. Empty without any answer. */
export type RowAnswers = {
	properties: Record<string, unknown>;
	facts: string[];
	/** In whole rupees. */
	price: number | null;
};

const offeredInMessage = 12;

function messageFor({ entry }: Question, message: string): string {
	const { enum: options = [] } = entry;
	if (options.length === 0) return message;
	const more = options.length > offeredInMessage ? ", …" : "";
	return `${message} Offered: ${options.slice(0, offeredInMessage).join(", ")}${more}.`;
}

/** A row without any answer is registered without them, as on the form of staff, who add them later. */
export function readAnswers(
	{ service, choice }: { service: Service; choice: ServiceChoice | null },
	row: SheetRow,
	add: (column: string, message: string) => void,
): RowAnswers | null {
	const { fields } = formOf({ choiceId: choice?.id ?? null, formVersion: service.formVersion }, service);
	const questions = questionsOf(fields);
	const given: Record<string, unknown> = {};
	let isWhole = true;
	for (const [name, cell] of row.answers) {
		const question = questions.get(name);
		if (question === undefined) {
			add(`answer: ${name}`, `“${service.type}” does not ask this.`);
			isWhole = false;
		} else setAt(given, question, answerInSheet(question.entry, cell));
	}
	if (!isWhole) return null;
	if (row.answers.size === 0) return { properties: {}, ...factsOf(fields, listed({})) };
	const { answers, faults } = checkAnswers(fields, { given });
	const byPath = new Map([...questions.values()].map((question) => [pathOf(question.place), question]));
	const missing: string[] = [];
	for (const { msg, path = "" } of faults) {
		const question = byPath.get(path) ?? byPath.get(path.replace(/\.\d+$/, ""));
		if (question === undefined) add(path.replace("properties.", "answer: ").replaceAll(".", " / "), msg);
		else if (!row.answers.has(columnForm(question.place.join(" / "))))
			missing.push(answerColumn(question.place));
		else add(answerColumn(question.place), messageFor(question, msg));
	}
	// One sentence for all of them, or a file without these columns would get as many for each row.
	if (missing.length > 0) add("answers", `“${service.type}” needs answers to: ${missing.join(", ")}.`);
	return faults.length > 0 ? null : { properties: answers, ...factsOf(fields, listed(answers)) };
}

const listed = (properties: Record<string, unknown>) => ({
	properties,
	imageCount: 0,
	isLicenceChecked: false,
	rating: { stars: 0, count: 0 },
});

function setAt(given: Record<string, unknown>, { place }: Question, value: unknown): void {
	let inside = given;
	for (const group of place.slice(0, -1)) inside = (inside[group] ??= {}) as Record<string, unknown>;
	inside[place.at(-1) ?? ""] = value;
}
