import {
	type AccountDeleted,
	type ExportRequested,
	lockUserAgainstAdditions,
	type SessionEnded,
} from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notificationKinds } from "../notification.ts";
import { encodeEvents, notificationChannel } from "./event-message.ts";
import { deleteMutedKinds, readMutedKinds } from "./muted-kinds.repository.ts";
import { nameDetails } from "./name-details.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { deleteAllOf, readAllOf } from "./notifications.repository.ts";
import { deleteAddressesOf, listAddresses } from "./push-addresses.repository.ts";

/**
 * Handles account deletion: deletes the person's notifications, settings and push addresses, and ends their streams.
 * Must run last, because the other modules' listeners may notify the person. Waits for transactions that are notifying
 * the person; later ones wait and find the account deleted.
 */
export async function eraseNotificationsOf(
	{ broadcast }: Pick<NotificationsContext, "broadcast">,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	await lockUserAgainstAdditions(tx, userId);
	await deleteAllOf(tx, userId);
	await deleteMutedKinds(tx, userId);
	await deleteAddressesOf(tx, userId);
	await broadcast.send(tx, notificationChannel, encodeEvents({ endedPerson: userId }));
}

/** Handles the end of a session: ends its streams in every process. Its push address is deleted with its row. */
export function endStreamsOf(
	{ broadcast }: Pick<NotificationsContext, "broadcast">,
	tx: Db,
	{ sessionId }: SessionEnded,
): Promise<void> {
	return broadcast.send(tx, notificationChannel, encodeEvents({ endedSession: sessionId }));
}

/** Adds the person's notifications, muted kinds and push addresses to the export of their data. */
export async function exportNotificationsOf(
	ctx: Pick<NotificationsContext, "readListingTitles" | "planInWords" | "catalogue">,
	tx: Db,
	{ userId, add }: ExportRequested,
): Promise<void> {
	const muted = await readMutedKinds(tx, { userIds: [userId], kinds: notificationKinds });
	const addresses = await listAddresses(tx, userId);
	const named = await nameDetails(ctx, tx, await readAllOf(tx, userId));
	add("notifications", {
		told: named.map(presentNotification),
		mutedKinds: muted.map(({ kind }) => kind),
		pushAddresses: addresses.map(({ endpoint, createdAt }) => ({
			endpoint,
			createdAt: createdAt.toISOString(),
		})),
	});
}
