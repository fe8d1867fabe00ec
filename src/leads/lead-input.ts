import { normalizeMobile } from "../accounts/mobile.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { addIndianMonths } from "../platform/dates.ts";
import { m } from "../paraglide/messages.js";
import type { EditInput } from "./lead-changes.contract.ts";
import type { LeadInput } from "./leads.contract.ts";

/** What the rules need in addition to the input. */
export type LeadInputContext = {
	/** The service has choices, and no professional's listing decides which one. */
	choiceNeeded: boolean;
	now: Date;
};

/** How old a preferred time may be, in milliseconds: filling in the form takes a while. */
const grace = 60 * 60_000;

const isEmpty = (value: string | null | undefined) =>
	value === undefined || value === null || value.trim() === "";

const requiredFields = ["name", "mobile", "goToLocation", "addressDetails"] as const;

type RequiredField = (typeof requiredFields)[number];

/** The empty ones among the four required fields. */
export function emptyFields(input: LeadInput): RequiredField[] {
	return requiredFields.filter((field) => isEmpty(input[field]));
}

/** The first empty required field. */
export function firstEmptyField(input: LeadInput): RequiredField | undefined {
	return emptyFields(input)[0];
}

/**
 * What is wrong with a lead before it is sent, for the browser and the server; empty if nothing is. Empty required
 * fields (name, mobile, place, address) count as one fault with one message, reported without any others; its path is
 * the first empty field. All further faults are reported together.
 */
export function leadInputFaults(input: LeadInput, context: LeadInputContext): ErrorItem[] {
	const empty = firstEmptyField(input);
	return empty === undefined
		? furtherFaults(input, context)
		: [{ msg: m["leads.form.required"](), path: empty }];
}

/**
 * What is wrong with the fields that are filled in, ignoring empty ones: for a form that validates while the user
 * types.
 */
export function furtherFaults(input: LeadInput, { choiceNeeded, now }: LeadInputContext): ErrorItem[] {
	return [
		serviceFault(input, choiceNeeded),
		mobileFault(input),
		budgetFault(input),
		preferredTimeFault(input, now),
	].filter((fault) => fault !== null);
}

/** What is wrong with changes of an open lead; empty if nothing is. */
export function editFaults(
	input: EditInput,
	{ claimsTaken, now }: { claimsTaken: number; now: Date },
): ErrorItem[] {
	const { revealLimit } = input;
	const isTooLow = revealLimit !== undefined && revealLimit < claimsTaken;
	return [
		budgetFault(input),
		preferredTimeFault(input, now),
		isTooLow ? { msg: m["leads.edit.limit_too_low"]({ count: claimsTaken }), path: "revealLimit" } : null,
	].filter((fault) => fault !== null);
}

function serviceFault(input: LeadInput, choiceNeeded: boolean): ErrorItem | null {
	if (isEmpty(input.originProfessional) && isEmpty(input.serviceId) && isEmpty(input.serviceName)) {
		return { msg: m["leads.form.service_missing"](), path: "serviceId" };
	}
	if (choiceNeeded && isEmpty(input.choiceId) && isEmpty(input.choiceName)) {
		return { msg: m["leads.form.choice_missing"](), path: "choiceId" };
	}
	return null;
}

function mobileFault(input: LeadInput): ErrorItem | null {
	if (isEmpty(input.mobile)) return null;
	const read = normalizeMobile(input.mobile ?? "");
	return "fault" in read ? { msg: read.fault, path: "mobile" } : null;
}

function budgetFault({ budget }: Pick<LeadInput, "budget">): ErrorItem | null {
	const min = budget?.min ?? null;
	const max = budget?.max ?? null;
	return min !== null && max !== null && min > max
		? { msg: m["leads.form.budget_order"](), path: "budget.max" }
		: null;
}

function preferredTimeFault(
	{ preferredDateTime }: Pick<LeadInput, "preferredDateTime">,
	now: Date,
): ErrorItem | null {
	if (preferredDateTime === undefined || preferredDateTime === null) return null;
	const path = "preferredDateTime";
	const time = new Date(preferredDateTime).getTime();
	if (!(time >= now.getTime() - grace)) return { msg: m["leads.form.time_past"](), path };
	return time > addIndianMonths(now, 12).getTime() ? { msg: m["leads.form.time_too_far"](), path } : null;
}
