import { starterStates } from "./starter/states.ts";

/** A state or union territory by its two-digit GST code. */
export type GstState = { code: string; name: string };

/** Territories outside of every state, such as the sea, where businesses are registered too. */
const otherTerritory: GstState = { code: "97", name: "Other Territory" };

const all: readonly GstState[] = [
	...starterStates.map(({ code, stateName }) => ({ code, name: stateName })),
	otherTerritory,
];
const byCode = new Map(all.map((state) => [state.code, state]));

/** The state with this GST code; throws RangeError without one, because an invoice must name it. */
export function gstState(code: string): GstState {
	const state = byCode.get(code);
	if (state === undefined) throw new RangeError(`no state has the GST code ${code}`);
	return state;
}

/** The state of this name in any case, or undefined. */
export function gstStateByName(name: string): GstState | undefined {
	const sought = name.trim().toLowerCase();
	return all.find((state) => state.name.toLowerCase() === sought);
}
