import { holdSignedIn } from "../../accounts/server/users.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/broadcast.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import { type Database, inTransaction } from "../../platform/server/database.ts";
import { type NotificationKind, notificationKinds, notificationsPerPage } from "../notification.ts";
import type { NotificationList, NotificationSettings } from "../notifications.contract.ts";
import { nameProfessionals, type ReadListingTitles } from "./name-professionals.ts";
import { newsChannel, packNews } from "./news-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, markRead as writeRead, readPage } from "./notifications.repository.ts";
import { readTurnedOff, writeTurnedOff } from "./turned-off.repository.ts";

export type { AnnounceChanges, RecordChange } from "./announce-changes.ts";
export type { Tell, Telling } from "./tell.ts";

type Needs = {
	database: Database;
	clock: Clock;
	broadcast: Pick<Broadcast, "send">;
	readListingTitles: ReadListingTitles;
};
export type Notifications = ReturnType<typeof createNotifications>;

/** What the viewer was told, and what they want to be told. */
export function createNotifications({ database, clock, broadcast, readListingTitles }: Needs) {
	const { db } = database;

	const unreadOf = async ({ userId }: Viewer) => (await countUnread(database, [userId])).get(userId) ?? 0;

	/** A page of the viewer's notifications, newest first. Throws bad_input on a cursor that is none of ours. */
	async function list(
		viewer: Viewer,
		{ limit = notificationsPerPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
	): Promise<NotificationList> {
		const asked = { person: viewer.userId, after: unpackPageEnd(cursor) };
		const [found, unread] = await Promise.all([readPage(database, asked, limit + 1), unreadOf(viewer)]);
		const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => packPageEnd(createdAt, id));
		const named = await nameProfessionals(db, rows, readListingTitles);
		return { unread, notifications: named.map(presentNotification), nextCursor };
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
		viewer: Viewer,
		{ turnedOff }: NotificationSettings,
	): Promise<NotificationSettings> {
		const settings = present(turnedOff);
		await inTransaction(db, async (tx) => {
			await holdSignedIn(tx, viewer);
			await writeTurnedOff(tx, viewer.userId, settings.turnedOff);
		});
		return settings;
	}

	return { list, markRead, readSettings, changeSettings };
}

/** Each once, in the order in which they are shown. */
const present = (off: readonly NotificationKind[]): NotificationSettings => ({
	turnedOff: notificationKinds.filter((kind) => off.includes(kind)),
});
