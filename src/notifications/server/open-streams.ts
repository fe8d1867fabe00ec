import type { EventStream } from "../../platform/server/http/event-stream.ts";
import type { Locale } from "../../paraglide/runtime.js";
import { streamsPerPerson } from "../notification.ts";

/** An open stream in this process. */
export type OpenStream = {
	/** The reader names the stream by it in PUT /api/notifications/stream/watched. */
	readonly id: string;
	readonly userId: string;
	readonly isStaff: boolean;
	/** The language of its reader's page. */
	readonly language: Locale;
	readonly sessionId: string;
	readonly stream: EventStream;
	/** The last unread count that was sent; null before the first event. */
	unread: number | null;
	/** The records that its reader has open as pages. */
	watched: ReadonlySet<string>;
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams that are open in this process, by person. */
export function createOpenStreams() {
	/** Streams by person, the oldest first. */
	const byUser = new Map<string, Set<OpenStream>>();
	/** Streams by the records that their readers have open. */
	const byWatched = new Map<string, Set<OpenStream>>();
	const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

	function setWatched(open: OpenStream, subjectIds: ReadonlySet<string>): void {
		for (const subjectId of open.watched) {
			const watching = byWatched.get(subjectId);
			watching?.delete(open);
			if (watching?.size === 0) byWatched.delete(subjectId);
		}
		open.watched = subjectIds;
		for (const subjectId of subjectIds)
			byWatched.set(subjectId, (byWatched.get(subjectId) ?? new Set()).add(open));
	}

	return {
		/** Adds a stream. Above `streamsPerPerson` the oldest one of the person ends. */
		add(open: OpenStream): void {
			const streams = byUser.get(open.userId) ?? new Set();
			byUser.set(open.userId, streams.add(open));
			const [oldest] = streams;
			if (streams.size > streamsPerPerson && oldest !== undefined) {
				this.remove(oldest);
				oldest.stream.end();
			}
		},
		/** Removes a stream that has ended. */
		remove(open: OpenStream): void {
			const streams = byUser.get(open.userId);
			streams?.delete(open);
			if (streams?.size === 0) byUser.delete(open.userId);
			setWatched(open, new Set());
		},
		has: (open: OpenStream) => byUser.get(open.userId)?.has(open) ?? false,
		of: (userId: string): OpenStream[] => [...(byUser.get(userId) ?? [])],
		/** The person's stream of this id; undefined if it is not open in this process. */
		find: (userId: string, streamId: string): OpenStream | undefined =>
			[...(byUser.get(userId) ?? [])].find(({ id }) => id === streamId),
		/** Replaces the records that the stream's reader has open. */
		setWatched,
		watching: (subjectId: string): OpenStream[] => [...(byWatched.get(subjectId) ?? [])],
		hasStream: (userId: string) => byUser.has(userId),
		all,
		count: () => all().length,
		/** Ends the streams that match, or all. */
		end(matches: (open: OpenStream) => boolean = () => true): void {
			for (const open of all()) if (matches(open)) open.stream.end();
		},
	};
}
