import type { PropertyEntry } from "../../../catalogue/property-field.ts";
import { normalizeMobile } from "../../../accounts/mobile.ts";
import { asksMobile } from "../../property-answers.ts";

/** Devanagari digits as Latin ones; full-width and other forms of a character as its usual one. */
const plain = (cell: string) =>
	cell
		.normalize("NFKC")
		.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
		.replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, "")
		.trim();

/**
 * Reads a mobile as spreadsheets write it ("098123-45678", "'9812345678", "9812345678.0"). Refuses a number that the
 * spreadsheet has rounded ("9.81235E+09"), because its last digits are lost.
 */
export function mobileInSheet(cell: string): { mobile: string } | { fault: string } {
	const typed = plain(cell)
		.replace(/^'/, "")
		.replace(/\.0+$/, "")
		.replace(/^00(?=91)/, "+")
		.replaceAll(/[‐-―]/g, "-");
	if (/^\d([.,]\d+)?E\+?\d+$/i.test(typed))
		return {
			fault: "The spreadsheet has rounded this number. Format the column as text, and enter it again.",
		};
	return normalizeMobile(typed);
}

/** "25-12-2026" and "25/12/2026" as "2026-12-25"; anything else as it is. */
function dateInSheet(cell: string): string {
	const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
	if (parts === null) return cell;
	const [, day = "", month = "", year = ""] = parts;
	return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const yes = new Set(["yes", "y", "true", "1", "हाँ", "हां"]);
const no = new Set(["no", "n", "false", "0", "नहीं"]);

function yesOrNo(cell: string): string {
	const typed = cell.toLowerCase();
	if (yes.has(typed)) return "true";
	return no.has(typed) ? "false" : cell;
}

function oneAnswer(entry: PropertyEntry, cell: string): string {
	if (entry.name === "Consent" || entry.type === "Boolean") return yesOrNo(cell);
	if (entry.type === "Date") return dateInSheet(plain(cell));
	if (entry.type === "Number") return plain(cell);
	if (!asksMobile(entry)) return cell;
	const read = mobileInSheet(cell);
	return "mobile" in read ? read.mobile : cell;
}

/** Several values in one cell are separated by semicolons, bars or line breaks. */
const partsOf = (cell: string): string[] =>
	cell
		.split(/[;|\n]/)
		.map((part) => part.trim())
		.filter((part) => part !== "");

/** The answer in a cell as the form of the service would send it. */
export function answerInSheet(entry: PropertyEntry, cell: string): string | string[] {
	if (entry.multiple !== true) return oneAnswer(entry, cell.trim());
	return partsOf(cell).map((part) => oneAnswer(entry, part));
}
