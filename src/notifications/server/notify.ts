import { keepPeople } from "../../accounts/server/accounts.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { StoredDetails, NotificationKind } from "../notification.ts";
import { notificationChannel, encodeAdded, encodeTouched } from "./event-message.ts";
import { insertNew } from "./notifications.repository.ts";
import { readAddressesOf } from "./push-addresses.repository.ts";
import { readMutedKinds } from "./muted-kinds.repository.ts";
import { type PushJob, pushJob } from "./web-push/send-push.ts";

/** A notification to be sent to one person. */
export type NotificationDraft = {
	userId: string;
	kind: NotificationKind;
	/** What it is about: the id of a lead or listing, or a payment's merchantTransactionId. */
	subjectId: string;
	/** Never a customer's name, mobile or address. */
	details: StoredDetails;
	/** The occasion, for example "lead.new:<id>": a person is notified of it once, however often it is repeated. */
	occasion: string;
};

/**
 * Notifies people in the caller's transaction: exactly if the change happens, on their open screens at once and by
 * Web Push soon after. People who muted the kind are not notified, but their open screens reload the record, so that
 * a number that was withdrawn disappears all the same. Deleted accounts are skipped. For a few hundred people at a
 * time.
 */
export type Notify = (tx: Db, drafts: readonly NotificationDraft[]) => Promise<void>;

type Dependencies = { clock: Clock; broadcast: Pick<Broadcast, "send">; jobs: Pick<Jobs, "enqueueAll"> };

/** Creates the function through which all notifications are sent. */
export function createNotify({ clock, broadcast, jobs }: Dependencies): Notify {
	return async function notify(tx, drafts) {
		if (drafts.length === 0) return;
		const present = await keepPeople(tx, [...new Set(drafts.map(({ userId }) => userId))]);
		const { wanted, unwanted } = await sortOut(
			tx,
			drafts.filter(({ userId }) => present.has(userId)),
		);
		for (const text of encodeTouched(unwanted)) await broadcast.send(tx, notificationChannel, text);
		if (wanted.length === 0) return;
		const createdAt = clock();
		const added = await insertNew(
			tx,
			wanted.map((draft) => ({ id: newId(), createdAt, ...draft })),
		);
		for (const text of encodeAdded(added)) await broadcast.send(tx, notificationChannel, text);
		await queuePushes(tx, added);
	};

	/** One job an address: what did not get through is tried again, and what did is not. */
	async function queuePushes(tx: Db, added: readonly { id: string; userId: string }[]): Promise<void> {
		const userIds = [...new Set(added.map(({ userId }) => userId))];
		const addresses = userIds.length === 0 ? [] : await readAddressesOf(tx, userIds);
		const byUser = Map.groupBy(addresses, ({ userId }) => userId);
		const pushes = added.flatMap(({ id, userId }) =>
			(byUser.get(userId) ?? []).map(({ sessionId }): PushJob => ({ notificationId: id, sessionId })),
		);
		await jobs.enqueueAll(tx, pushJob, pushes);
	}
}

/**
 * Sorts drafts into those that people want and those that they muted. In one order for all, so that two transactions
 * that notify the same people cannot deadlock.
 */
async function sortOut(
	tx: Db,
	drafts: readonly NotificationDraft[],
): Promise<{ wanted: NotificationDraft[]; unwanted: NotificationDraft[] }> {
	if (drafts.length === 0) return { wanted: [], unwanted: [] };
	const off = await readMutedKinds(tx, {
		userIds: [...new Set(drafts.map(({ userId }) => userId))],
		kinds: [...new Set(drafts.map(({ kind }) => kind))],
	});
	const words = new Set(off.map(({ userId, kind }) => `${userId} ${kind}`));
	const isOff = ({ userId, kind }: NotificationDraft) => words.has(`${userId} ${kind}`);
	const keyOf = ({ userId, occasion }: NotificationDraft) => `${userId} ${occasion}`;
	const inOrder = drafts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return { wanted: inOrder.filter((one) => !isOff(one)), unwanted: inOrder.filter(isOff) };
}
