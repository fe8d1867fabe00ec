import {
	connectTabs,
	dispatchHere,
	type NotificationEvent,
	readRecent,
	readUnread,
	setUnread,
	shareEvents,
} from "../event-alert.ts";
import { type EventHandlers, followEvents } from "./follow-events.ts";
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

/** Messages between the tabs of one person; `newest` is the time up to which the sender knows everything. */
type Message =
	| NotifiedByTab
	| (Extract<NotificationEvent, { type: "read" }> & { newest: string | null })
	| { type: "ask" };

/** The tabs of one person share a channel and a lock. */
const channelOf = (accountId: string) => `notifications-${accountId}`;

/** Connects this tab with the other tabs of the person. */
function joinTabs(accountId: string) {
	const channel = new BroadcastChannel(channelOf(accountId));
	const recent = createRecentTouches();
	let known: Known = nothingKnown;
	let leads = false;
	/** Whether this tab asked before, and whether it has had no answer since it asked last. */
	let [hasAsked, wasAsleep] = [false, false];

	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only our own origin
	const send = (message: Message) => channel.postMessage(message);
	const post = (event: NotificationEvent) => send({ ...event, newest: known.newest });
	const answer = () => {
		const unread = readUnread();
		if (!leads || unread === null) return;
		post({ type: "arrived", unread, notifications: [], earlier: readRecent(), touched: [], missed: false });
	};
	channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
		if (data.type === "ask") return answer();
		if (data.type === "read") return dispatchHere(data);
		const { known: next, event } = afterTab(known, data, wasAsleep);
		known = next;
		wasAsleep = false;
		recent.remember(event);
		dispatchHere(event);
	});
	connectTabs(post);
	const watching = sendWatched(accountId, (opened) => {
		const touched = recent.among(opened);
		const unread = readUnread();
		if (!leads || unread === null || touched.length === 0) return;
		shareEvents({ type: "arrived", unread, notifications: [], earlier: [], touched, missed: false });
	});

	const handlers: Omit<EventHandlers, "onEnd"> = {
		onEvents(streamed) {
			if (streamed.streamId !== undefined) watching.onStream(streamed.streamId);
			const { known: next, event } = afterEvents(known, streamed);
			known = next;
			recent.remember(event);
			shareEvents(event);
		},
		onList(list, hadNoStream) {
			const { known: next, event } = afterList(known, list, hadNoStream);
			known = next;
			wasAsleep = false;
			shareEvents(event);
		},
	};
	return {
		handlers,
		/** Asks the leading tab for the current state. */
		ask: () => {
			// A tab asks when it starts, and each time that it becomes visible again.
			wasAsleep = hasAsked;
			hasAsked = true;
			send({ type: "ask" });
		},
		lead: (isLeading: boolean) => {
			leads = isLeading;
			if (!isLeading) watching.onStreamEnd();
		},
		leave: () => {
			watching.leave();
			channel.close();
			connectTabs(() => {});
			setUnread(null);
		},
	};
}

/**
 * Makes this tab receive the account's events. One tab of the browser holds the stream and passes events on to the
 * others; without locks, each tab polls. Returns the function that stops it.
 */
export function openNotificationStream(accountId: string): () => void {
	const { handlers, ask, lead, leave } = joinTabs(accountId);
	let isOver = false;

	const follow = (canStream: boolean, signal: AbortSignal) =>
		followEvents({ ...handlers, onEnd: stop }, canStream, signal);
	const work = async (signal: AbortSignal) => {
		// Browsers offer locks only to pages over HTTPS.
		if (!("locks" in navigator)) return follow(false, signal);
		ask();
		try {
			await navigator.locks.request(channelOf(accountId), { signal }, async () => {
				lead(true);
				await follow(true, signal);
				lead(false);
			});
		} catch {
			// The signal ends waiting for the lock. Any other failure is treated as a browser without locks.
			if (!signal.aborted) await follow(false, signal);
		}
	};
	const endWork = whileAwake((signal) => void work(signal));
	function stop(): void {
		if (isOver) return;
		isOver = true;
		endWork();
		leave();
	}
	return stop;
}
