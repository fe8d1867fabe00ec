import {
	type AccountDeleted,
	type ExportRequested,
	lockUserAgainstAdditions,
	type SessionEnded,
} from "../../accounts/server/accounts.api.ts";
import { readCatalogue } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notificationKinds } from "../notification.ts";
import { nameDetails, type ReadListingTitles } from "./name-details.ts";
import { notificationChannel, encodeEvents } from "./event-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { deleteAllOf, readAllOf } from "./notifications.repository.ts";
import { deleteAddressesOf, listAddresses } from "./push-addresses.repository.ts";
import { deleteMutedKinds, readMutedKinds } from "./muted-kinds.repository.ts";

type Dependencies = { broadcast: Pick<Broadcast, "send"> };
type ExportContext = { readListingTitles: ReadListingTitles; clock: Clock };

/**
 * When an account is deleted: deletes all of its notifications, and its open screens receive nothing more. Must run
 * last, because the other modules' listeners may notify the person. Waits for transactions that are notifying the
 * person; later ones wait and find the account deleted.
 */
export function eraseNotificationsOf({ broadcast }: Dependencies) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		await lockUserAgainstAdditions(tx, userId);
		await deleteAllOf(tx, userId);
		await deleteMutedKinds(tx, userId);
		await deleteAddressesOf(tx, userId);
		await broadcast.send(tx, notificationChannel, encodeEvents({ endedPerson: userId }));
	};
}

/** Ends the live streams of a session with it, in whichever process they are; its push address goes with its row. */
export function endStreamsOf({ broadcast }: Dependencies) {
	return async (tx: Db, { sessionId }: SessionEnded): Promise<void> => {
		await broadcast.send(tx, notificationChannel, encodeEvents({ endedSession: sessionId }));
	};
}

/** Adds all notifications of the person, and how they receive them, to the export of their data. */
export function exportNotificationsOf({ readListingTitles, clock }: ExportContext) {
	return async (tx: Db, { userId, add }: ExportRequested): Promise<void> => {
		const off = await readMutedKinds(tx, { userIds: [userId], kinds: notificationKinds });
		const addresses = await listAddresses(tx, userId);
		const catalogue = { snapshot: () => readCatalogue(tx, clock) };
		const told = await nameDetails({ readListingTitles, catalogue }, tx, await readAllOf(tx, userId));
		add("notifications", {
			told: told.map(presentNotification),
			mutedKinds: off.map(({ kind }) => kind),
			pushAddresses: addresses.map(({ endpoint, createdAt }) => ({
				endpoint,
				createdAt: createdAt.toISOString(),
			})),
		});
	};
}
