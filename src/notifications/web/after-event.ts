import type { InfiniteList } from "../../platform/infinite-list.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NotificationEvent } from "./event-alert.ts";

type NotificationListState = InfiniteList<NotificationAnswer>;

/** Marks these as read in the list; null for all. */
export function withRead(list: NotificationListState, ids: readonly string[] | null): NotificationListState {
	const isMarked = ({ _id, isRead }: NotificationAnswer) => !isRead && (ids === null || ids.includes(_id));
	if (!list.items.some(isMarked)) return list;
	return { ...list, items: list.items.map((one) => (isMarked(one) ? { ...one, isRead: true } : one)) };
}

/** Updates the list after an event: adds new notifications on top and marks read ones. */
export function afterEvent(list: NotificationListState, event: NotificationEvent): NotificationListState {
	if (event.type === "read") return withRead(list, event.ids);
	const known = new Set(list.items.map(({ _id }) => _id));
	const fresh = event.notifications.filter(({ _id }) => !known.has(_id));
	const longer = fresh.length === 0 ? list : { ...list, items: [...fresh, ...list.items] };
	// They may have been read on another device.
	return event.unread === 0 ? withRead(longer, null) : longer;
}
