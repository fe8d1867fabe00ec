import type { FastifyReply, FastifyRequest } from "fastify";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { BroadcastListener } from "../../platform/server/database/broadcast.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { openEventStream } from "../../platform/server/http/event-stream.ts";
import { createChangeDelivery } from "./change-delivery.ts";
import { createEventDelivery } from "./event-delivery.ts";
import { decodeEvents, encodeEvents, type EventMessage, notificationChannel } from "./event-message.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { createOpenStreams, type OpenStream } from "./open-streams.ts";

/** How often streams send a heartbeat, in milliseconds, so that proxies do not time out. */
const heartbeatMs = 25_000;
/** How often streams of ended sessions are closed, in milliseconds. */
const sessionCheckMs = 60_000;

type StreamsContext = Pick<
	NotificationsContext,
	"db" | "broadcast" | "log" | "findRunningSessions" | "readListingTitles" | "planInWords" | "catalogue"
>;
/** The records that a person has open, sent through one of their streams. */
type Watching = NonNullable<EventMessage["watched"]>;
export type Streams = ReturnType<typeof createStreams>;

/** The live streams of this process, and how they handle broadcasts. */
export function createStreams(ctx: StreamsContext) {
	const streams = createOpenStreams();
	const delivery = createEventDelivery(ctx, streams);
	const changes = createChangeDelivery({
		streams,
		send: delivery.send,
		sendLater: (userId, subjectId) => delivery.touch([{ userId, subjectId }]),
	});
	const timers: NodeJS.Timeout[] = [];
	let isClosing = false;

	const listener: BroadcastListener = {
		onMessage(text) {
			const { added = [], touched = [], changed = [], watched, ...others } = decodeEvents(text) ?? {};
			const { read, endedSession, endedPerson } = others;
			delivery.add(added);
			delivery.touch(touched.map(([subjectId, userId]) => ({ subjectId, userId })));
			if (changed.length > 0) changes.change(changed);
			if (watched !== undefined) watchHere(watched);
			if (read !== undefined) delivery.recount(read);
			if (endedSession !== undefined) streams.end(({ sessionId }) => sessionId === endedSession);
			if (endedPerson !== undefined) streams.end(({ userId }) => userId === endedPerson);
		},
		missed: () => delivery.missed(),
	};

	/** Sets what a stream of this process watches. Returns false if the stream is not in this process. */
	function watchHere({ streamId, userId, subjectIds }: Watching): boolean {
		const stream = streams.find(userId, streamId);
		if (stream === undefined) return false;
		changes.watch(stream, subjectIds);
		return true;
	}

	/** Sets which records the viewer's stream watches, in whichever process it is. Returns how many. */
	async function watch({ userId }: Viewer, watching: Omit<Watching, "userId">): Promise<number> {
		const watched = { ...watching, userId };
		if (!watchHere(watched)) await ctx.broadcast.send(ctx.db, notificationChannel, encodeEvents({ watched }));
		return watching.subjectIds.length;
	}

	/** Responds to a request with the viewer's stream. Throws service_away while the process stops. */
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
			language: getLocale(),
			stream,
			unread: null,
			watched: new Set(),
		};
		streams.add(opened);
		delivery.begin(opened);
	}

	/** Ends the streams whose session has ended, also by expiry. */
	async function endWithSessions(): Promise<void> {
		const sessionIds = [...new Set(streams.all().map(({ sessionId }) => sessionId))];
		if (sessionIds.length === 0) return;
		const running = await ctx.findRunningSessions(sessionIds);
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
			const sendHeartbeats = () => streams.all().forEach(({ stream }) => stream.beat());
			const checkSessions = () =>
				void endWithSessions().catch((error: unknown) =>
					ctx.log.error({ err: error }, "sessions of streams"),
				);
			timers.push(setInterval(sendHeartbeats, heartbeatMs), setInterval(checkSessions, sessionCheckMs));
		},
		/** Ends all streams and opens no more, so that the process can stop. */
		stop() {
			isClosing = true;
			timers.forEach(clearInterval);
			streams.end();
		},
	};
}
