import { keepPeople } from "../../accounts/server/users.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/broadcast.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { KeptDetails, NotificationKind } from "../notification.ts";
import { newsChannel, packAdded, packTouched } from "./news-message.ts";
import { insertNew } from "./notifications.repository.ts";
import { readAddressesOf } from "./push-addresses.repository.ts";
import { readTurnedOff } from "./turned-off.repository.ts";
import { type PushJob, pushJob } from "./web-push/send-push.ts";

/** What one person is to be told. */
export type Telling = {
	userId: string;
	kind: NotificationKind;
	/** What it is about: the id of a lead or listing, or a payment's merchantTransactionId. */
	subjectId: string;
	/** Never a customer's name, mobile or address. */
	details: KeptDetails;
	/** What happened, for example "lead.new:<id>": one person is told of it once, however often it is said. */
	occasion: string;
};

/**
 * Tells people something in the caller's transaction: they are told exactly if the change happens, on their open screens
 * at once and by Web Push soon after. Who turned the kind off is not told, but their open screens read again what it is
 * about: a number that was taken back goes from them all the same. Whose account is gone is left out. For a few hundred
 * people at a time.
 */
export type Tell = (tx: Db, tellings: readonly Telling[]) => Promise<void>;

type Needs = { clock: Clock; broadcast: Pick<Broadcast, "send">; jobs: Pick<Jobs, "enqueueAll"> };

/** Makes the one way in which people are told things. */
export function createTell({ clock, broadcast, jobs }: Needs): Tell {
	return async function tell(tx, tellings) {
		if (tellings.length === 0) return;
		const present = await keepPeople(tx, [...new Set(tellings.map(({ userId }) => userId))]);
		const { wanted, unwanted } = await sortOut(
			tx,
			tellings.filter(({ userId }) => present.has(userId)),
		);
		for (const text of packTouched(unwanted)) await broadcast.send(tx, newsChannel, text);
		if (wanted.length === 0) return;
		const createdAt = clock();
		const added = await insertNew(
			tx,
			wanted.map((telling) => ({ id: newId(), createdAt, ...telling })),
		);
		for (const text of packAdded(added)) await broadcast.send(tx, newsChannel, text);
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
 * What people want to be told, and what they turned off. In one order for all: of two transactions that tell the same
 * people the same, one waits and neither is in a circle.
 */
async function sortOut(
	tx: Db,
	tellings: readonly Telling[],
): Promise<{ wanted: Telling[]; unwanted: Telling[] }> {
	if (tellings.length === 0) return { wanted: [], unwanted: [] };
	const off = await readTurnedOff(tx, {
		userIds: [...new Set(tellings.map(({ userId }) => userId))],
		kinds: [...new Set(tellings.map(({ kind }) => kind))],
	});
	const words = new Set(off.map(({ userId, kind }) => `${userId} ${kind}`));
	const isOff = ({ userId, kind }: Telling) => words.has(`${userId} ${kind}`);
	const keyOf = ({ userId, occasion }: Telling) => `${userId} ${occasion}`;
	const inOrder = tellings.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return { wanted: inOrder.filter((one) => !isOff(one)), unwanted: inOrder.filter(isOff) };
}
