import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Named } from "./category-data.ts";

/** What a card hands to the details screen through the history; the screen serves without it as well. */
export type DetailsState = {
	loc: "Show service";
	/** False hides the "Book now": the service cannot be called, or the professional is already at hand. */
	callIcon: boolean;
	/** The place whose list the card stood in. */
	goToLocation: Named | null;
};

const isDetailsState = (state: unknown): state is DetailsState =>
	typeof state === "object" && state !== null && "loc" in state && state.loc === "Show service";

/** The history's state changes with the page alone. */
const subscribe = () => () => {};

/**
 * The state that led to the details screen; null where the screen was opened by its address. The server never knows
 * it, so it is null while the page of the server comes to life, too.
 */
export function useDetailsState(): DetailsState | null {
	const state: unknown = useLocation().state;
	const given = useSyncExternalStore(
		subscribe,
		() => state,
		() => null,
	);
	return isDetailsState(given) ? given : null;
}
