import { useSyncExternalStore } from "react";

function watch(onChange: () => void): () => void {
	const ends = new AbortController();
	window.addEventListener("online", onChange, ends);
	window.addEventListener("offline", onChange, ends);
	return () => ends.abort();
}

/** Whether the browser knows that the device is offline. The server renders false. */
export function useIsOffline(): boolean {
	return useSyncExternalStore(
		watch,
		() => !navigator.onLine,
		() => false,
	);
}
