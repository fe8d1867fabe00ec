import { createParser } from "eventsource-parser";
import { ApiFailure, readyCall, settledAnswer } from "../../../platform/web/call-api.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";
import type { StreamedEvents } from "./known-events.ts";

const key = "GET /api/notifications/stream" satisfies keyof NotificationsApi;

/** The first event comes at once: a proxy that holds it back for so long, in milliseconds, holds back all. */
const firstWithin = 15_000;
/** The server is heard every 25 seconds; after so long without a byte, in milliseconds, the line is dead. */
const silence = 60_000;

/**
 * How a stream ended: after it brought events, without any though it was open, or because nobody could be reached.
 */
export type StreamEnd = "cut" | "mute" | "unreached";

/** A line that is hung up by the signal, and where nothing is heard for as long as it may be silent. */
function openLine(signal: AbortSignal) {
	const line = new AbortController();
	const cut = () => line.abort();
	let timer = setTimeout(cut, firstWithin);
	signal.addEventListener("abort", cut, { signal: line.signal });
	if (signal.aborted) cut();
	return {
		signal: line.signal,
		heard(): void {
			clearTimeout(timer);
			timer = setTimeout(cut, silence);
		},
		hangUp(): void {
			clearTimeout(timer);
			cut();
		},
	};
}

/** The body of the stream's answer; throws ApiFailure where the server refuses it. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
	const call = readyCall(key, {});
	const headers = { ...call.headers, accept: "text/event-stream" };
	const response = await fetch(call.url, { headers, cache: "no-store", signal });
	if (!response.ok) settledAnswer(call, response.status, await response.text());
	return response.body;
}

/**
 * Reads the live stream until it is cut or the signal ends it, and tells each event as it comes. Throws ApiFailure
 * where the server refuses it.
 */
export async function readStream(
	signal: AbortSignal,
	onEvents: (news: StreamedEvents) => void,
): Promise<StreamEnd> {
	const line = openLine(signal);
	const text = new TextDecoder();
	let hasSpoken = false;
	const parser = createParser({
		onEvent({ data }) {
			hasSpoken = true;
			if (!signal.aborted) onEvents(JSON.parse(data) as StreamedEvents);
		},
	});
	try {
		const reader = (await openStream(line.signal))?.getReader();
		for (;;) {
			const piece = await reader?.read();
			if (piece?.value === undefined) return hasSpoken ? "cut" : "mute";
			parser.feed(text.decode(piece.value, { stream: true }));
			// Before its first event nothing else is a sign of life: a proxy may send what it likes.
			if (hasSpoken) line.heard();
		}
	} catch (error) {
		if (error instanceof ApiFailure) throw error;
		if (hasSpoken) return "cut";
		return line.signal.aborted && !signal.aborted ? "mute" : "unreached";
	} finally {
		line.hangUp();
	}
}
