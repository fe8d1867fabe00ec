import { useEffect, useEffectEvent } from "react";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { listenToNews } from "./news.ts";

/**
 * Calls the listener with what the viewer is told while the screen is open, so that it can read itself again. What was
 * told before is not repeated, and nobody is told anything while nobody is signed in.
 */
export function useNews(listener: (notifications: NotificationAnswer[]) => void): void {
	const hear = useEffectEvent(listener);
	useEffect(
		() =>
			listenToNews((event) => {
				if (event.type === "arrived" && event.notifications.length > 0) hear(event.notifications);
			}),
		[],
	);
}
