/** One step of a thing's life: from where, by what, and who may take it. */
type Step = { from: string; action: string; actor: string };

/** The step that this actor may take from this state, or undefined: what a lifecycle does not name cannot happen. */
export function findStep<One extends Step>(
	steps: readonly One[],
	from: One["from"],
	action: One["action"],
	actor: One["actor"],
): One | undefined {
	return steps.find((step) => step.from === from && step.action === action && step.actor === actor);
}
