import { createHash } from "node:crypto";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import type { NotificationKind } from "../../notification.ts";
import { notificationWords } from "../../notification-text.ts";
import { type NamedNotification, nameDetails, type NamingContext } from "../name-details.ts";
import { readByIds } from "../notifications.repository.ts";
import { deleteGoneAddress, findAddress } from "../push-addresses.repository.ts";
import type { PushMessage, PushSender } from "./push-sender.ts";

/** The job that sends one notification to one browser. */
export const pushJob = "notifications.push";
export type PushJob = { notificationId: string; sessionId: string };

/** How long a push service keeps a notification for a browser that is away, in seconds: a lead is old after a day. */
const day = 24 * 60 * 60;
const keptFor = (kind: NotificationKind): number => (kind.startsWith("lead.") ? day : 3 * day);

/**
 * The topic for the push service and the tag for the browser: a later message of the same kind and subject replaces
 * the earlier one. Shortened to the allowed length, and meaningless to the push service.
 */
function topicOf({ kind, subjectId }: Pick<NamedNotification, "kind" | "subjectId">): string {
	return createHash("sha256").update(`${kind} ${subjectId}`).digest("base64url").slice(0, 32);
}

/** The message of a notification: what its service worker shows, and where a touch leads. */
export function pushMessageOf(notification: NamedNotification): PushMessage {
	const { title, text: body, to: url } = notificationWords(notification);
	const topic = topicOf(notification);
	return {
		text: JSON.stringify({ title, body, url, tag: topic }),
		topic,
		keptFor: keptFor(notification.kind),
	};
}

type Dependencies = NamingContext & {
	db: Db;
	sender: PushSender;
	log: Pick<Log, "warn">;
	/** Those of these sessions that have not ended. */
	findRunningSessions: (sessionIds: readonly string[]) => Promise<Set<string>>;
};

/**
 * Sends the notification to the browser, unless it was read or the session has ended in the meantime. Deletes an
 * address that no longer works. Throws PushServiceAway, so that the queue tries again.
 */
export function sendPush(ctx: Dependencies) {
	const { db, sender, log, findRunningSessions } = ctx;
	return async ({ notificationId, sessionId }: PushJob): Promise<void> => {
		const found = await readByIds(db, [notificationId]);
		const [notification] = await nameDetails(ctx, db, found);
		const address = await findAddress(db, sessionId);
		if (notification === undefined || notification.readAt !== null) return;
		// The browser may belong to another person by now.
		if (address === undefined || address.userId !== notification.userId) return;
		// An expired session keeps its row, and with it the address, until the cleanup.
		if (!(await findRunningSessions([sessionId])).has(sessionId)) return;
		const outcome = await sender.send(address, pushMessageOf(notification));
		if (outcome === "gone") await deleteGoneAddress(db, address);
		if (outcome === "refused") log.warn({ notificationId }, "a push service refused a message");
	};
}
