import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { NotificationList, NotificationsApi } from "../../notifications.contract.ts";
import { pause, waitBefore } from "./back-off.ts";
import type { StreamedEvents } from "./known-events.ts";
import { readStream, type StreamEnd } from "./read-stream.ts";

const call = apiOf<NotificationsApi>();

/** How often a visible page reads the list without a stream, in milliseconds. */
const pollMs = 30_000;
/** After a stream of this length, in milliseconds, the waits between attempts start from the shortest again. */
const stableMs = 60_000;
/** After this many streams in a row without an event, the list is polled instead. */
const silentAtMost = 2;

export type EventHandlers = {
	/** The stream sent an event. */
	onEvents: (event: StreamedEvents) => void;
	/** The first page of the list was read; `hadNoStream` if there was no stream since the last time. */
	onList: (list: NotificationList, hadNoStream: boolean) => void;
	/** The session has ended. */
	onEnd: () => void;
};

const isSessionEnd = (error: unknown) => error instanceof ApiFailure && error.status === 401;

/**
 * Reads the first page of the list. After a failure, the next reading makes up for it. `laterUnread` returns the unread
 * count of an event that arrived in the meantime, which may be newer than the list. Throws only if the session has ended.
 */
async function readList(
	{ onList }: EventHandlers,
	hadNoStream: boolean,
	signal: AbortSignal,
	laterUnread: () => number | null = () => null,
): Promise<void> {
	try {
		const list = await call("GET /api/notifications", { query: {}, signal });
		if (!signal.aborted) onList({ ...list, unread: laterUnread() ?? list.unread }, hadNoStream);
	} catch (error) {
		if (isSessionEnd(error)) throw error;
	}
}

async function poll(handlers: EventHandlers, signal: AbortSignal): Promise<void> {
	while (!signal.aborted) {
		if (document.visibilityState === "visible") await readList(handlers, true, signal);
		await pause(pollMs, signal);
	}
}

/** One connection. It is closed if the browser comes online, because its network may be another one. */
async function connect(
	handlers: EventHandlers,
	signal: AbortSignal,
): Promise<StreamEnd | "refused" | "other-network"> {
	const connection = new AbortController();
	const close = () => connection.abort();
	let isOtherNetwork = false;
	const change = () => {
		isOtherNetwork = true;
		close();
	};
	signal.addEventListener("abort", close, { signal: connection.signal });
	window.addEventListener("online", change, { signal: connection.signal });
	let isNew = true;
	let laterUnread: number | null = null;
	const onEvents = (events: StreamedEvents) => {
		handlers.onEvents(events);
		laterUnread = events.unread;
		// Only the list has notifications from between two connections, and those that the server missed.
		if (isNew || events.missed) {
			laterUnread = null;
			void readList(handlers, isNew, signal, () => laterUnread).catch(handlers.onEnd);
		}
		isNew = false;
	};
	try {
		const end = await readStream(connection.signal, onEvents);
		return isOtherNetwork ? "other-network" : end;
	} catch (error) {
		if (isSessionEnd(error)) throw error;
		return "refused";
	} finally {
		close();
	}
}

async function stream(handlers: EventHandlers, signal: AbortSignal): Promise<void> {
	let [failures, silentStreams] = [0, 0];
	while (!signal.aborted) {
		const began = Date.now();
		const end = await connect(handlers, signal);
		if (signal.aborted) return;
		if (end === "other-network") continue;
		silentStreams = end === "silent" ? silentStreams + 1 : 0;
		if (silentStreams >= silentAtMost) return poll(handlers, signal);
		// Without a working stream, new notifications come from the list.
		if (end !== "cut") await readList(handlers, true, signal);
		const wasStable = end === "cut" && Date.now() - began > stableMs;
		await pause(waitBefore(wasStable ? 0 : failures, Math.random()), signal);
		failures = wasStable ? 1 : failures + 1;
	}
}

/**
 * Follows the viewer's events until the signal aborts: on the live stream, with reconnections, or by polling the list if
 * `canStream` is false or streams stay silent.
 */
export async function followEvents(
	handlers: EventHandlers,
	canStream: boolean,
	signal: AbortSignal,
): Promise<void> {
	try {
		await (canStream ? stream(handlers, signal) : poll(handlers, signal));
	} catch (error) {
		if (!isSessionEnd(error)) throw error;
		handlers.onEnd();
	}
}
