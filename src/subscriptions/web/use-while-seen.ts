import { useEffect, useEffectEvent } from "react";

/** How often what stands on a live page is read again, in milliseconds. */
const interval = 30_000;

/** Calls `refresh` every 30 seconds while the page is seen, and at once when somebody or the network comes back to it. */
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
