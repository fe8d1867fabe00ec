import { useEffect, useEffectEvent } from "react";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { type Arrived, listenToEvents, readRecent } from "./event-alert.ts";

/**
 * Calls the listener with all new events while the screen is open, also with records that changed without a
 * notification. There are no events before login.
 */
export function useArrived(listener: (arrived: Arrived) => void): void {
	const onArrived = useEffectEvent(listener);
	useEffect(
		() =>
			listenToEvents((event) => {
				if (event.type === "arrived") onArrived(event);
			}),
		[],
	);
}

/** Calls the listener with new notifications while the screen is open. */
export function useLiveEvents(listener: (notifications: NotificationAnswer[]) => void): void {
	useArrived(({ notifications }) => {
		if (notifications.length > 0) listener(notifications);
	});
}

/**
 * Calls the listener with notifications that arrived after the page was loaded at `since` and before this tab began to
 * listen. A page from a cache was loaded long before.
 */
export function useNotifiedSince(since: Date, listener: (notifications: NotificationAnswer[]) => void): void {
	const onEarlier = useEffectEvent((notifications: readonly NotificationAnswer[]) => {
		const later = notifications.filter(({ createdAt }) => createdAt >= since.toISOString());
		if (later.length > 0) listener(later);
	});
	useEffect(() => {
		onEarlier(readRecent());
		return listenToEvents((event) => {
			if (event.type === "arrived") onEarlier(event.earlier);
		});
	}, []);
}
