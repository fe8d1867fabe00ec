import type { LiveEvent } from "../notifications.contract.ts";
import type { RecordChange } from "./event-message.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";

/** How long a change is remembered, in milliseconds, for pages that were read before it and are watched after it. */
const rememberedMs = 15_000;
/** Streams that get a change at once. Each reader then loads the record, so the next streams get it after a pause. */
const streamsPerBatch = 100;
const batchPauseMs = 250;
/** Records in one event. A reader of more reloads everything that is open. */
const recordsPerEvent = 100;

type Options = {
	streams: OpenStreams;
	send: (open: OpenStream, event: LiveEvent) => void;
	/** For a stream before its first event: the change follows that event. */
	sendLater: (userId: string, subjectId: string) => void;
	now?: () => number;
};

type RememberedChange = { at: number; watchers: RecordChange["watchers"]; userIds: ReadonlySet<string> };

const isForReader = (open: OpenStream, watchers: RecordChange["watchers"]) =>
	watchers === "everyone" || (watchers === "staff" && open.isStaff);

const ranks = { nobody: 0, staff: 1, everyone: 2 };
const wider = (one: RecordChange["watchers"], other: RecordChange["watchers"]) =>
	ranks[one] > ranks[other] ? one : other;

/**
 * Notifies open pages that a record changed, by the ids that they watch. Reads nothing from the database, however
 * many streams there are.
 */
export function createChangeDelivery({ streams, send, sendLater, now = Date.now }: Options) {
	/** The latest changes by record, the oldest first. */
	const recent = new Map<string, RememberedChange>();

	function remember({ subjectId, watchers, userIds }: RecordChange): void {
		const time = now();
		for (const [known, { at }] of recent) {
			if (time - at <= rememberedMs) break;
			recent.delete(known);
		}
		const before = recent.get(subjectId);
		recent.delete(subjectId);
		recent.set(subjectId, {
			at: time,
			// A later change for fewer people must not hide the earlier one from the others.
			watchers: before === undefined ? watchers : wider(before.watchers, watchers),
			userIds: new Set([...(before?.userIds ?? []), ...userIds]),
		});
	}

	function sendTouched(open: OpenStream, subjectIds: readonly string[]): void {
		if (open.unread === null) {
			for (const subjectId of subjectIds) sendLater(open.userId, subjectId);
			return;
		}
		const touched = subjectIds.slice(0, recordsPerEvent);
		const missed = subjectIds.length > touched.length;
		send(open, { unread: open.unread, notifications: [], touched, missed });
	}

	/** The streams that get these changes, each with the records that concern it. */
	function readersOf(changes: readonly RecordChange[]): [OpenStream, Set<string>][] {
		const readers = new Map<OpenStream, Set<string>>();
		for (const { subjectId, watchers, userIds } of changes) {
			const named = userIds.flatMap((userId) => streams.of(userId));
			const watching = streams.watching(subjectId).filter((open) => isForReader(open, watchers));
			for (const open of [...named, ...watching])
				readers.set(open, (readers.get(open) ?? new Set()).add(subjectId));
		}
		return [...readers];
	}

	function sendInBatches(readers: readonly [OpenStream, Set<string>][]): void {
		for (const [open, subjectIds] of readers.slice(0, streamsPerBatch))
			if (streams.has(open)) sendTouched(open, [...subjectIds]);
		const rest = readers.slice(streamsPerBatch);
		if (rest.length > 0) setTimeout(() => sendInBatches(rest), batchPauseMs).unref();
	}

	return {
		/** Notifies the readers in this process that these records changed. */
		change(changes: readonly RecordChange[]): void {
			changes.forEach(remember);
			sendInBatches(readersOf(changes));
		},
		/** Sets what a stream's reader watches, and sends recent changes of the newly watched records. */
		watch(open: OpenStream, subjectIds: readonly string[]): void {
			const time = now();
			const changed = subjectIds.filter((subjectId) => {
				const change = open.watched.has(subjectId) ? undefined : recent.get(subjectId);
				if (change === undefined || time - change.at > rememberedMs) return false;
				return change.userIds.has(open.userId) || isForReader(open, change.watchers);
			});
			streams.setWatched(open, new Set(subjectIds));
			if (changed.length > 0) sendTouched(open, changed);
		},
	};
}
