import { useEffect } from "react";

/** Sends a view of each page that is opened, without waiting for anything, unless the browser asks not to be tracked. */
export function usePageViews(path: string): void {
	useEffect(() => {
		const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
		if (doNotTrack === "1" || globalPrivacyControl) return;
		const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
		navigator.sendBeacon("/api/analytics/pageview", body);
	}, [path]);
}
