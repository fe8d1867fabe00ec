import type { ErrorItem } from "../../../platform/app-error.ts";
import { isWithin } from "../../../platform/error-path.ts";
import { m } from "../../../paraglide/messages.js";
import { emptyFields, furtherFaults, type LeadInputContext } from "../../lead-input.ts";
import type { LeadInput } from "../../leads.contract.ts";

const labels = {
	name: m["words.name"],
	mobile: m["words.mobile"],
	goToLocation: m["words.location"],
	addressDetails: m["leads.form.address"],
};

/** The faults of a lead before it is sent. Empty fields add one message for the whole form. */
export function leadErrors(input: LeadInput, context: LeadInputContext): ErrorItem[] {
	const empty = emptyFields(input).map((path) => ({
		msg: m["leads.form.fill_in"]({ field: labels[path]() }),
		path,
	}));
	const further = furtherFaults(input, context);
	return empty.length === 0 ? further : [{ msg: m["leads.form.required"]() }, ...empty, ...further];
}

const moreFields = ["budget", "preferredDateTime", "description"];

/** Whether one of the errors is hidden while the optional fields are closed. */
export const isBehindToggle = (errors: readonly ErrorItem[]) =>
	errors.some(({ path = "" }) => moreFields.some((field) => isWithin(path, field)));
