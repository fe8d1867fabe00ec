import { useCallback, useEffect, useEffectEvent } from "react";
import { type InfiniteList, refreshFirstPage } from "../../platform/infinite-list.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { useInfiniteList } from "../../platform/web/use-infinite-list.ts";
import { notificationsPerPage } from "../notification.ts";
import type { NotificationAnswer, NotificationsApi } from "../notifications.contract.ts";
import { listenToEvents, type NotificationEvent, setUnread, shareEvents } from "./event-alert.ts";
import { afterEvent } from "./after-event.ts";

const call = apiOf<NotificationsApi>();
/** The longest page that the server gives. */
const longestPage = 50;

const kept = new Map<string, InfiniteList<NotificationAnswer>>();

/** The id of a notification's link, where the focus goes on after more was loaded. */
export const notificationLinkId = (notificationId: string) => `told-${notificationId}`;

async function read(cursor?: string, length = 0) {
	const limit = Math.min(longestPage, Math.max(notificationsPerPage, length));
	const query = cursor === undefined ? { limit } : { cursor };
	const { notifications, unread, nextCursor } = await call("GET /api/notifications", { query });
	setUnread(unread);
	return { items: notifications, nextCursor };
}

/**
 * What the viewer was told, as a list that grows at its end and, while it is open, at its head. Give the component that
 * calls it a key of the viewer.
 */
export function useNotificationList(accountId: string) {
	const growing = useInfiniteList({
		name: accountId,
		kept,
		first: null,
		read,
		focusId: notificationLinkId,
		refresh: refreshFirstPage,
	});
	const { setList, retry } = growing;
	const hear = useEffectEvent((event: NotificationEvent) => {
		setList((shown) => shown && afterEvent(shown, event));
		if (event.type === "arrived" && event.missed) retry();
	});
	useEffect(() => listenToEvents((event) => hear(event)), []);

	/** Marks these as read, all without any. Throws ApiFailure. */
	const markRead = useCallback(async (ids?: string[]): Promise<void> => {
		const { unread } = await call("PUT /api/notifications/read", { body: ids === undefined ? {} : { ids } });
		shareEvents({ type: "read", unread, ids: ids ?? null });
	}, []);
	return { ...growing, markRead };
}
