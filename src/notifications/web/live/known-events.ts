import type { NotificationAnswer, NotificationList, LiveEvent } from "../../notifications.contract.ts";
import type { Arrived } from "../event-alert.ts";

/** What a tab knows: everything up to `newest` (ISO 8601; null before the first reading), and the latest ids. */
export type Known = { newest: string | null; ids: readonly string[] };

export const nothingKnown: Known = { newest: null, ids: [] };

/** Number of ids kept to recognise repeated notifications, which repeat soon. */
const idsKept = 100;

const later = (one: string | null, other: string | null) => ((one ?? "") > (other ?? "") ? one : other);

function addKnown(known: Known, notifications: readonly NotificationAnswer[]): Known {
	const ids = new Set([...notifications.map(({ _id }) => _id), ...known.ids]);
	const newest = notifications.map(({ createdAt }) => createdAt).reduce(later, known.newest);
	return { newest, ids: [...ids].slice(0, idsKept) };
}

/** An event of the stream. A server of an earlier version may omit `touched`. */
export type StreamedEvents = Omit<LiveEvent, "touched"> & Partial<Pick<LiveEvent, "touched">>;

/** Updates what is known after an event of the stream. `event` has only what is new. */
export function afterEvents(
	known: Known,
	{ unread, notifications, missed, touched = [] }: StreamedEvents,
): { known: Known; event: Arrived } {
	const fresh = notifications.filter(({ _id }) => !known.ids.includes(_id));
	return {
		known: addKnown(known, notifications),
		event: {
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
 * Updates what is known after reading the first page of the list. Nothing of the first reading is new; it becomes
 * `earlier`. `missed` means that there may be more new ones than on the page. The list has no touches, so without a
 * stream since the last reading (`hadNoStream`) any record may have changed.
 */
export function afterList(
	known: Known,
	{ unread, notifications, nextCursor }: NotificationList,
	hadNoStream = false,
): { known: Known; event: Arrived } {
	const isFirst = known.newest === null;
	const isNew = ({ _id, createdAt }: NotificationAnswer) =>
		!isFirst && createdAt >= (known.newest ?? "") && !known.ids.includes(_id);
	const fresh = notifications.filter(isNew);
	const missed = !isFirst && nextCursor !== null && fresh.length === notifications.length;
	const next = addKnown(known, notifications);
	return {
		// After an empty list, every notification is new.
		known: { ...next, newest: next.newest ?? "" },
		event: {
			type: "arrived",
			unread,
			notifications: fresh.filter(({ isRead }) => !isRead),
			earlier: isFirst ? notifications : [],
			touched: missed || (hadNoStream && !isFirst) ? null : [],
			missed,
		},
	};
}

/** A message of the leading tab. A tab of an earlier version may omit `touched` and `earlier`. */
export type NotifiedByTab = Omit<Arrived, "touched" | "earlier"> &
	Partial<Pick<Arrived, "touched" | "earlier">> & { newest: string | null };

/**
 * Updates what a tab knows after a message of the leading tab. Browsers freeze hidden pages, so the leading tab may know
 * more than this message explains; then `missed` is set. A page that was frozen (`wasAsleep`) may have missed touches.
 */
export function afterTab(
	known: Known,
	{ newest, touched = [], earlier = [], ...message }: NotifiedByTab,
	wasAsleep = false,
): { known: Known; event: Arrived } {
	const next = addKnown(known, message.notifications);
	const wasFrozen = known.newest !== null && later(newest, next.newest) !== next.newest;
	const missed = message.missed || wasFrozen;
	return {
		known: { ...next, newest: later(newest, next.newest) },
		event: {
			...message,
			earlier: known.newest === null ? earlier : [],
			missed,
			touched: missed || wasAsleep ? null : touched,
		},
	};
}
