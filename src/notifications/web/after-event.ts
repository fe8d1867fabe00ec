import type { InfiniteList } from "../../platform/infinite-list.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NotificationEvent } from "./event-alert.ts";

type NotificationListState = InfiniteList<NotificationAnswer>;

/** The list with these read; null for all. */
export function withRead(list: NotificationListState, ids: readonly string[] | null): NotificationListState {
	const isMeant = ({ _id, isRead }: NotificationAnswer) => !isRead && (ids === null || ids.includes(_id));
	if (!list.items.some(isMeant)) return list;
	return { ...list, items: list.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)) };
}

/** The list after an event: new notifications on top, read ones marked as read. */
export function afterEvent(list: NotificationListState, event: NotificationEvent): NotificationListState {
	if (event.type === "read") return withRead(list, event.ids);
	const known = new Set(list.items.map(({ _id }) => _id));
	const fresh = event.notifications.filter(({ _id }) => !known.has(_id));
	const longer = fresh.length === 0 ? list : { ...list, items: [...fresh, ...list.items] };
	// Another device may have read them all.
	return event.unread === 0 ? withRead(longer, null) : longer;
}
