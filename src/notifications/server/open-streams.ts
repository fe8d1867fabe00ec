import type { EventStream } from "../../platform/server/event-stream.ts";
import { streamsPerPerson } from "../notification.ts";

/** A stream that somebody reads in this process. */
export type OpenStream = {
	readonly userId: string;
	readonly sessionId: string;
	readonly stream: EventStream;
	/** How many unread ones its reader was last told of; null until the first event. */
	unread: number | null;
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams that are open in this process, by whose they are. */
export function createOpenStreams() {
	/** Each person's, the oldest first. */
	const byUser = new Map<string, Set<OpenStream>>();
	const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

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
		/** Forgets a stream that is over. */
		remove(open: OpenStream): void {
			const streams = byUser.get(open.userId);
			streams?.delete(open);
			if (streams?.size === 0) byUser.delete(open.userId);
		},
		has: (open: OpenStream) => byUser.get(open.userId)?.has(open) ?? false,
		of: (userId: string): OpenStream[] => [...(byUser.get(userId) ?? [])],
		isAnybodys: (userId: string) => byUser.has(userId),
		all,
		count: () => all().length,
		/** Ends those that are meant. */
		end(isMeant: (open: OpenStream) => boolean = () => true): void {
			for (const open of all()) if (isMeant(open)) open.stream.end();
		},
	};
}
