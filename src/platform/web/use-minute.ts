import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

function subscribe(onChange: () => void): () => void {
	const timer = setInterval(onChange, minuteMs / 4);
	document.addEventListener("visibilitychange", onChange);
	return () => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", onChange);
	};
}

/**
 * The present minute, for what changes while a page is open. It is null on the server and in the first render, because a
 * cached page may be shown much later.
 */
export function useMinute(): Date | null {
	const minute = useSyncExternalStore(
		subscribe,
		() => Math.floor(Date.now() / minuteMs),
		() => null,
	);
	return minute === null ? null : new Date(minute * minuteMs);
}
