/** What a browser reports about itself. */
export type BrowserTraits = {
	hasPush: boolean;
	/** "denied" if the person or the browser refuses notifications of this site. */
	permission: NotificationPermission | null;
	userAgent: string;
	touchPoints: number;
	/** Opened from the home screen, as an app. */
	isInstalled: boolean;
};

/** Whether Web Push can be turned on, or what prevents it. An installed app has no address bar with its permissions. */
export type PushSupport = "possible" | "denied" | "denied-app" | "install-first" | "none";

/** Whether it is an iPhone or iPad. iPads call themselves Macs; no Mac has a touch screen. */
export const isApple = ({ userAgent, touchPoints }: BrowserTraits) =>
	/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Whether Web Push can be turned on in such a browser. iPhones have it only for pages on the home screen. */
export function pushSupport(traits: BrowserTraits): PushSupport {
	if (!traits.hasPush) return isApple(traits) && !traits.isInstalled ? "install-first" : "none";
	if (traits.permission !== "denied") return "possible";
	return traits.isInstalled ? "denied-app" : "denied";
}

/** Reads what this browser reports about itself. */
export function readTraits(): BrowserTraits {
	const hasPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
	return {
		hasPush,
		permission: hasPush ? Notification.permission : null,
		userAgent: navigator.userAgent,
		touchPoints: navigator.maxTouchPoints,
		isInstalled: matchMedia("(display-mode: standalone)").matches,
	};
}
