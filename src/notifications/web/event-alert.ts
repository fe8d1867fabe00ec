import { notificationsPerPage } from "../notification.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";

/** What happened to the viewer's notifications, as every tab of the browser is told. */
export type NotificationEvent =
	| {
			type: "arrived";
			/** Counted up to 100. */
			unread: number;
			notifications: NotificationAnswer[];
			/** What the list began with before this tab heard anything: new to nobody but a page that was read even earlier. */
			earlier: readonly NotificationAnswer[];
			/** What else changed for the viewer, by ids as in `subjectId`; null where anything may have. */
			touched: readonly string[] | null;
			/** More may have come than stands here: whoever shows the list reads it again. */
			missed: boolean;
	  }
	| {
			type: "read";
			unread: number;
			/** Null for all. */
			ids: string[] | null;
	  };

/** What the viewer is told, or what changed for them without it. */
export type Arrived = Extract<NotificationEvent, { type: "arrived" }>;

type Listener = (event: NotificationEvent) => void;

/** The unread ones of whoever is signed in; null while they are not known. */
let unread: number | null = null;
/** What was told last, as far as this tab knows. */
let recent: readonly NotificationAnswer[] = [];
/** As many as a look at the list brings. */
const recentKept = notificationsPerPage;
const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let toOtherTabs: Listener = () => {};

/** How many are unread, for useSyncExternalStore; null while that is not known. */
export const readUnread = (): number | null => unread;

/** Tells when the number of unread ones may have changed. Answers how to stop listening. */
export function watchUnread(watch: () => void): () => void {
	watchers.add(watch);
	return () => void watchers.delete(watch);
}

/** What the viewer was told last, in no certain order; nothing while nobody is signed in. */
export const readRecent = (): readonly NotificationAnswer[] => recent;

function keepRecent({ notifications, earlier }: Arrived): void {
	const known = [...notifications, ...earlier, ...recent].map((one) => [one._id, one] as const);
	recent = [...new Map(known).values()].slice(0, recentKept);
}

/** Says how many are unread; null when nobody is signed in any more. */
export function setUnread(count: number | null): void {
	unread = count;
	if (count === null) recent = [];
	for (const watch of watchers) watch();
}

/** Hears what happens from now on. Answers how to stop listening. */
export function listenToEvents(listener: Listener): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Tells it in this tab. */
export function tellNews(event: NotificationEvent): void {
	setUnread(event.unread);
	if (event.type === "arrived") keepRecent(event);
	for (const listener of listeners) listener(event);
}

/** Tells it in this tab and in the others of this person. */
export function shareEvents(event: NotificationEvent): void {
	tellNews(event);
	toOtherTabs(event);
}

/** Takes over how the other tabs are told. */
export function connectTabs(notify: Listener): void {
	toOtherTabs = notify;
}
