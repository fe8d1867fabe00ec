import { liveEvent, type LiveEvent } from "../../notifications.contract.ts";

/** One event of the stream. */
export type StreamEvent = { id: string; event: LiveEvent };

/** Opens the stream of the token's person at a listening server, and reads it event by event. */
export async function readStream(site: string, token: string) {
	const leaving = new AbortController();
	const response = await fetch(`${site}/api/notifications/stream`, {
		headers: { "x-auth-token": token, "accept-encoding": "gzip, br" },
		signal: leaving.signal,
	});
	if (response.body === null) throw new Error("the stream has no body");
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";

	/** The next event; null at the end of the stream. */
	async function next(): Promise<StreamEvent | null> {
		for (;;) {
			const end = text.indexOf("\n\n");
			if (end >= 0) {
				const block = text.slice(0, end);
				text = text.slice(end + 2);
				const [, id, data] = /^id: (.+)\ndata: (.+)$/.exec(block) ?? [];
				if (id !== undefined && data !== undefined) return { id, event: liveEvent.parse(JSON.parse(data)) };
				continue;
			}
			const { done, value } = await reader.read();
			if (done) return null;
			text += value;
		}
	}

	return {
		status: response.status,
		headers: response.headers,
		next,
		/** The content of the next event. */
		event: async () => (await next())?.event ?? null,
		/** Closes the connection, as a closed tab does. */
		leave: () => leaving.abort(),
	};
}
