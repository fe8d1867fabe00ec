import type { EventStream } from "../../platform/server/http/event-stream.ts";
import { streamsPerPerson } from "../notification.ts";

/** An open stream in this process. */
export type OpenStream = {
	/** Its reader names it to say what they have open. */
	readonly id: string;
	readonly userId: string;
	readonly isStaff: boolean;
	readonly sessionId: string;
	readonly stream: EventStream;
	/** The last unread count that was sent; null before the first event. */
	unread: number | null;
	/** The records that its reader has open as pages. */
	watched: ReadonlySet<string>;
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams that are open in this process, by whose they are. */
export function createOpenStreams() {
	/** Each person's, the oldest first. */
	const byUser = new Map<string, Set<OpenStream>>();
	/** The streams whose readers have a record open, by its id. */
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
		/** Takes a stream in; beyond `streamsPerPerson` of one person the oldest ends. */
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
		/** The person's stream of this id; undefined where it is not open in this process. */
		find: (userId: string, streamId: string): OpenStream | undefined =>
			[...(byUser.get(userId) ?? [])].find(({ id }) => id === streamId),
		/** Sets which records the stream's reader has open, in place of those before. */
		setWatched,
		watching: (subjectId: string): OpenStream[] => [...(byWatched.get(subjectId) ?? [])],
		isAnybodys: (userId: string) => byUser.has(userId),
		all,
		count: () => all().length,
		/** Ends those that are meant. */
		end(isMeant: (open: OpenStream) => boolean = () => true): void {
			for (const open of all()) if (isMeant(open)) open.stream.end();
		},
	};
}
