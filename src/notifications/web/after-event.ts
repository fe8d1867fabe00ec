import type { GrowingList } from "../../platform/growing-list.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import type { NewsEvent } from "./news.ts";

type ToldList = GrowingList<NotificationAnswer>;

/** The list with these read; null for all. */
export function withRead(list: ToldList, ids: readonly string[] | null): ToldList {
	const isMeant = ({ _id, isRead }: NotificationAnswer) => !isRead && (ids === null || ids.includes(_id));
	if (!list.items.some(isMeant)) return list;
	return { ...list, items: list.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)) };
}

/** The list after something happened: what is new stands on top, what was read anywhere is read here. */
export function afterEvent(list: ToldList, event: NewsEvent): ToldList {
	if (event.type === "read") return withRead(list, event.ids);
	const known = new Set(list.items.map(({ _id }) => _id));
	const fresh = event.notifications.filter(({ _id }) => !known.has(_id));
	const longer = fresh.length === 0 ? list : { ...list, items: [...fresh, ...list.items] };
	// Another device may have read them all.
	return event.unread === 0 ? withRead(longer, null) : longer;
}
