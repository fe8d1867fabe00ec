import type { NotificationAnswer, NotificationList, NotificationNews } from "../../notifications.contract.ts";

/** What a tab knows: everything up to `newest` (ISO 8601; null before anything was read), and the ids of the last ones. */
export type Known = { newest: string | null; ids: readonly string[] };

export const nothingKnown: Known = { newest: null, ids: [] };

/** So many ids are kept: what comes twice comes soon. */
const idsKept = 100;

const later = (one: string | null, other: string | null) => ((one ?? "") > (other ?? "") ? one : other);

function knowing(known: Known, notifications: readonly NotificationAnswer[]): Known {
	const ids = new Set([...notifications.map(({ _id }) => _id), ...known.ids]);
	const newest = notifications.map(({ createdAt }) => createdAt).reduce(later, known.newest);
	return { newest, ids: [...ids].slice(0, idsKept) };
}

/** What is known after these, which may have been told before, and those of them that are new. */
export function afterNews(
	known: Known,
	notifications: readonly NotificationAnswer[],
): { known: Known; fresh: NotificationAnswer[] } {
	const fresh = notifications.filter(({ _id }) => !known.ids.includes(_id));
	return { known: knowing(known, notifications), fresh };
}

/**
 * What the beginning of the list brings beyond what is known. The first one brings nothing new: all of it was there
 * before anybody looked. `missed` says that more may have come than stands in it.
 */
export function afterList(
	known: Known,
	{ unread, notifications, nextCursor }: NotificationList,
): { known: Known; news: NotificationNews } {
	const isFirst = known.newest === null;
	const isNew = ({ _id, createdAt }: NotificationAnswer) =>
		!isFirst && createdAt >= (known.newest ?? "") && !known.ids.includes(_id);
	const fresh = notifications.filter(isNew);
	const missed = !isFirst && nextCursor !== null && fresh.length === notifications.length;
	const next = knowing(known, notifications);
	return {
		// An empty list is known, too: whatever comes after it is new.
		known: { ...next, newest: next.newest ?? "" },
		news: { unread, notifications: fresh.filter(({ isRead }) => !isRead), missed },
	};
}

/**
 * What a tab knows after the leading one told it something. `missed` says that it does not explain all that the other
 * knows: a browser holds pages still that nobody looks at.
 */
export function afterTab(
	known: Known,
	told: Pick<NotificationNews, "notifications" | "missed"> & { newest: string | null },
): { known: Known; missed: boolean } {
	const next = knowing(known, told.notifications);
	const slept = known.newest !== null && later(told.newest, next.newest) !== next.newest;
	return { known: { ...next, newest: later(told.newest, next.newest) }, missed: told.missed || slept };
}
