import type { ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { emptyFields, furtherFaults, type LeadInputContext } from "../lead-input.ts";
import type { LeadInput } from "../leads.contract.ts";

/** The sentence at each wrong field, by the field's name in the request. */
export type LeadErrors = Record<string, string>;

const labels = {
	name: m["words.name"],
	mobile: m["words.mobile"],
	goToLocation: m["words.location"],
	addressDetails: m["leads.form.address"],
};

/** Fields that the form has one of, and the request two names for. */
const sameField: Record<string, string> = {
	serviceName: "serviceId",
	originProfessional: "serviceId",
	choiceName: "choiceId",
	"budget.min": "budget.max",
};

/** The form's field for a path of the request. */
export const fieldOf = (path: string) => sameField[path] ?? path;

/** Those that stand behind the form's toggle. */
const moreFields = new Set(["budget.max", "preferredDateTime", "description", "revealLimit"]);

/** True where one of the faults is out of sight while the toggle is closed. */
export const isBehindToggle = (faults: ErrorItem[]) =>
	faults.some(({ path }) => path !== undefined && moreFields.has(fieldOf(path)));

const byField = (faults: ErrorItem[]): LeadErrors =>
	Object.fromEntries(faults.flatMap(({ msg, path }) => (path === undefined ? [] : [[fieldOf(path), msg]])));

type Checks = {
	input: LeadInput;
	context: LeadInputContext;
	/** The lead was to be sent already: everything that is wrong is told, also what is empty. */
	isTried: boolean;
	/** Fields that were left once: what is wrong with them is told before that. */
	left: ReadonlySet<string>;
	/** What the server said, as far as its fields were not changed since. */
	refused: ErrorItem[];
};

/** What stands at the fields now. */
export function leadErrors({ input, context, isTried, left, refused }: Checks): LeadErrors {
	const wrong = byField(furtherFaults(input, context));
	if (!isTried) return Object.fromEntries(Object.entries(wrong).filter(([field]) => left.has(field)));
	const empty = emptyFields(input).map((path) => ({
		path,
		msg: m["leads.form.fill_in"]({ field: labels[path]() }),
	}));
	return { ...byField(refused), ...wrong, ...byField(empty) };
}
