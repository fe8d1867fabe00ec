import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { notificationsPerPage } from "../notification.ts";
import type { NotificationNews } from "../notifications.contract.ts";
import { type NamedNotification, nameDetails, type NamingContext } from "./name-details.ts";
import type { Touch } from "./event-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, type NotificationRow, readByIds } from "./notifications.repository.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";

/** Notifications read in one statement. */
const readAtOnce = 1_000;
/** Touches per event. A reader with more reloads everything that is open. */
const touchesPerEvent = 100;

type Dependencies = NamingContext & {
	db: Db;
	streams: OpenStreams;
	log: Pick<Log, "error">;
};

/** What is due for whom. */
type Due = {
	added: Set<string>;
	/** What changed for a person without a notification. */
	touched: Map<string, Set<string>>;
	changed: Set<string>;
	greeted: Set<OpenStream>;
};
const nothing = (): Due => ({ added: new Set(), touched: new Map(), changed: new Set(), greeted: new Set() });
/** An event with only the unread count. */
const onlyUnread = (unread: number): NotificationNews => ({
	unread,
	notifications: [],
	touched: [],
	missed: false,
});

/**
 * Delivers events to the open streams of this process. Whatever arrives during one round of reading is read in the
 * next: however many streams and messages there are, a process reads twice at a time at most.
 */
export function createEventDelivery(ctx: Dependencies) {
	const { db, streams, log } = ctx;
	let due = nothing();
	let isRunning = false;

	function say(open: OpenStream, news: NotificationNews): void {
		open.unread = news.unread;
		open.stream.send(newId(), JSON.stringify(news));
	}

	/** The first event of a stream: how many are unread, and the name by which its reader speaks of it. */
	const sayFirst = (open: OpenStream, unread: number) =>
		say(open, { ...onlyUnread(unread), streamId: open.id });

	/** Tells readers that they may have missed events. Those without a first event yet get everything with it. */
	function sayMissed(told: readonly OpenStream[]): void {
		for (const open of told)
			if (open.unread !== null) say(open, { ...onlyUnread(open.unread), missed: true });
	}

	async function deliver({ added, touched, changed, greeted }: Due): Promise<void> {
		const waiting = [...greeted].filter((open) => streams.has(open));
		const userIds = [...new Set([...changed, ...waiting.map(({ userId }) => userId)])];
		const rows = await nameDetails(ctx, db, await readInParts([...added]));
		const unread = await countUnread(db, userIds);
		const rowsOf = Map.groupBy(rows, ({ userId }) => userId);
		for (const open of waiting) sayFirst(open, unread.get(open.userId) ?? 0);
		for (const userId of changed) {
			const news = notificationsOfChange(
				rowsOf.get(userId) ?? [],
				[...(touched.get(userId) ?? [])],
				unread.get(userId) ?? 0,
			);
			for (const open of streams.of(userId)) {
				// One that opened while we read gets its first event first, and once more with the count of the next round.
				if (open.unread === null) sayFirst(open, news.unread);
				say(open, news);
			}
		}
	}

	async function readInParts(ids: readonly string[]): Promise<NotificationRow[]> {
		const rows: NotificationRow[] = [];
		for (let start = 0; start < ids.length; start += readAtOnce)
			rows.push(...(await readByIds(db, ids.slice(start, start + readAtOnce))));
		return rows;
	}

	/** A failed read is not repeated: its readers are told to reload the list, and new ones to reconnect. */
	function giveUp({ changed, greeted }: Due): void {
		sayMissed([...changed].flatMap((userId) => streams.of(userId)));
		for (const { stream } of greeted) stream.end();
	}

	async function run(): Promise<void> {
		if (isRunning) return;
		isRunning = true;
		while (due.changed.size > 0 || due.greeted.size > 0) {
			const now = due;
			due = nothing();
			try {
				await deliver(now);
			} catch (error) {
				log.error({ err: error }, "news not read");
				giveUp(now);
			}
		}
		isRunning = false;
	}

	return {
		say,
		/** Sends the first event of a stream that is open since now: how many are unread. */
		greet(open: OpenStream): void {
			due.greeted.add(open);
			void run();
		},
		/** Brings new notifications to those who read here. */
		bring(added: readonly (readonly [id: string, userId: string])[]): void {
			for (const [id, userId] of added) {
				if (!streams.isAnybodys(userId)) continue;
				due.added.add(id);
				due.changed.add(userId);
			}
			void run();
		},
		/** Tells readers in this process what changed for them without a notification. */
		touch(touches: readonly Touch[]): void {
			for (const { subjectId, userId } of touches) {
				if (!streams.isAnybodys(userId)) continue;
				due.touched.set(userId, (due.touched.get(userId) ?? new Set()).add(subjectId));
				due.changed.add(userId);
			}
			void run();
		},
		/** Sends a person's new unread count. */
		recount(userId: string): void {
			if (streams.isAnybodys(userId)) due.changed.add(userId);
			void run();
		},
		/** Tells all readers that they may have missed events. */
		missed: () => sayMissed(streams.all()),
	};
}

/** One event; of very many new ones the newest, with the advice to read the list, and what else is open with it. */
function notificationsOfChange(
	rows: readonly NamedNotification[],
	touched: readonly string[],
	unread: number,
): NotificationNews {
	return {
		unread,
		notifications: rows.toReversed().slice(0, notificationsPerPage).map(presentNotification),
		touched: touched.slice(0, touchesPerEvent),
		missed: rows.length > notificationsPerPage || touched.length > touchesPerEvent,
	};
}
