import { apiOf } from "../../../platform/web/call-api.ts";
import { watchedAtMost } from "../../notification.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";
import { listenToWatched, readWatched } from "../watched.ts";

const call = apiOf<NotificationsApi>();

/** Leaving a page and opening the next one within this time is one change. */
const settleMs = 50;

/** Messages between the tabs of one person about the records they have open. */
type Message = { type: "watching"; tab: string; subjectIds: string[] } | { type: "who" };

/** All records that these tabs have open, up to the limit, beginning with the tab that changed last. */
export function unionOf(tabs: ReadonlyMap<string, readonly string[]>): string[] {
	return [...new Set([...tabs.values()].toReversed().flat())].slice(0, watchedAtMost);
}

/** The records that a tab has newly opened. */
export const openedIn = (before: readonly string[] = [], subjectIds: readonly string[]): string[] =>
	subjectIds.filter((subjectId) => !before.includes(subjectId));

/**
 * Sends the server which records the tabs of this browser have open, for the stream that one of the tabs holds.
 * `onStream` takes the id of each new stream and sends everything again. `onOpened` gets the records that a tab has just
 * opened, in each tab.
 */
export function sendWatched(accountId: string, onOpened: (subjectIds: readonly string[]) => void) {
	const channel = new BroadcastChannel(`watched-${accountId}`);
	const ownTab = crypto.randomUUID();
	/** The open records of each tab; the tab that changed last is at the end. */
	const tabs = new Map<string, string[]>();
	let streamId: string | null = null;
	let sent = "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const opened = new Set<string>();

	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only our own origin
	const post = (message: Message) => channel.postMessage(message);

	function send(): void {
		const subjectIds = unionOf(tabs);
		const text = subjectIds.toSorted().join();
		if (streamId === null || text === sent) return;
		sent = text;
		call("PUT /api/notifications/stream/watched", { body: { streamId, subjectIds } }).catch(() => {
			// The next change or the next stream sends everything again.
			sent = "";
		});
	}
	function sendSoon(): void {
		clearTimeout(timer);
		timer = setTimeout(() => {
			send();
			onOpened([...opened]);
			opened.clear();
		}, settleMs);
	}
	function setTab(tab: string, subjectIds: string[]): void {
		for (const subjectId of openedIn(tabs.get(tab), subjectIds)) opened.add(subjectId);
		tabs.delete(tab);
		if (subjectIds.length > 0) tabs.set(tab, subjectIds);
		sendSoon();
	}
	const postOwn = () => {
		const subjectIds = readWatched();
		post({ type: "watching", tab: ownTab, subjectIds });
		setTab(ownTab, subjectIds);
	};
	channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
		if (data.type === "who") postOwn();
		else setTab(data.tab, data.subjectIds);
	});
	const stop = listenToWatched(postOwn);
	const ended = new AbortController();
	const postNone = () => post({ type: "watching", tab: ownTab, subjectIds: [] });
	// A tab that is closed or in the browser's back/forward cache has nothing open.
	window.addEventListener("pagehide", postNone, ended);
	window.addEventListener("pageshow", postOwn, ended);
	postOwn();

	return {
		/** This tab now holds a new stream. */
		onStream(id: string): void {
			streamId = id;
			sent = "";
			post({ type: "who" });
			sendSoon();
		},
		/** This tab no longer holds a stream. */
		onStreamEnd(): void {
			streamId = null;
		},
		leave(): void {
			stop();
			ended.abort();
			clearTimeout(timer);
			postNone();
			channel.close();
		},
	};
}
