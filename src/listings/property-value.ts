import { normalizeMobile } from "../accounts/mobile.ts";
import type { PropertyEntry } from "../catalogue/property-field.ts";
import { m } from "../paraglide/messages.js";
import { isUnseen, keepable } from "../platform/unseen-signs.ts";
import { asksMobile } from "./property-answers.ts";

/** The maximum length of a text, in characters. */
export const textLength = 1000;
/** The maximum number of answers to a question that takes several and offers no options. */
export const freeAnswersAtMost = 20;
/** No price, area or count of a listing is larger; a larger number is a typing error. */
const largestNumber = 1_000_000_000;

/** The result of reading one typed value: the value as stored, or its fault; null if nothing was typed. */
export type Reading = { value: string | number | boolean } | { fault: string } | null;

const grouped = new Intl.NumberFormat("en-IN");

function readNumber(typed: string): Reading {
	const plain = typed.replace(/[\s,₹]/g, "");
	if (!/^\d{1,20}(\.\d{1,2})?$/.test(plain)) return { fault: m["listings.answer.number"]() };
	const value = Number(plain);
	return value <= largestNumber
		? { value }
		: { fault: m["platform.field.too_much"]({ maximum: grouped.format(largestNumber) }) };
}

/** Reads a calendar day. "2027-02-30" is a fault, although JavaScript would read it as the second of March. */
function readDate(typed: string): Reading {
	const date = /^(19|20|21)\d\d-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
	const isReal = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed);
	return isReal ? { value: typed } : { fault: m["listings.answer.date"]() };
}

function readBoolean(typed: string): Reading {
	if (typed !== "true" && typed !== "false") return { fault: m["listings.answer.yes_no"]() };
	return { value: typed === "true" };
}

function readMobile(typed: string): Reading {
	const normalized = normalizeMobile(typed);
	return "fault" in normalized ? normalized : { value: normalized.mobile };
}

function readAs(entry: PropertyEntry, typed: string): Reading {
	if (asksMobile(entry)) return readMobile(typed);
	switch (entry.type) {
		case "Number":
			return readNumber(typed);
		case "Date":
			return readDate(typed);
		case "Boolean":
			return readBoolean(typed);
		default:
			return { value: typed };
	}
}

/** Whether two answers are the same, ignoring spaces around them. */
export const isSameAnswer = (one: string, other: string) => one.trim() === other.trim();

/** Reads one value of an answer. API clients may send numbers and booleans; forms send them as text. */
export function readValue(entry: PropertyEntry, sent: unknown): Reading {
	if (sent === undefined || sent === null) return null;
	if (typeof sent !== "string" && typeof sent !== "number" && typeof sent !== "boolean")
		return { fault: m["platform.field.wrong_kind"]() };
	const typed = keepable(String(sent)).trim();
	if (typed.length > textLength)
		return { fault: m["platform.field.too_long"]({ maximum: grouped.format(textLength) }) };
	// Invisible characters are no answer.
	if (isUnseen(typed)) return null;
	const offered = entry.enum?.find((answer) => isSameAnswer(answer, typed));
	if (entry.enum !== undefined && offered === undefined)
		return { fault: m["platform.field.unknown_value"]() };
	return readAs(entry, offered?.trim() ?? typed);
}
