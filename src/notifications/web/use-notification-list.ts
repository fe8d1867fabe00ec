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

/** The id of a notification's link, which gets the focus after more were loaded. */
export const notificationLinkId = (notificationId: string) => `notification-${notificationId}`;

async function read(cursor?: string, length = 0) {
	const limit = Math.min(longestPage, Math.max(notificationsPerPage, length));
	const query = cursor === undefined ? { limit } : { cursor };
	const { notifications, unread, nextCursor } = await call("GET /api/notifications", { query });
	setUnread(unread);
	return { items: notifications, nextCursor };
}

/**
 * The viewer's notifications as a list that loads more at its end and adds new ones on top. Give the component that
 * calls it a key per viewer.
 */
export function useNotificationList(accountId: string) {
	const infinite = useInfiniteList({
		name: accountId,
		kept,
		first: null,
		read,
		focusId: notificationLinkId,
		refresh: refreshFirstPage,
	});
	const { setList, retry } = infinite;
	const onEvent = useEffectEvent((event: NotificationEvent) => {
		setList((shown) => shown && afterEvent(shown, event));
		if (event.type === "arrived" && event.missed) retry();
	});
	useEffect(() => listenToEvents((event) => onEvent(event)), []);

	/** Marks these as read, or all without `ids`. Throws ApiFailure. */
	const markRead = useCallback(async (ids?: string[]): Promise<void> => {
		const { unread } = await call("PUT /api/notifications/read", { body: ids === undefined ? {} : { ids } });
		shareEvents({ type: "read", unread, ids: ids ?? null });
	}, []);
	return { ...infinite, markRead };
}
