import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { inTransaction, type Db } from "../../platform/server/database/database.ts";
import { type NotificationKind, notificationKinds, notificationsPerPage } from "../notification.ts";
import type { NotificationList, NotificationSettings } from "../notifications.contract.ts";
import { nameDetails, type NamingContext } from "./name-details.ts";
import { notificationChannel, encodeEvents } from "./event-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, markRead as writeRead, readPage } from "./notifications.repository.ts";
import { readMutedKinds, writeMutedKinds } from "./muted-kinds.repository.ts";

export type { PublishChanges, RecordChange } from "./publish-changes.ts";
export type { Notify, NotificationDraft } from "./notify.ts";

type Dependencies = NamingContext & {
	db: Db;
	clock: Clock;
	broadcast: Pick<Broadcast, "send">;
};
export type Notifications = ReturnType<typeof createNotifications>;

/** The viewer's notifications and notification settings. */
export function createNotifications(ctx: Dependencies) {
	const { db, clock, broadcast } = ctx;
	const unreadOf = async ({ userId }: Viewer) => (await countUnread(db, [userId])).get(userId) ?? 0;

	/** A page of the viewer's notifications, newest first. Throws bad_input on an unknown cursor. */
	async function list(
		viewer: Viewer,
		{ limit = notificationsPerPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
	): Promise<NotificationList> {
		const asked = { person: viewer.userId, after: decodePageEnd(cursor) };
		const [found, unread] = await Promise.all([readPage(db, asked, limit + 1), unreadOf(viewer)]);
		const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
		const named = await nameDetails(ctx, db, rows);
		return { unread, notifications: named.map(presentNotification), nextCursor };
	}

	/** Marks these of the viewer's notifications as read, or all where none are named; answers how many are left unread. */
	async function markRead(viewer: Viewer, ids: readonly string[] | undefined): Promise<number> {
		await inTransaction(db, async (tx) => {
			const isEvent = await writeRead(tx, { userId: viewer.userId, ids, at: clock() });
			if (isEvent) await broadcast.send(tx, notificationChannel, encodeEvents({ read: viewer.userId }));
		});
		return unreadOf(viewer);
	}

	/** Which kinds the viewer turned off. */
	async function readSettings({ userId }: Viewer): Promise<NotificationSettings> {
		const off = await readMutedKinds(db, { userIds: [userId], kinds: notificationKinds });
		return present(off.map(({ kind }) => kind));
	}

	/** Turns these kinds off for the viewer, and all others on. */
	async function changeSettings(
		viewer: Viewer,
		{ mutedKinds }: NotificationSettings,
	): Promise<NotificationSettings> {
		const settings = present(mutedKinds);
		await inTransaction(db, async (tx) => {
			await lockSignedIn(tx, viewer);
			await writeMutedKinds(tx, viewer.userId, settings.mutedKinds);
		});
		return settings;
	}

	return { list, markRead, readSettings, changeSettings };
}

/** Each once, in the order in which they are shown. */
const present = (off: readonly NotificationKind[]): NotificationSettings => ({
	mutedKinds: notificationKinds.filter((kind) => off.includes(kind)),
});
