import { useEffect } from "react";
import { refusesTracking } from "./refuses-tracking.ts";

/** Sends a view of each opened page, without waiting for the response, unless the browser asks not to be tracked. */
export function usePageViews(path: string): void {
	useEffect(() => {
		if (refusesTracking()) return;
		const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
		navigator.sendBeacon("/api/analytics/pageview", body);
	}, [path]);
}
