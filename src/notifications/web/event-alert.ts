import { notificationsPerPage } from "../notification.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";

/** An event of the viewer's notifications, as every tab of the browser gets it. */
export type NotificationEvent =
	| {
			type: "arrived";
			/** Counted up to 100. */
			unread: number;
			notifications: NotificationAnswer[];
			/** The list from before this tab got its first event. It is new only to a page that was loaded even earlier. */
			earlier: readonly NotificationAnswer[];
			/** Other records that changed for the viewer, by ids as in `subjectId`; null if any may have changed. */
			touched: readonly string[] | null;
			/** There may be more notifications than these, so an open list reloads. */
			missed: boolean;
	  }
	| {
			type: "read";
			unread: number;
			/** Null for all. */
			ids: string[] | null;
	  };

/** New notifications, or records that changed without one. */
export type Arrived = Extract<NotificationEvent, { type: "arrived" }>;

type Listener = (event: NotificationEvent) => void;

/** The unread count of the signed-in person; null while it is unknown. */
let unread: number | null = null;
/** The latest notifications that this tab knows. */
let recent: readonly NotificationAnswer[] = [];
/** As many as a page of the list has. */
const recentKept = notificationsPerPage;
const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let toOtherTabs: Listener = () => {};

/** The unread count, for useSyncExternalStore; null while it is unknown. */
export const readUnread = (): number | null => unread;

/** Calls `watch` when the unread count may have changed. Returns the function that stops it. */
export function watchUnread(watch: () => void): () => void {
	watchers.add(watch);
	return () => void watchers.delete(watch);
}

/** The viewer's latest notifications, in no particular order; none without a signed-in viewer. */
export const readRecent = (): readonly NotificationAnswer[] => recent;

function keepRecent({ notifications, earlier }: Arrived): void {
	const known = [...notifications, ...earlier, ...recent].map((one) => [one._id, one] as const);
	recent = [...new Map(known).values()].slice(0, recentKept);
}

/** Sets the unread count; null after logout. */
export function setUnread(count: number | null): void {
	unread = count;
	if (count === null) recent = [];
	for (const watch of watchers) watch();
}

/** Calls the listener with each event from now on. Returns the function that stops it. */
export function listenToEvents(listener: Listener): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Dispatches the event in this tab. */
export function dispatchHere(event: NotificationEvent): void {
	setUnread(event.unread);
	if (event.type === "arrived") keepRecent(event);
	for (const listener of listeners) listener(event);
}

/** Dispatches the event in this tab and in the other tabs of this person. */
export function shareEvents(event: NotificationEvent): void {
	dispatchHere(event);
	toOtherTabs(event);
}

/** Sets the function that sends events to the other tabs. */
export function connectTabs(send: Listener): void {
	toOtherTabs = send;
}
