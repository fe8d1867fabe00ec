import type { PropertyEntry } from "../catalogue/property-field.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { asksConsent } from "./property-answers.ts";
import { valuesIn } from "./property-place.ts";
import { freeAnswersAtMost, readValue } from "./property-value.ts";

type Values = (string | number | boolean)[];
type ReadValues = { values: Values; faults: ErrorItem[] };

/** One answer, or several: each once, in the order given. */
function readValues(entry: PropertyEntry, sent: readonly unknown[], path: string): ReadValues {
	const values: Values = [];
	const faults: ErrorItem[] = [];
	sent.forEach((one, index) => {
		const reading = readValue(entry, one);
		if (reading === null) return;
		if ("value" in reading) {
			if (!values.includes(reading.value)) values.push(reading.value);
		} else faults.push({ path: entry.multiple === true ? `${path}.${index}` : path, msg: reading.fault });
	});
	// Offered options need no limit: each is in the list only once.
	if (entry.enum === undefined && values.length > freeAnswersAtMost)
		faults.push({ path, msg: m["listings.answer.too_many"]({ count: freeAnswersAtMost }) });
	return { values, faults };
}

function missingMessage(entry: PropertyEntry): string {
	if (asksConsent(entry)) return m["listings.answer.consent"]();
	if (entry.type === "Boolean") return m["listings.answer.yes_no"]();
	return entry.enum === undefined ? m["platform.field.missing"]() : m["listings.answer.choose"]();
}

/** However staff configured the question, a consent is a required yes. */
const consentOf = ({ name }: PropertyEntry): PropertyEntry => ({ name, type: "Boolean", required: true });

/**
 * Reads the answer to a question that takes no files: its value as stored (undefined if it is not answered) and its
 * faults.
 */
export function readEntry(
	written: PropertyEntry,
	given: unknown,
	path: string,
): { value: unknown; faults: ErrorItem[] } {
	const isConsent = asksConsent(written);
	const entry = isConsent ? consentOf(written) : written;
	const sent = valuesIn(given);
	if (sent === null || (entry.multiple !== true && sent.length > 1))
		return { value: undefined, faults: [{ path, msg: m["platform.field.wrong_kind"]() }] };
	const { values, faults } = readValues(entry, sent, path);
	const isMissing = isConsent ? values[0] !== true : values.length === 0;
	if (entry.required === true && isMissing && faults.length === 0)
		faults.push({ path, msg: missingMessage(entry) });
	if (values.length === 0) return { value: undefined, faults };
	return { value: entry.multiple === true ? values : values[0], faults };
}
