/** One row of a lifecycle: from which status, by which action of which actors, to which status. */
export type Transition<Status extends string, Action extends string, Actor extends string> = {
	from: Status;
	action: Action;
	actors: readonly Actor[];
	to: Status;
};

type AnyTransition = Transition<string, string, string>;

/** The transition that this actor may make from this status, or undefined: whatever the table does not list is refused. */
export function findTransition<Row extends AnyTransition>(
	transitions: readonly Row[],
	from: Row["from"],
	action: Row["action"],
	actor: Row["actors"][number],
): Row | undefined {
	return transitions.find((row) => row.from === from && row.action === action && row.actors.includes(actor));
}

/** The same for callers that have checked the status: throws if the table does not list the transition. */
export function requireTransition<Row extends AnyTransition>(
	transitions: readonly Row[],
	from: Row["from"],
	action: Row["action"],
	actor: Row["actors"][number],
): Row {
	const found = findTransition(transitions, from, action, actor);
	if (found === undefined) throw new Error(`no such transition: ${from} ${action} ${actor}`);
	return found;
}
