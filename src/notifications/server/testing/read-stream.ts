import { notificationNews, type NotificationNews } from "../../notifications.contract.ts";

/** One event as it came. */
export type StreamEvent = { id: string; news: NotificationNews };

/** Opens the stream of the token's holder at a server that listens, and reads it event by event. */
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
				const event = text.slice(0, end);
				text = text.slice(end + 2);
				const [, id, data] = /^id: (.+)\ndata: (.+)$/.exec(event) ?? [];
				if (id !== undefined && data !== undefined)
					return { id, news: notificationNews.parse(JSON.parse(data)) };
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
		news: async () => (await next())?.news ?? null,
		/** Goes away, as a closed tab does. */
		leave: () => leaving.abort(),
	};
}
