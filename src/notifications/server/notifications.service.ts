import { holdUser } from "../../accounts/server/users.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { storableTime } from "../../platform/day-range.ts";
import type { Broadcast } from "../../platform/server/broadcast.ts";
import { packCursor, unpackCursor } from "../../platform/server/cursor.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { type NotificationKind, notificationKinds, notificationsPerPage } from "../notification.ts";
import type { NotificationList, NotificationSettings } from "../notifications.contract.ts";
import { newsChannel, packNews } from "./news-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, markRead as writeRead, readPage } from "./notifications.repository.ts";
import { readTurnedOff, writeTurnedOff } from "./turned-off.repository.ts";

export type { Tell, Telling } from "./tell.ts";

type Needs = { database: Database; clock: Clock; broadcast: Pick<Broadcast, "send"> };
export type Notifications = ReturnType<typeof createNotifications>;

/** What the viewer was told, and what they want to be told. */
export function createNotifications({ database, clock, broadcast }: Needs) {
	const { db } = database;

	const unreadOf = async ({ userId }: Viewer) => (await countUnread(database, [userId])).get(userId) ?? 0;

	/** A page of the viewer's notifications, newest first. Throws bad_input on a cursor that is none of ours. */
	async function list(
		viewer: Viewer,
		{ limit = notificationsPerPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
	): Promise<NotificationList> {
		// One row more than the page tells whether there is a next one.
		const asked = { person: viewer.userId, after: endOf(cursor) };
		const [found, unread] = await Promise.all([readPage(database, asked, limit + 1), unreadOf(viewer)]);
		const rows = found.slice(0, limit);
		const last = found.length > limit ? rows.at(-1) : undefined;
		return {
			unread,
			notifications: rows.map(presentNotification),
			nextCursor: last === undefined ? null : packCursor([last.createdAt.getTime(), last.id]),
		};
	}

	/** Marks these of the viewer's notifications as read, or all where none are named; answers how many are left unread. */
	async function markRead(viewer: Viewer, ids: readonly string[] | undefined): Promise<number> {
		await inTransaction(db, async (tx) => {
			const isNews = await writeRead(tx, { userId: viewer.userId, ids, at: clock() });
			if (isNews) await broadcast.send(tx, newsChannel, packNews({ read: viewer.userId }));
		});
		return unreadOf(viewer);
	}

	/** Which kinds the viewer turned off. */
	async function readSettings({ userId }: Viewer): Promise<NotificationSettings> {
		const off = await readTurnedOff(db, { userIds: [userId], kinds: notificationKinds });
		return present(off.map(({ kind }) => kind));
	}

	/** Turns these kinds off for the viewer, and all others on. */
	async function changeSettings(
		{ userId }: Viewer,
		{ turnedOff }: NotificationSettings,
	): Promise<NotificationSettings> {
		const settings = present(turnedOff);
		await inTransaction(db, async (tx) => {
			await holdViewer(tx, userId);
			await writeTurnedOff(tx, userId, settings.turnedOff);
		});
		return settings;
	}

	return { list, markRead, readSettings, changeSettings };
}

/** Each once, in the order in which they are shown. */
const present = (off: readonly NotificationKind[]): NotificationSettings => ({
	turnedOff: notificationKinds.filter((kind) => off.includes(kind)),
});

function endOf(cursor: string | undefined) {
	if (cursor === undefined) return undefined;
	const [time, id] = unpackCursor(cursor, ["number", "uuid"]);
	return { at: storableTime(time), id };
}

/** Locks the viewer's account, so that nothing is written beside its deletion. Throws not_signed_in where it is gone. */
export async function holdViewer(tx: Db, userId: string): Promise<void> {
	if ((await holdUser(tx, userId)) === undefined)
		throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
}
