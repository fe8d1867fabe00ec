/** The state of the form's history entry after a kept request was refused. */
export const refusedState = (reasons: string[]) => ({ refusedFor: reasons });

/** Why the request was refused, from the state of a history entry; empty without one. */
export function refusalIn(state: unknown): string[] {
	if (typeof state !== "object" || state === null || !("refusedFor" in state)) return [];
	const { refusedFor } = state;
	return Array.isArray(refusedFor) ? refusedFor.filter((reason) => typeof reason === "string") : [];
}
