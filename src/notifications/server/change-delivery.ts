import type { NotificationNews } from "../notifications.contract.ts";
import type { RecordChange } from "./event-message.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";

/** A change is remembered for so long, in milliseconds: a page may have been read just before it and be watched just after. */
const rememberedFor = 15_000;
/**
 * At most this many streams get one change at once, and the next ones after a pause, because each of them reads the
 * record.
 */
const streamsAtOnce = 100;
const pause = 250;
/** Records in one event; a reader of more reads all that is open again. */
const recordsPerEvent = 100;

type Dependencies = {
	streams: OpenStreams;
	say: (open: OpenStream, news: NotificationNews) => void;
	/** For a stream before its first event: its person gets the change with it. */
	sayLater: (userId: string, subjectId: string) => void;
	now?: () => number;
};

type Remembered = { at: number; watchers: RecordChange["watchers"]; userIds: ReadonlySet<string> };

const mayLearn = (open: OpenStream, watchers: RecordChange["watchers"]) =>
	watchers === "everyone" || (watchers === "staff" && open.isStaff);

const widths = { nobody: 0, staff: 1, everyone: 2 };
const wider = (one: RecordChange["watchers"], other: RecordChange["watchers"]) =>
	widths[one] > widths[other] ? one : other;

/**
 * Notifies open pages that a record changed, by the ids that they watch. Reads nothing from the database, however
 * many streams there are.
 */
export function createChangeDelivery({ streams, say, sayLater, now = Date.now }: Dependencies) {
	/** The latest changes, the oldest first. */
	const recent = new Map<string, Remembered>();

	function remember({ subjectId, watchers, userIds }: RecordChange): void {
		const time = now();
		for (const [known, { at }] of recent) {
			if (time - at <= rememberedFor) break;
			recent.delete(known);
		}
		const before = recent.get(subjectId);
		recent.delete(subjectId);
		recent.set(subjectId, {
			at: time,
			// A later change that concerns fewer people does not hide the earlier one from the others.
			watchers: before === undefined ? watchers : wider(before.watchers, watchers),
			userIds: new Set([...(before?.userIds ?? []), ...userIds]),
		});
	}

	function notify(open: OpenStream, subjectIds: readonly string[]): void {
		if (open.unread === null) {
			for (const subjectId of subjectIds) sayLater(open.userId, subjectId);
			return;
		}
		const touched = subjectIds.slice(0, recordsPerEvent);
		const missed = subjectIds.length > touched.length;
		say(open, { unread: open.unread, notifications: [], touched, missed });
	}

	/** The streams that learn of these changes, each with the records that concern it. */
	function readersOf(changes: readonly RecordChange[]): [OpenStream, Set<string>][] {
		const readers = new Map<OpenStream, Set<string>>();
		for (const { subjectId, watchers, userIds } of changes) {
			const named = userIds.flatMap((userId) => streams.of(userId));
			const watching = streams.watching(subjectId).filter((open) => mayLearn(open, watchers));
			for (const open of [...named, ...watching])
				readers.set(open, (readers.get(open) ?? new Set()).add(subjectId));
		}
		return [...readers];
	}

	function tellInTurn(readers: readonly [OpenStream, Set<string>][]): void {
		for (const [open, subjectIds] of readers.slice(0, streamsAtOnce))
			if (streams.has(open)) notify(open, [...subjectIds]);
		const rest = readers.slice(streamsAtOnce);
		if (rest.length > 0) setTimeout(() => tellInTurn(rest), pause).unref();
	}

	return {
		/** Notifies the readers in this process that these records changed. */
		change(changes: readonly RecordChange[]): void {
			changes.forEach(remember);
			tellInTurn(readersOf(changes));
		},
		/** Sets what a stream's reader watches, and notifies at once of recent changes. */
		watch(open: OpenStream, subjectIds: readonly string[]): void {
			const time = now();
			const missed = subjectIds.filter((subjectId) => {
				const change = open.watched.has(subjectId) ? undefined : recent.get(subjectId);
				if (change === undefined || time - change.at > rememberedFor) return false;
				return change.userIds.has(open.userId) || mayLearn(open, change.watchers);
			});
			streams.setWatched(open, new Set(subjectIds));
			if (missed.length > 0) notify(open, missed);
		},
	};
}
