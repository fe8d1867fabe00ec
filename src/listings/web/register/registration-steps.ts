import type { ErrorItem } from "../../../platform/app-error.ts";
import { isWithin } from "../../../platform/error-path.ts";
import type { RegistrationDraft } from "./registration-draft.ts";

/** The names of the steps in the address. The last one is the plan, or a summary of everything. */
export type StepId = "service" | "address" | "work" | "plan" | "check";

/** The steps of a registration in their order. */
export function stepsOf(hasPlan: boolean): StepId[] {
	return ["service", "address", "work", hasPlan ? "plan" : "check"];
}

/** Which steps are complete and valid. */
export type DoneSteps = Record<"service" | "address" | "work", boolean>;

/** The step to show: the requested one, or the first incomplete one before it. */
export function stepToShow(requested: string | null, steps: readonly StepId[], done: DoneSteps): StepId {
	const isLast = requested === "plan" || requested === "check";
	const wanted = isLast
		? 3
		: Math.max(
				0,
				steps.findIndex((step) => step === requested),
			);
	const open = steps.slice(0, wanted).find((step) => step in done && !done[step as keyof DoneSteps]);
	return open ?? steps[wanted] ?? "service";
}

/** The request's paths for the fields of the draft. */
export const registrationPaths = {
	phone: "mobile",
	skipsPayment: "paymentOption",
	skipReason: "reason",
	sectorId: "newProfessional.sectorId",
	serviceId: "newProfessional.serviceId",
	choiceId: "newProfessional.choiceId",
	addressId: "newProfessional.addressId",
	firmName: "newProfessional.firmName",
	description: "newProfessional.description",
	places: "newProfessional.goToLocation",
	planId: "subs_id",
} satisfies Partial<Record<keyof RegistrationDraft, string>>;

const fieldsOf: Record<StepId, readonly (keyof typeof registrationPaths)[]> = {
	service: ["phone", "skipsPayment", "skipReason", "sectorId", "serviceId", "choiceId"],
	address: ["addressId"],
	work: ["firmName", "description", "places"],
	plan: ["planId"],
	check: [],
};

/** Whether the error is at a field of the step. */
export const isAtStep = ({ path = "" }: ErrorItem, step: StepId): boolean =>
	fieldsOf[step].some((field) => isWithin(path, registrationPaths[field]));

/** The first step with one of these errors; null if there is none. */
export const stepWithError = (errors: readonly ErrorItem[], steps: readonly StepId[]): StepId | null =>
	steps.find((step) => errors.some((error) => isAtStep(error, step))) ?? null;
