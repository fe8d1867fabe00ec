import type { Viewer } from "../../platform/access.ts";
import { inTransaction, type Db } from "../../platform/server/database/database.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../platform/server/http/cursor.ts";
import { notificationsPerPage } from "../notification.ts";
import type { NotificationList } from "../notifications.contract.ts";
import { encodeEvents, notificationChannel } from "./event-message.ts";
import { nameDetails } from "./name-details.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, markRead, readPage } from "./notifications.repository.ts";

const countOwnUnread = async (db: Db, { userId }: Viewer) =>
	(await countUnread(db, [userId])).get(userId) ?? 0;

/** Lists the viewer's notifications by pages, newest first. Throws bad_input on an unknown cursor. */
export async function listNotifications(
	ctx: Pick<NotificationsContext, "db" | "readListingTitles" | "planInWords" | "catalogue">,
	viewer: Viewer,
	{ limit = notificationsPerPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<NotificationList> {
	const filter = { person: viewer.userId, after: decodePageEnd(cursor) };
	const [found, unread] = await Promise.all([
		readPage(ctx.db, filter, limit + 1),
		countOwnUnread(ctx.db, viewer),
	]);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	const named = await nameDetails(ctx, ctx.db, rows);
	return { unread, notifications: named.map(presentNotification), nextCursor };
}

/** Marks these of the viewer's notifications as read, or all without `ids`. Returns how many are still unread. */
export async function markNotificationsRead(
	{ db, clock, broadcast }: Pick<NotificationsContext, "db" | "clock" | "broadcast">,
	viewer: Viewer,
	ids: readonly string[] | undefined,
): Promise<number> {
	const { userId } = viewer;
	await inTransaction(db, async (tx) => {
		if (await markRead(tx, { userId, ids, at: clock() }))
			await broadcast.send(tx, notificationChannel, encodeEvents({ read: userId }));
	});
	return countOwnUnread(db, viewer);
}
