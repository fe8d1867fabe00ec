import { optionLabel, type PropertyEntry, unitOf } from "../catalogue/property-field.ts";
import { formatDate } from "../platform/dates.ts";
import { formatRupees } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";
import { filesIn, numberIn } from "./property-answers.ts";

/** Irregular plurals at the start of a unit; all others lose their s. */
const singulars: Record<string, string> = {
	people: "person",
	feet: "foot",
	classes: "class",
	dresses: "dress",
	inches: "inch",
};

/** The unit for the number one: "year of experience", "year's warranty"; abbreviations ("Mbps") stay. */
function singularUnit(unit: string): string {
	if (/^[a-z]+s'/.test(unit)) return unit.replace("s'", "'s");
	return unit.replace(
		/^[a-z]+/,
		(word) => singulars[word] ?? (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word),
	);
}

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Whether a Number is an amount in rupees: the card's price, or a unit such as "per visit" or "rupees per km". */
function isMoney({ card, unit = "" }: PropertyEntry): boolean {
	return card === "price" || /^(rupees|per)\b/.test(unit);
}

/** The text before and after a number: "₹" and "per visit", or nothing and "km". */
export function affixesOf(entry: PropertyEntry): { prefix: string; suffix: string } {
	const unit = unitOf(entry);
	return isMoney(entry)
		? { prefix: "₹", suffix: unit.replace(/^rupees\b\s*/, "") }
		: { prefix: "", suffix: unit };
}

function numberInWords(entry: PropertyEntry, number: number): string {
	const unit = unitOf(entry);
	const [amount, rest] = isMoney(entry)
		? [formatRupees(number), affixesOf(entry).suffix]
		: [grouped.format(number), number === 1 ? singularUnit(unit) : unit];
	return `${amount} ${rest}`.trim();
}

function dateInWords(value: unknown): string | null {
	const date = typeof value === "string" ? new Date(value) : null;
	return date === null || Number.isNaN(date.getTime()) ? null : formatDate(date);
}

function oneInWords(entry: PropertyEntry, value: unknown): string | null {
	switch (entry.type) {
		case "Boolean":
			if (value !== true && value !== false && value !== "true" && value !== "false") return null;
			return value === true || value === "true" ? m["listings.property.yes"]() : m["listings.property.no"]();
		case "Number": {
			const number = numberIn(value);
			return number === null ? null : numberInWords(entry, number);
		}
		case "Date":
			return dateInWords(value);
		case "File":
			return filesIn(value)[0]?.name ?? null;
		case "String":
			return typeof value === "string" && value.trim() !== "" ? optionLabel(entry, value.trim()) : null;
	}
}

/** An answer as people read it: "₹300 per visit", "Yes", "20 Nov 2026", "Fans, Geysers"; null if there is none. */
export function answerInWords(entry: PropertyEntry, value: unknown): string | null {
	const all = (Array.isArray(value) ? value : [value]).flatMap(
		(one: unknown) => oneInWords(entry, one) ?? [],
	);
	return all.length === 0 ? null : all.join(", ");
}
