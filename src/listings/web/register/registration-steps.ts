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

const stepOfField: Record<string, StepId> = {
	reason: "service",
	mobile: "service",
	paymentOption: "service",
	sectorId: "service",
	serviceId: "service",
	choiceId: "service",
	addressId: "address",
	firmName: "work",
	description: "work",
	goToLocation: "work",
	images: "work",
	subs_id: "plan",
};

/** The form's field for a path of the request: "newProfessional.goToLocation.0" is goToLocation. */
export function fieldOf(path: string): string {
	return path.split(/[.[\]]+/).find((part) => part in stepOfField) ?? path;
}

/** The first step with one of these fields; null if there is none. */
export function stepWithFault(
	paths: readonly (string | undefined)[],
	steps: readonly StepId[],
): StepId | null {
	const withFault = new Set(paths.map((path) => stepOfField[fieldOf(path ?? "")]));
	return steps.find((step) => withFault.has(step)) ?? null;
}
