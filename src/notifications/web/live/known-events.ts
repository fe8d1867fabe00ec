import type { NotificationAnswer, NotificationList, NotificationNews } from "../../notifications.contract.ts";
import type { Arrived } from "../event-alert.ts";

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

/** An event of the stream as it comes: a server of the version before says nothing of touches. */
export type StreamedEvents = Omit<NotificationNews, "touched"> & Partial<Pick<NotificationNews, "touched">>;

/** What is known after an event of the stream, which may have been told before, and what of it is new. */
export function afterEvents(
	known: Known,
	{ unread, notifications, missed, touched = [] }: StreamedEvents,
): { known: Known; news: Arrived } {
	const fresh = notifications.filter(({ _id }) => !known.ids.includes(_id));
	return {
		known: knowing(known, notifications),
		news: {
			type: "arrived",
			unread,
			notifications: fresh,
			earlier: [],
			touched: missed ? null : touched,
			missed,
		},
	};
}

/**
 * What the beginning of the list brings beyond what is known. The first one brings nothing new: all of it was there
 * before anybody looked, and is told as `earlier`. `missed` says that more may have come than stands in it. Touches stand
 * in no list: where nobody listened since the last look (`wasDeaf`), anything may have changed.
 */
export function afterList(
	known: Known,
	{ unread, notifications, nextCursor }: NotificationList,
	wasDeaf = false,
): { known: Known; news: Arrived } {
	const isFirst = known.newest === null;
	const isNew = ({ _id, createdAt }: NotificationAnswer) =>
		!isFirst && createdAt >= (known.newest ?? "") && !known.ids.includes(_id);
	const fresh = notifications.filter(isNew);
	const missed = !isFirst && nextCursor !== null && fresh.length === notifications.length;
	const next = knowing(known, notifications);
	return {
		// An empty list is known, too: whatever comes after it is new.
		known: { ...next, newest: next.newest ?? "" },
		news: {
			type: "arrived",
			unread,
			notifications: fresh.filter(({ isRead }) => !isRead),
			earlier: isFirst ? notifications : [],
			touched: missed || (wasDeaf && !isFirst) ? null : [],
			missed,
		},
	};
}

/** What the leading tab says; one of the version before says nothing of touches and of what was earlier. */
export type NotifiedByTab = Omit<Arrived, "touched" | "earlier"> &
	Partial<Pick<Arrived, "touched" | "earlier">> & { newest: string | null };

/**
 * What a tab knows after the leading one told it something. `missed` says that it does not explain all that the other
 * knows: a browser holds pages still that nobody looks at. Such a page (`wasAsleep`) may not have heard of touches.
 */
export function afterTab(
	known: Known,
	{ newest, touched = [], earlier = [], ...told }: NotifiedByTab,
	wasAsleep = false,
): { known: Known; news: Arrived } {
	const next = knowing(known, told.notifications);
	const slept = known.newest !== null && later(newest, next.newest) !== next.newest;
	const missed = told.missed || slept;
	return {
		known: { ...next, newest: later(newest, next.newest) },
		news: {
			...told,
			earlier: known.newest === null ? earlier : [],
			missed,
			touched: missed || wasAsleep ? null : touched,
		},
	};
}
