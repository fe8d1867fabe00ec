import { useEffect } from "react";
import { refusesTracking } from "./refuses-tracking.ts";

/** Sends a view of each page that is opened, without waiting for anything, unless the browser asks not to be tracked. */
export function usePageViews(path: string): void {
	useEffect(() => {
		if (refusesTracking()) return;
		const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
		navigator.sendBeacon("/api/analytics/pageview", body);
	}, [path]);
}
