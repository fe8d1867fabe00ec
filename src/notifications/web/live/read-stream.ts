import { createParser } from "eventsource-parser";
import { ApiFailure, readyCall, settledAnswer } from "../../../platform/web/call-api.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";
import type { StreamedEvents } from "./known-events.ts";

const key = "GET /api/notifications/stream" satisfies keyof NotificationsApi;

/** The first event comes at once. A proxy that delays it this long, in milliseconds, buffers the stream. */
const firstEventMs = 15_000;
/** The server sends a heartbeat every 25 seconds. Without a byte for this long, the connection is dead. */
const silenceMs = 60_000;

/**
 * How a stream ended: after events, without any although it was open, or because the server could not be reached.
 */
export type StreamEnd = "cut" | "silent" | "unreached";

/** A signal that aborts with the given one, or after too long a silence. */
function abortOnSilence(signal: AbortSignal) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	let timer = setTimeout(abort, firstEventMs);
	signal.addEventListener("abort", abort, { signal: controller.signal });
	if (signal.aborted) abort();
	return {
		signal: controller.signal,
		onBytes(): void {
			clearTimeout(timer);
			timer = setTimeout(abort, silenceMs);
		},
		close(): void {
			clearTimeout(timer);
			abort();
		},
	};
}

/** Opens the stream. Throws ApiFailure if the server refuses it. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
	const call = readyCall(key, {});
	const headers = { ...call.headers, accept: "text/event-stream" };
	const response = await fetch(call.url, { headers, cache: "no-store", signal });
	if (!response.ok) settledAnswer(call, response.status, await response.text());
	return response.body;
}

/**
 * Reads the live stream until it breaks or the signal aborts, and passes on each event. Throws ApiFailure if the server
 * refuses it.
 */
export async function readStream(
	signal: AbortSignal,
	onEvents: (event: StreamedEvents) => void,
): Promise<StreamEnd> {
	const connection = abortOnSilence(signal);
	const text = new TextDecoder();
	let hasEvent = false;
	const parser = createParser({
		onEvent({ data }) {
			hasEvent = true;
			if (!signal.aborted) onEvents(JSON.parse(data) as StreamedEvents);
		},
	});
	try {
		const reader = (await openStream(connection.signal))?.getReader();
		for (;;) {
			const piece = await reader?.read();
			if (piece?.value === undefined) return hasEvent ? "cut" : "silent";
			parser.feed(text.decode(piece.value, { stream: true }));
			// Before the first event, other bytes prove nothing: they may come from a proxy.
			if (hasEvent) connection.onBytes();
		}
	} catch (error) {
		if (error instanceof ApiFailure) throw error;
		if (hasEvent) return "cut";
		return connection.signal.aborted && !signal.aborted ? "silent" : "unreached";
	} finally {
		connection.close();
	}
}
