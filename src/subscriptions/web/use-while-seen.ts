import { useEffect, useEffectEvent } from "react";

/** How often a live page refreshes its data, in milliseconds. */
const interval = 30_000;

/**
 * Calls `refresh` every 30 seconds while the page is visible, and immediately when it becomes visible or is online
 * again.
 */
export function useWhileSeen(refresh: () => void): void {
	const refreshIfSeen = useEffectEvent(() => {
		if (document.visibilityState === "visible") refresh();
	});
	useEffect(() => {
		const look = () => refreshIfSeen();
		const timer = setInterval(look, interval);
		window.addEventListener("focus", look);
		window.addEventListener("online", look);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", look);
			window.removeEventListener("online", look);
			document.removeEventListener("visibilitychange", look);
		};
	}, []);
}
