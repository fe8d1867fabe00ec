import { siteLanguages } from "../../platform/languages.ts";
import { inLanguage } from "../../platform/server/language.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { notificationsPerPage } from "../notification.ts";
import type { LiveEvent } from "../notifications.contract.ts";
import type { Touch } from "./event-message.ts";
import { type NamedNotification, nameDetails } from "./name-details.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, type NotificationRow, readByIds } from "./notifications.repository.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";

/** Notifications read in one statement. */
const idsPerStatement = 1_000;
/** Touches per event. A reader with more reloads everything that is open. */
const touchesPerEvent = 100;

/** What the next round of reading delivers. */
type Due = {
	/** Ids of new notifications. */
	added: Set<string>;
	/** Records that changed without a notification, by person. */
	touched: Map<string, Set<string>>;
	/** People who get an event. */
	changed: Set<string>;
	/** Streams that get their first event. */
	opened: Set<OpenStream>;
};
const emptyDue = (): Due => ({ added: new Set(), touched: new Map(), changed: new Set(), opened: new Set() });
/** An event with only the unread count. */
const onlyUnread = (unread: number): LiveEvent => ({ unread, notifications: [], touched: [], missed: false });

/**
 * Delivers events to the open streams of this process. Everything that arrives during one round of reading is read in
 * the next one, so the process reads one round at a time, however many streams and messages there are.
 */
export function createEventDelivery(
	ctx: Pick<NotificationsContext, "db" | "log" | "readListingTitles" | "planInWords" | "catalogue">,
	streams: OpenStreams,
) {
	const { db, log } = ctx;
	let due = emptyDue();
	let isRunning = false;

	function send(open: OpenStream, event: LiveEvent): void {
		open.unread = event.unread;
		open.stream.send(newId(), JSON.stringify(event));
	}

	/** Sends a stream's first event: the unread count, and the id with which its reader refers to it. */
	const sendFirst = (open: OpenStream, unread: number) =>
		send(open, { ...onlyUnread(unread), streamId: open.id });

	/** Makes readers reload, because events may be lost. Streams without a first event get everything with it. */
	function sendMissed(readers: readonly OpenStream[]): void {
		for (const open of readers)
			if (open.unread !== null) send(open, { ...onlyUnread(open.unread), missed: true });
	}

	async function deliver({ added, touched, changed, opened }: Due): Promise<void> {
		const waiting = [...opened].filter((open) => streams.has(open));
		const userIds = [...new Set([...changed, ...waiting.map(({ userId }) => userId)])];
		const rows = await readInParts([...added]);
		const unread = await countUnread(db, userIds);
		const rowsIn = await nameInEachLanguage(rows);
		for (const open of waiting) sendFirst(open, unread.get(open.userId) ?? 0);
		for (const userId of changed) {
			for (const open of streams.of(userId)) {
				const event = eventOf(
					rowsIn.get(open.language)?.get(userId) ?? [],
					[...(touched.get(userId) ?? [])],
					unread.get(userId) ?? 0,
				);
				// A stream that opened during the reads gets its first event now, and the count again in the next round.
				if (open.unread === null) sendFirst(open, event.unread);
				send(open, event);
			}
		}
	}

	/** In all languages, because a stream of any of them may open during the reads. */
	async function nameInEachLanguage(rows: readonly NotificationRow[]) {
		const named = siteLanguages.map(async (language) => {
			const inIt = await inLanguage(language, () => nameDetails(ctx, db, rows));
			return [language, Map.groupBy(inIt, ({ userId }) => userId)] as const;
		});
		return new Map(await Promise.all(named));
	}

	async function readInParts(ids: readonly string[]): Promise<NotificationRow[]> {
		const rows: NotificationRow[] = [];
		for (let start = 0; start < ids.length; start += idsPerStatement)
			rows.push(...(await readByIds(db, ids.slice(start, start + idsPerStatement))));
		return rows;
	}

	/** After a failed read, which is not repeated: readers reload the list, and new streams reconnect. */
	function giveUp({ changed, opened }: Due): void {
		sendMissed([...changed].flatMap((userId) => streams.of(userId)));
		for (const { stream } of opened) stream.end();
	}

	async function run(): Promise<void> {
		if (isRunning) return;
		isRunning = true;
		while (due.changed.size > 0 || due.opened.size > 0) {
			const now = due;
			due = emptyDue();
			try {
				await deliver(now);
			} catch (error) {
				log.error({ err: error }, "events not read");
				giveUp(now);
			}
		}
		isRunning = false;
	}

	return {
		send,
		/** Sends the first event of a new stream: the unread count. */
		begin(open: OpenStream): void {
			due.opened.add(open);
			void run();
		},
		/** Sends new notifications to the people who have a stream in this process. */
		add(added: readonly (readonly [id: string, userId: string])[]): void {
			for (const [id, userId] of added) {
				if (!streams.hasStream(userId)) continue;
				due.added.add(id);
				due.changed.add(userId);
			}
			void run();
		},
		/** Makes the open screens of these people reload these records. */
		touch(touches: readonly Touch[]): void {
			for (const { subjectId, userId } of touches) {
				if (!streams.hasStream(userId)) continue;
				due.touched.set(userId, (due.touched.get(userId) ?? new Set()).add(subjectId));
				due.changed.add(userId);
			}
			void run();
		},
		/** Sends a person's new unread count. */
		recount(userId: string): void {
			if (streams.hasStream(userId)) due.changed.add(userId);
			void run();
		},
		/** Makes all readers reload, because events may be lost. */
		missed: () => sendMissed(streams.all()),
	};
}

/** One event. It contains at most a page of notifications, the newest; `missed` makes the reader load the rest. */
function eventOf(rows: readonly NamedNotification[], touched: readonly string[], unread: number): LiveEvent {
	return {
		unread,
		notifications: rows.toReversed().slice(0, notificationsPerPage).map(presentNotification),
		touched: touched.slice(0, touchesPerEvent),
		missed: rows.length > notificationsPerPage || touched.length > touchesPerEvent,
	};
}
