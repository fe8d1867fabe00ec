import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { NotificationList, NotificationsApi } from "../../notifications.contract.ts";
import { pause, waitBefore } from "./back-off.ts";
import type { StreamedEvents } from "./known-events.ts";
import { readStream, type StreamEnd } from "./read-stream.ts";

const call = apiOf<NotificationsApi>();

/** Where nothing can be streamed, the list is read this often, in milliseconds, while the page is seen. */
const pollsEvery = 30_000;
/** A stream that stood for so long, in milliseconds, was a good one: the next attempt is a first one. */
const goodAfter = 60_000;
/** After so many streams in a row that stayed mute, no more are tried. */
const muteAtMost = 2;

export type Ear = {
	/** Something came on the stream. */
	onEvents: (news: StreamedEvents) => void;
	/** The beginning of the list was read; `wasDeaf` where no stream was heard since the last look. */
	onList: (list: NotificationList, wasDeaf: boolean) => void;
	/** The session is over: nothing more can come. */
	onEnd: () => void;
};

const isOver = (error: unknown) => error instanceof ApiFailure && error.status === 401;

/**
 * Reads the beginning of the list; a failure is left to the next look. `laterUnread` answers the unread count of an event
 * that came in the meantime: the list may have been read before it. Throws only where the session is over.
 */
async function look(
	{ onList }: Ear,
	wasDeaf: boolean,
	signal: AbortSignal,
	laterUnread: () => number | null = () => null,
): Promise<void> {
	try {
		const list = await call("GET /api/notifications", { query: {}, signal });
		if (!signal.aborted) onList({ ...list, unread: laterUnread() ?? list.unread }, wasDeaf);
	} catch (error) {
		if (isOver(error)) throw error;
	}
}

async function poll(ear: Ear, signal: AbortSignal): Promise<void> {
	while (!signal.aborted) {
		if (document.visibilityState === "visible") await look(ear, true, signal);
		await pause(pollsEvery, signal);
	}
}

/** One connection. Where the network comes back meanwhile it is hung up: the line is no longer the same. */
async function connect(ear: Ear, signal: AbortSignal): Promise<StreamEnd | "refused" | "other-network"> {
	const line = new AbortController();
	const hangUp = () => line.abort();
	let isOtherNetwork = false;
	const change = () => {
		isOtherNetwork = true;
		hangUp();
	};
	signal.addEventListener("abort", hangUp, { signal: line.signal });
	window.addEventListener("online", change, { signal: line.signal });
	let isNew = true;
	let laterUnread: number | null = null;
	const onEvents = (events: StreamedEvents) => {
		ear.onEvents(events);
		laterUnread = events.unread;
		// Only the list has what came between the last connection and this one, and what the server missed.
		if (isNew || events.missed) {
			laterUnread = null;
			void look(ear, isNew, signal, () => laterUnread).catch(ear.onEnd);
		}
		isNew = false;
	};
	try {
		const end = await readStream(line.signal, onEvents);
		return isOtherNetwork ? "other-network" : end;
	} catch (error) {
		if (isOver(error)) throw error;
		return "refused";
	} finally {
		hangUp();
	}
}

async function stream(ear: Ear, signal: AbortSignal): Promise<void> {
	let [failures, mutes] = [0, 0];
	while (!signal.aborted) {
		const began = Date.now();
		const end = await connect(ear, signal);
		if (signal.aborted) return;
		if (end === "other-network") continue;
		mutes = end === "mute" ? mutes + 1 : 0;
		if (mutes >= muteAtMost) return poll(ear, signal);
		// Until a stream speaks the list does.
		if (end !== "cut") await look(ear, true, signal);
		const wasGood = end === "cut" && Date.now() - began > goodAfter;
		await pause(waitBefore(wasGood ? 0 : failures, Math.random()), signal);
		failures = wasGood ? 1 : failures + 1;
	}
}

/**
 * Listens for what the viewer is told until the signal ends: on the live stream, connected anew whenever it is cut, or
 * by reading the list again and again where `canStream` is false or nothing comes through.
 */
export async function followEvents(ear: Ear, canStream: boolean, signal: AbortSignal): Promise<void> {
	try {
		await (canStream ? stream(ear, signal) : poll(ear, signal));
	} catch (error) {
		if (!isOver(error)) throw error;
		ear.onEnd();
	}
}
