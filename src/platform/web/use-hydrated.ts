import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server renders and in the first render over it, true once scripts have taken the page over. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
