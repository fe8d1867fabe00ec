import {
	connectTabs,
	type NotificationEvent,
	readRecent,
	readUnread,
	setUnread,
	shareEvents,
	tellNews,
} from "../event-alert.ts";
import { type Ear, followEvents } from "./follow-events.ts";
import {
	afterList,
	afterEvents,
	afterTab,
	type Known,
	nothingKnown,
	type NotifiedByTab,
} from "./known-events.ts";
import { createRecentTouches } from "./recent-touches.ts";
import { sendWatched } from "./send-watched.ts";
import { whileAwake } from "./while-awake.ts";

/** What tabs of one person say to each other; `newest` says up to where it is known. */
type Message =
	| NotifiedByTab
	| (Extract<NotificationEvent, { type: "read" }> & { newest: string | null })
	| { type: "ask" };

/** Tabs of one person hear each other and nobody else's. */
const roomOf = (accountId: string) => `notifications-${accountId}`;

/** What this tab knows, joined with what the others tell. */
function joinTabs(accountId: string) {
	const room = new BroadcastChannel(roomOf(accountId));
	const recent = createRecentTouches();
	let known: Known = nothingKnown;
	let leads = false;
	/** Whether it asked before, and whether it has, since it asked last, not been told how things stand. */
	let [hasAsked, wasAsleep] = [false, false];

	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other side than our own
	const say = (message: Message) => room.postMessage(message);
	const post = (event: NotificationEvent) => say({ ...event, newest: known.newest });
	const answer = () => {
		const unread = readUnread();
		if (!leads || unread === null) return;
		post({ type: "arrived", unread, notifications: [], earlier: readRecent(), touched: [], missed: false });
	};
	room.addEventListener("message", ({ data }: MessageEvent<Message>) => {
		if (data.type === "ask") return answer();
		if (data.type === "read") return tellNews(data);
		const { known: next, news } = afterTab(known, data, wasAsleep);
		known = next;
		wasAsleep = false;
		recent.remember(news);
		tellNews(news);
	});
	connectTabs(post);
	const watching = sendWatched(accountId, (opened) => {
		const touched = recent.among(opened);
		const unread = readUnread();
		if (!leads || unread === null || touched.length === 0) return;
		shareEvents({ type: "arrived", unread, notifications: [], earlier: [], touched, missed: false });
	});

	const ear: Omit<Ear, "onEnd"> = {
		onEvents(streamed) {
			if (streamed.streamId !== undefined) watching.onStream(streamed.streamId);
			const { known: next, news } = afterEvents(known, streamed);
			known = next;
			recent.remember(news);
			shareEvents(news);
		},
		onList(list, wasDeaf) {
			const { known: next, news } = afterList(known, list, wasDeaf);
			known = next;
			wasAsleep = false;
			shareEvents(news);
		},
	};
	return {
		ear,
		/** Asks whoever leads how things stand. */
		ask: () => {
			// It asks when it begins, and each time that somebody comes back to it.
			wasAsleep = hasAsked;
			hasAsked = true;
			say({ type: "ask" });
		},
		lead: (isLeading: boolean) => {
			leads = isLeading;
			if (!isLeading) watching.onStreamEnd();
		},
		leave: () => {
			watching.leave();
			room.close();
			connectTabs(() => {});
			setUnread(null);
		},
	};
}

/**
 * Keeps this tab told of the account's notifications. One tab of the browser holds the stream and tells the others;
 * where tabs cannot agree on one (no locks), each reads for itself. Answers how to stop.
 */
export function openNotificationStream(accountId: string): () => void {
	const { ear, ask, lead, leave } = joinTabs(accountId);
	let isOver = false;

	const follow = (canStream: boolean, signal: AbortSignal) =>
		followEvents({ ...ear, onEnd: stop }, canStream, signal);
	const work = async (signal: AbortSignal) => {
		// Browsers offer locks to pages that came over HTTPS.
		if (!("locks" in navigator)) return follow(false, signal);
		ask();
		try {
			await navigator.locks.request(roomOf(accountId), { signal }, async () => {
				lead(true);
				await follow(true, signal);
				lead(false);
			});
		} catch {
			// Waiting for the lead ends with the signal; a browser that gives no locks after all is one without them.
			if (!signal.aborted) await follow(false, signal);
		}
	};
	const fallAsleep = whileAwake((signal) => void work(signal));
	function stop(): void {
		if (isOver) return;
		isOver = true;
		fallAsleep();
		leave();
	}
	return stop;
}
