import { useEffect, useEffectEvent } from "react";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { type Arrived, listenToEvents, readRecent } from "./event-alert.ts";

/**
 * Calls the listener with all that comes while the screen is open, also with what changed without the viewer being told.
 * What came before is not repeated, and nothing comes while nobody is signed in.
 */
export function useArrived(listener: (arrived: Arrived) => void): void {
	const hear = useEffectEvent(listener);
	useEffect(
		() =>
			listenToEvents((event) => {
				if (event.type === "arrived") hear(event);
			}),
		[],
	);
}

/** Calls the listener with what the viewer is told while the screen is open. */
export function useLiveEvents(listener: (notifications: NotificationAnswer[]) => void): void {
	useArrived(({ notifications }) => {
		if (notifications.length > 0) listener(notifications);
	});
}

/**
 * Calls the listener with what the viewer was told after `since`, when the page was read, and before anybody listened
 * here: a page is read before its tab hears anything, and one out of a cache long before.
 */
export function useNotifiedSince(since: Date, listener: (notifications: NotificationAnswer[]) => void): void {
	const hear = useEffectEvent((told: readonly NotificationAnswer[]) => {
		const later = told.filter(({ createdAt }) => createdAt >= since.toISOString());
		if (later.length > 0) listener(later);
	});
	useEffect(() => {
		hear(readRecent());
		return listenToEvents((event) => {
			if (event.type === "arrived") hear(event.earlier);
		});
	}, []);
}
