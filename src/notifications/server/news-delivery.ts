import type { Database } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { Log } from "../../platform/server/log.ts";
import { notificationsPerPage } from "../notification.ts";
import type { NotificationNews } from "../notifications.contract.ts";
import { type NamedNotification, nameProfessionals, type ReadListingTitles } from "./name-professionals.ts";
import type { Touch } from "./news-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, type NotificationRow, readByIds } from "./notifications.repository.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";

/** Notifications read in one statement. */
const readAtOnce = 1_000;
/** Touches in one event; whoever has more reads all that is open again. */
const touchesPerEvent = 100;

type Needs = {
	database: Pick<Database, "db" | "runNamed">;
	streams: OpenStreams;
	log: Pick<Log, "error">;
	readListingTitles: ReadListingTitles;
};

/** Whom something is to be said, and what. */
type Due = {
	added: Set<string>;
	/** What changed for a person without being told. */
	touched: Map<string, Set<string>>;
	changed: Set<string>;
	greeted: Set<OpenStream>;
};
const nothing = (): Due => ({ added: new Set(), touched: new Map(), changed: new Set(), greeted: new Set() });
/** Says a count alone. */
const onlyUnread = (unread: number): NotificationNews => ({
	unread,
	notifications: [],
	touched: [],
	missed: false,
});

/**
 * Brings news to the open streams of this process. All that comes while one round of reading is under way is read in the
 * next: however many streams and messages there are, a process reads twice at a time and no more.
 */
export function createNewsDelivery({ database, streams, log, readListingTitles }: Needs) {
	let due = nothing();
	let isRunning = false;

	function say(open: OpenStream, news: NotificationNews): void {
		open.unread = news.unread;
		open.stream.send(newId(), JSON.stringify(news));
	}

	/** The first event of a stream: how many are unread, and the name by which its reader speaks of it. */
	const sayFirst = (open: OpenStream, unread: number) =>
		say(open, { ...onlyUnread(unread), streamId: open.id });

	/** Tells readers that they may have missed something; who has had no first event yet will get all by it. */
	function sayMissed(told: readonly OpenStream[]): void {
		for (const open of told)
			if (open.unread !== null) say(open, { ...onlyUnread(open.unread), missed: true });
	}

	async function deliver({ added, touched, changed, greeted }: Due): Promise<void> {
		const waiting = [...greeted].filter((open) => streams.has(open));
		const userIds = [...new Set([...changed, ...waiting.map(({ userId }) => userId)])];
		const rows = await nameProfessionals(database.db, await readInParts([...added]), readListingTitles);
		const unread = await countUnread(database, userIds);
		const rowsOf = Map.groupBy(rows, ({ userId }) => userId);
		for (const open of waiting) sayFirst(open, unread.get(open.userId) ?? 0);
		for (const userId of changed) {
			const news = newsOf(
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
			rows.push(...(await readByIds(database.db, ids.slice(start, start + readAtOnce))));
		return rows;
	}

	/** What could not be read is not tried again: its readers are told to read the list, and the new ones to come back. */
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
		/** Says to those who read here what changed for them, though they are not told of it. */
		touch(touches: readonly Touch[]): void {
			for (const { subjectId, userId } of touches) {
				if (!streams.isAnybodys(userId)) continue;
				due.touched.set(userId, (due.touched.get(userId) ?? new Set()).add(subjectId));
				due.changed.add(userId);
			}
			void run();
		},
		/** Says a person's new count of unread ones. */
		recount(userId: string): void {
			if (streams.isAnybodys(userId)) due.changed.add(userId);
			void run();
		},
		/** Tells everybody that they may have missed something. */
		missed: () => sayMissed(streams.all()),
	};
}

/** One event; of very many new ones the newest, with the advice to read the list, and what else is open with it. */
function newsOf(
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
