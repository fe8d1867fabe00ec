import type { FastifyReply, FastifyRequest } from "fastify";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { BroadcastListener } from "../../platform/server/broadcast.ts";
import { openEventStream } from "../../platform/server/event-stream.ts";
import { m } from "../../paraglide/messages.js";
import type { Log } from "../../platform/server/log.ts";
import type { Database } from "../../platform/server/database.ts";
import type { ReadListingTitles } from "./name-professionals.ts";
import { createNewsDelivery } from "./news-delivery.ts";
import { unpackNews } from "./news-message.ts";
import { createOpenStreams, type OpenStream } from "./open-streams.ts";

/** Streams say that they live this often, before proxies on the way lose patience, in milliseconds. */
const beatEvery = 25_000;
/** Streams whose session is over are looked for this often, in milliseconds. */
const sessionsAskedEvery = 60_000;

type Needs = {
	database: Pick<Database, "db" | "runNamed">;
	log: Pick<Log, "error">;
	/** Those of these sessions that have not ended. */
	findRunningSessions: (sessionIds: readonly string[]) => Promise<Set<string>>;
	readListingTitles: ReadListingTitles;
};
export type Streams = ReturnType<typeof createStreams>;

/** The live streams of this process, and what the broadcast tells them. */
export function createStreams({ findRunningSessions, ...needs }: Needs) {
	const { log } = needs;
	const streams = createOpenStreams();
	const delivery = createNewsDelivery({ ...needs, streams });
	const timers: NodeJS.Timeout[] = [];
	let isClosing = false;

	const listener: BroadcastListener = {
		hear(text) {
			const { added = [], touched = [], read, endedSession, endedPerson } = unpackNews(text) ?? {};
			delivery.bring(added);
			delivery.touch(touched.map(([subjectId, userId]) => ({ subjectId, userId })));
			if (read !== undefined) delivery.recount(read);
			if (endedSession !== undefined) streams.end(({ sessionId }) => sessionId === endedSession);
			if (endedPerson !== undefined) streams.end(({ userId }) => userId === endedPerson);
		},
		missed: () => delivery.missed(),
	};

	/** Answers a request with the viewer's stream. Throws service_away while the process stops. */
	function open(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): void {
		if (isClosing) throw new AppError("service_away", m["platform.error.service_away"]());
		const stream = openEventStream(request, reply, () => streams.remove(opened));
		if (stream === null) return;
		const opened: OpenStream = { userId: viewer.userId, sessionId: viewer.sessionId, stream, unread: null };
		streams.add(opened);
		delivery.greet(opened);
	}

	/** Ends the streams whose session is over, however it ended. */
	async function endWithSessions(): Promise<void> {
		const sessionIds = [...new Set(streams.all().map(({ sessionId }) => sessionId))];
		if (sessionIds.length === 0) return;
		const running = await findRunningSessions(sessionIds);
		streams.end(({ sessionId }) => sessionIds.includes(sessionId) && !running.has(sessionId));
	}

	return {
		listener,
		open,
		endWithSessions,
		/** How many are open in this process. */
		count: () => streams.count(),
		start() {
			const beat = () => streams.all().forEach(({ stream }) => stream.beat());
			const ask = () =>
				void endWithSessions().catch((error: unknown) => log.error({ err: error }, "sessions of streams"));
			timers.push(setInterval(beat, beatEvery), setInterval(ask, sessionsAskedEvery));
		},
		/** Ends all and opens no more, so that a stop waits for none of them. */
		stop() {
			isClosing = true;
			timers.forEach(clearInterval);
			streams.end();
		},
	};
}
