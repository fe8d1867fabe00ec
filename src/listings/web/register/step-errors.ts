import { typedMobileErrors } from "../../../accounts/mobile.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { m } from "../../../paraglide/messages.js";
import { missingChoices, skipProblems } from "../../registration.ts";
import type { RegistrationDraft } from "./registration-draft.ts";
import { type DoneSteps, isAtStep, registrationPaths } from "./registration-steps.ts";

/** The errors of each step that has fields. */
export type StepErrors = Record<keyof DoneSteps, ErrorItem[]>;

function mobileErrors(phone: string): ErrorItem[] {
	if (phone !== "") return typedMobileErrors(phone);
	return [{ msg: m["listings.register.mobile_missing"](), path: registrationPaths.phone }];
}

/** What is missing or wrong before the registration may be sent, with the server's messages. */
export function stepErrors(
	draft: Pick<
		RegistrationDraft,
		"serviceId" | "choiceId" | "addressId" | "phone" | "places" | "skipsPayment" | "skipReason"
	>,
	{ hasChoices, isStaff, isFixedPlace }: { hasChoices: boolean; isStaff: boolean; isFixedPlace: boolean },
): StepErrors {
	const { phone, places, skipsPayment, skipReason } = draft;
	const missing = missingChoices(draft, hasChoices);
	const placesMissing = { msg: m["listings.register.places_missing"](), path: registrationPaths.places };
	return {
		service: [
			...(isStaff ? [...mobileErrors(phone), ...skipProblems(skipsPayment, skipReason)] : []),
			...missing.filter((error) => isAtStep(error, "service")),
		],
		address: missing.filter((error) => isAtStep(error, "address")),
		// The address of a fixed place determines its go-to location.
		work: places.length === 0 && !isFixedPlace ? [placesMissing] : [],
	};
}

/** Which steps are complete and valid. */
export const doneSteps = ({ service, address, work }: StepErrors): DoneSteps => ({
	service: service.length === 0,
	address: address.length === 0,
	work: work.length === 0,
});
