import type { SessionEnded } from "../../accounts/server/sessions.service.ts";
import {
	type AccountDeleted,
	type ExportRequested,
	holdUserAlone,
} from "../../accounts/server/users.service.ts";
import type { Broadcast } from "../../platform/server/broadcast.ts";
import type { Db } from "../../platform/server/database.ts";
import { notificationKinds } from "../notification.ts";
import { nameProfessionals, type ReadListingTitles } from "./name-professionals.ts";
import { newsChannel, packNews } from "./news-message.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { deleteAllOf, readAllOf } from "./notifications.repository.ts";
import { deleteAddressesOf, listAddresses } from "./push-addresses.repository.ts";
import { deleteTurnedOff, readTurnedOff } from "./turned-off.repository.ts";

type Needs = { broadcast: Pick<Broadcast, "send"> };

/**
 * What is to happen here when a person's account is deleted: all of it goes, and their open screens hear no more. It is
 * to come last: what the other wings do then is told to them, too. Whoever is telling the person something at this
 * moment is waited for, and whoever would from now on waits and finds the account gone.
 */
export function forgetNotificationsOf({ broadcast }: Needs) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		await holdUserAlone(tx, userId);
		await deleteAllOf(tx, userId);
		await deleteTurnedOff(tx, userId);
		await deleteAddressesOf(tx, userId);
		await broadcast.send(tx, newsChannel, packNews({ endedPerson: userId }));
	};
}

/** Ends the live streams of a session with it, in whichever process they are; its push address goes with its row. */
export function endStreamsOf({ broadcast }: Needs) {
	return async (tx: Db, { sessionId }: SessionEnded): Promise<void> => {
		await broadcast.send(tx, newsChannel, packNews({ endedSession: sessionId }));
	};
}

/** Adds all that the person was told, and how they are told, to the copy of their data. */
export function exportNotificationsOf({ readListingTitles }: { readListingTitles: ReadListingTitles }) {
	return async (tx: Db, { userId, add }: ExportRequested): Promise<void> => {
		const off = await readTurnedOff(tx, { userIds: [userId], kinds: notificationKinds });
		const addresses = await listAddresses(tx, userId);
		const told = await nameProfessionals(tx, await readAllOf(tx, userId), readListingTitles);
		add("notifications", {
			told: told.map(presentNotification),
			turnedOff: off.map(({ kind }) => kind),
			pushAddresses: addresses.map(({ endpoint, createdAt }) => ({
				endpoint,
				createdAt: createdAt.toISOString(),
			})),
		});
	};
}
