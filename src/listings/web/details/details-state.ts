import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Named } from "../list/category-data.ts";

/** The history state that a card passes to the details page, which also works without it. */
export type DetailsState = {
	loc: "Show service";
	/** False hides "Book now": the service cannot be called, or the professional is already being contacted. */
	callIcon: boolean;
	/** The place whose list contained the card. */
	goToLocation: Named | null;
};

const isDetailsState = (state: unknown): state is DetailsState =>
	typeof state === "object" && state !== null && "loc" in state && state.loc === "Show service";

/** The history state changes only with the page. */
const subscribe = () => () => {};

/**
 * The history state that led to the details page; null if the page was opened by its address. It is also null while the
 * page hydrates, because the server never knows it.
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
