import type { FastifyReply, FastifyRequest } from "fastify";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Broadcast, BroadcastListener } from "../../platform/server/database/broadcast.ts";
import { openEventStream } from "../../platform/server/http/event-stream.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { Log } from "../../platform/server/process/log.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { NamingContext } from "./name-details.ts";
import { createChangeDelivery } from "./change-delivery.ts";
import { createEventDelivery } from "./event-delivery.ts";
import { notificationChannel, type EventMessage, encodeEvents, decodeEvents } from "./event-message.ts";
import { createOpenStreams, type OpenStream } from "./open-streams.ts";

/** How often streams send a heartbeat, in milliseconds, so that proxies do not time out. */
const beatEvery = 25_000;
/** Streams whose session is over are looked for this often, in milliseconds. */
const sessionsAskedEvery = 60_000;

type Dependencies = NamingContext & {
	db: Db;
	broadcast: Pick<Broadcast, "send">;
	log: Pick<Log, "error">;
	/** Those of these sessions that have not ended. */
	findRunningSessions: (sessionIds: readonly string[]) => Promise<Set<string>>;
};
/** The records that a person has open behind one of their streams. */
type Watching = NonNullable<EventMessage["watched"]>;
export type Streams = ReturnType<typeof createStreams>;

/** The live streams of this process, and how they handle broadcasts. */
export function createStreams({ findRunningSessions, broadcast, ...needs }: Dependencies) {
	const { log, db } = needs;
	const streams = createOpenStreams();
	const delivery = createEventDelivery({ ...needs, streams });
	const changes = createChangeDelivery({
		streams,
		say: delivery.say,
		sayLater: (userId, subjectId) => delivery.touch([{ userId, subjectId }]),
	});
	const timers: NodeJS.Timeout[] = [];
	let isClosing = false;

	const listener: BroadcastListener = {
		hear(text) {
			const { added = [], touched = [], changed = [], watched, ...others } = decodeEvents(text) ?? {};
			const { read, endedSession, endedPerson } = others;
			delivery.bring(added);
			delivery.touch(touched.map(([subjectId, userId]) => ({ subjectId, userId })));
			if (changed.length > 0) changes.change(changed);
			if (watched !== undefined) watchHere(watched);
			if (read !== undefined) delivery.recount(read);
			if (endedSession !== undefined) streams.end(({ sessionId }) => sessionId === endedSession);
			if (endedPerson !== undefined) streams.end(({ userId }) => userId === endedPerson);
		},
		missed: () => delivery.missed(),
	};

	/** Takes over what a person's stream in this process watches; false where it is not here. */
	function watchHere({ streamId, userId, subjectIds }: Watching): boolean {
		const stream = streams.find(userId, streamId);
		if (stream === undefined) return false;
		changes.watch(stream, subjectIds);
		return true;
	}

	/** Sets which records the viewer has open behind one of their streams, whichever process holds it. */
	async function watch({ userId }: Viewer, watching: Omit<Watching, "userId">): Promise<number> {
		const own = { ...watching, userId };
		if (!watchHere(own)) await broadcast.send(db, notificationChannel, encodeEvents({ watched: own }));
		return watching.subjectIds.length;
	}

	/** Answers a request with the viewer's stream. Throws service_away while the process stops. */
	function open(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): void {
		if (isClosing) throw new AppError("service_away", m["platform.error.service_away"]());
		const stream = openEventStream(request, reply, () => streams.remove(opened));
		if (stream === null) return;
		const { userId, sessionId } = viewer;
		const opened: OpenStream = {
			id: newId(),
			userId,
			sessionId,
			isStaff: isStaff(viewer),
			stream,
			unread: null,
			watched: new Set(),
		};
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
		watch,
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
