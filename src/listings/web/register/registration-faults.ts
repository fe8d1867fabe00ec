import { normalizeMobile } from "../../../accounts/mobile.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { m } from "../../../paraglide/messages.js";
import { missingChoices, skipProblems } from "../../registration.ts";
import type { RegistrationDraft } from "./registration-draft.ts";
import { type DoneSteps, fieldOf } from "./registration-steps.ts";

/** The message at each wrong field, by the field's name in the request. */
export type Faults = Record<string, string>;

/** The faults of each step that has fields. */
export type StepFaults = Record<keyof DoneSteps, Faults>;

/** The faults by field; only the first of each field counts. */
export function byField(faults: readonly ErrorItem[]): Faults {
	return Object.fromEntries(
		faults.flatMap(({ msg, path }) => (path === undefined ? [] : [[fieldOf(path), msg]])).toReversed(),
	);
}

const only = (faults: Faults, ...fields: string[]): Faults =>
	Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)));

function mobileFault(phone: string): Faults {
	if (phone === "") return { mobile: m["listings.register.mobile_missing"]() };
	const checked = normalizeMobile(phone);
	return "fault" in checked ? { mobile: checked.fault } : {};
}

/** What is missing or wrong before the registration may be sent, with the server's messages. */
export function stepFaults(
	draft: Pick<
		RegistrationDraft,
		"serviceId" | "choiceId" | "addressId" | "phone" | "places" | "skipsPayment" | "skipReason"
	>,
	{ hasChoices, isStaff, isFixedPlace }: { hasChoices: boolean; isStaff: boolean; isFixedPlace: boolean },
): StepFaults {
	const missing = byField(missingChoices(draft, hasChoices));
	return {
		service: {
			...(isStaff && {
				...mobileFault(draft.phone),
				...byField(skipProblems(draft.skipsPayment, draft.skipReason)),
			}),
			...only(missing, "serviceId", "choiceId"),
		},
		address: only(missing, "addressId"),
		// The address of a fixed place determines its go-to location.
		work:
			draft.places.length === 0 && !isFixedPlace
				? { goToLocation: m["listings.register.places_missing"]() }
				: {},
	};
}

/** Which steps are complete and valid. */
export function doneSteps(faults: StepFaults): DoneSteps {
	const isDone = (step: keyof DoneSteps) => Object.keys(faults[step]).length === 0;
	return { service: isDone("service"), address: isDone("address"), work: isDone("work") };
}
