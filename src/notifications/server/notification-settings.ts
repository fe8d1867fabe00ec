import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { type NotificationKind, notificationKinds } from "../notification.ts";
import type { NotificationSettings } from "../notifications.contract.ts";
import { readMutedKinds, writeMutedKinds } from "./muted-kinds.repository.ts";
import type { NotificationsContext } from "./notifications.context.ts";

/** Lists each muted kind once, in the order of the settings screen. */
const presentSettings = (muted: readonly NotificationKind[]): NotificationSettings => ({
	mutedKinds: notificationKinds.filter((kind) => muted.includes(kind)),
});

/** Reads which kinds the viewer muted. */
export async function readNotificationSettings(
	{ db }: Pick<NotificationsContext, "db">,
	{ userId }: Viewer,
): Promise<NotificationSettings> {
	const muted = await readMutedKinds(db, { userIds: [userId], kinds: notificationKinds });
	return presentSettings(muted.map(({ kind }) => kind));
}

/** Mutes these kinds for the viewer and unmutes all others. */
export async function changeNotificationSettings(
	{ db }: Pick<NotificationsContext, "db">,
	viewer: Viewer,
	{ mutedKinds }: NotificationSettings,
): Promise<NotificationSettings> {
	const settings = presentSettings(mutedKinds);
	await inTransaction(db, async (tx) => {
		await lockSignedIn(tx, viewer);
		await writeMutedKinds(tx, viewer.userId, settings.mutedKinds);
	});
	return settings;
}
