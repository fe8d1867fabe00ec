/** The steps by the names that they have in the address. The last one is the plan, or a look at everything. */
export type StepId = "service" | "address" | "work" | "plan" | "check";

/** The steps of a registration in their order. */
export function stepsOf(hasPlan: boolean): StepId[] {
	return ["service", "address", "work", hasPlan ? "plan" : "check"];
}

/** Steps whose fields are filled in rightly. */
export type DoneSteps = Record<"service" | "address" | "work", boolean>;

/** The step to show: the one asked for, or the first before it whose ground is missing. */
export function stepToShow(asked: string | null, steps: readonly StepId[], done: DoneSteps): StepId {
	const isLast = asked === "plan" || asked === "check";
	const wanted = isLast
		? 3
		: Math.max(
				0,
				steps.findIndex((step) => step === asked),
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

/** The first step on which one of these fields stands; null where none does. */
export function stepWithFault(
	paths: readonly (string | undefined)[],
	steps: readonly StepId[],
): StepId | null {
	const found = new Set(paths.map((path) => stepOfField[fieldOf(path ?? "")]));
	return steps.find((step) => found.has(step)) ?? null;
}
