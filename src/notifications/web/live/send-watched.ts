import { apiOf } from "../../../platform/web/call-api.ts";
import { watchedAtMost } from "../../notification.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";
import { listenToWatched, readWatched } from "../watched.ts";

const call = apiOf<NotificationsApi>();

/** A page that is left and the next one that is opened are one change. In milliseconds. */
const settlesIn = 50;

/** What tabs of one person say to each other of the records they have open. */
type Message = { type: "watching"; tab: string; subjectIds: string[] } | { type: "who" };

/** What all these tabs have open, those of the tab that changed last first: at most as many as can be watched. */
export function unionOf(tabs: ReadonlyMap<string, readonly string[]>): string[] {
	return [...new Set([...tabs.values()].toReversed().flat())].slice(0, watchedAtMost);
}

/** The records that a tab has open now and had not before. */
export const openedIn = (before: readonly string[] = [], subjectIds: readonly string[]): string[] =>
	subjectIds.filter((subjectId) => !before.includes(subjectId));

/**
 * Tells the server which records the tabs of this browser have open, over the stream that one of them holds. `onStream`
 * takes the id of each new stream; what was said of the one before is said again. `onOpened` gets the records that a tab
 * has just opened, in each tab.
 */
export function sendWatched(accountId: string, onOpened: (subjectIds: readonly string[]) => void) {
	const room = new BroadcastChannel(`watched-${accountId}`);
	const ownTab = crypto.randomUUID();
	/** What each tab has open, the one that changed last at the end. */
	const tabs = new Map<string, string[]>();
	let streamId: string | null = null;
	let sent = "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const opened = new Set<string>();

	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other side than our own
	const say = (message: Message) => room.postMessage(message);

	function send(): void {
		const subjectIds = unionOf(tabs);
		const text = subjectIds.toSorted().join();
		if (streamId === null || text === sent) return;
		sent = text;
		call("PUT /api/notifications/stream/watched", { body: { streamId, subjectIds } }).catch(() => {
			// The next change, or the next stream, says all of it again.
			sent = "";
		});
	}
	function sendSoon(): void {
		clearTimeout(timer);
		timer = setTimeout(() => {
			send();
			onOpened([...opened]);
			opened.clear();
		}, settlesIn);
	}
	function take(tab: string, subjectIds: string[]): void {
		for (const subjectId of openedIn(tabs.get(tab), subjectIds)) opened.add(subjectId);
		tabs.delete(tab);
		if (subjectIds.length > 0) tabs.set(tab, subjectIds);
		sendSoon();
	}
	const sayOwn = () => {
		const subjectIds = readWatched();
		say({ type: "watching", tab: ownTab, subjectIds });
		take(ownTab, subjectIds);
	};
	room.addEventListener("message", ({ data }: MessageEvent<Message>) => {
		if (data.type === "who") sayOwn();
		else take(data.tab, data.subjectIds);
	});
	const stop = listenToWatched(sayOwn);
	const over = new AbortController();
	const sayNone = () => say({ type: "watching", tab: ownTab, subjectIds: [] });
	// A tab that is closed, or kept aside for the way back, has nothing open.
	window.addEventListener("pagehide", sayNone, over);
	window.addEventListener("pageshow", sayOwn, over);
	sayOwn();

	return {
		/** This tab holds a stream now, a new one. */
		onStream(id: string): void {
			streamId = id;
			sent = "";
			say({ type: "who" });
			sendSoon();
		},
		/** This tab holds no stream any more. */
		onStreamEnd(): void {
			streamId = null;
		},
		leave(): void {
			stop();
			over.abort();
			clearTimeout(timer);
			sayNone();
			room.close();
		},
	};
}
