import { keepPeople } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { NotificationKind, StoredDetails } from "../notification.ts";
import { encodeAdded, encodeTouched, notificationChannel } from "./event-message.ts";
import { readMutedKinds } from "./muted-kinds.repository.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { insertNew } from "./notifications.repository.ts";
import { readAddressesOf } from "./push-addresses.repository.ts";
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

/** `notify` as other modules get it. */
export type Notify = (tx: Db, drafts: readonly NotificationDraft[]) => Promise<void>;

export type NotifyContext = Pick<NotificationsContext, "clock" | "broadcast" | "jobs">;

/**
 * Notifies people if the caller's transaction commits: on their open screens at once, by Web Push soon after. Open
 * screens of people who muted the kind reload the record without a notification, because a withdrawn number must
 * disappear there too. Skips deleted accounts. Meant for up to a few hundred people per call.
 */
export async function notify(
	ctx: NotifyContext,
	tx: Db,
	drafts: readonly NotificationDraft[],
): Promise<void> {
	if (drafts.length === 0) return;
	const { broadcast, clock } = ctx;
	const userIds = [...new Set(drafts.map(({ userId }) => userId))];
	const [existing, mutedKinds] = await Promise.all([
		keepPeople(tx, userIds),
		readMutedKinds(tx, { userIds, kinds: [...new Set(drafts.map(({ kind }) => kind))] }),
	]);
	const { wanted, muted } = separateMuted(
		drafts.filter(({ userId }) => existing.has(userId)),
		mutedKinds,
	);
	for (const text of encodeTouched(muted)) await broadcast.send(tx, notificationChannel, text);
	if (wanted.length === 0) return;
	const createdAt = clock();
	const added = await insertNew(
		tx,
		wanted.map((draft) => ({ id: newId(), createdAt, ...draft })),
	);
	await Promise.all([
		...encodeAdded(added).map((text) => broadcast.send(tx, notificationChannel, text)),
		queuePushes(ctx, tx, added),
	]);
}

/** Queues one job per address, so that a retry repeats only the push that failed. */
async function queuePushes(
	{ jobs }: NotifyContext,
	tx: Db,
	added: readonly { id: string; userId: string }[],
): Promise<void> {
	const userIds = [...new Set(added.map(({ userId }) => userId))];
	const addresses = userIds.length === 0 ? [] : await readAddressesOf(tx, userIds);
	const byUser = Map.groupBy(addresses, ({ userId }) => userId);
	const pushes = added.flatMap(({ id, userId }) =>
		(byUser.get(userId) ?? []).map(({ sessionId }): PushJob => ({ notificationId: id, sessionId })),
	);
	await jobs.enqueueAll(tx, pushJob, pushes);
}

/**
 * Separates the drafts of kinds that their people muted. All calls use the same order, so that two transactions that
 * notify the same people cannot deadlock.
 */
function separateMuted(
	drafts: readonly NotificationDraft[],
	mutedKinds: Awaited<ReturnType<typeof readMutedKinds>>,
): { wanted: NotificationDraft[]; muted: NotificationDraft[] } {
	const mutedPairs = new Set(mutedKinds.map(({ userId, kind }) => `${userId} ${kind}`));
	const isMuted = ({ userId, kind }: NotificationDraft) => mutedPairs.has(`${userId} ${kind}`);
	const keyOf = ({ userId, occasion }: NotificationDraft) => `${userId} ${occasion}`;
	const inOrder = drafts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return { wanted: inOrder.filter((draft) => !isMuted(draft)), muted: inOrder.filter(isMuted) };
}
