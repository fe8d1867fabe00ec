import { createHash } from "node:crypto";
import type { Db } from "../../../platform/server/database.ts";
import type { Log } from "../../../platform/server/log.ts";
import type { NotificationKind } from "../../notification.ts";
import { notificationWords } from "../../notification-words.ts";
import { type NamedNotification, nameProfessionals, type ReadListingTitles } from "../name-professionals.ts";
import { readByIds } from "../notifications.repository.ts";
import { deleteGoneAddress, findAddress } from "../push-addresses.repository.ts";
import type { PushMessage, PushSender } from "./push-sender.ts";

/** The job that tells one browser one notification. */
export const pushJob = "notifications.push";
export type PushJob = { notificationId: string; sessionId: string };

/** How long a push service keeps a notification for a browser that is away, in seconds: a lead is old after a day. */
const day = 24 * 60 * 60;
const keptFor = (kind: NotificationKind): number => (kind.startsWith("lead.") ? day : 3 * day);

/**
 * What a push service takes as a topic, and a browser as a tag: a later message of the same kind and subject replaces
 * the one before. Shortened to what a topic may be long, and telling the push service nothing.
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

type Needs = {
	db: Db;
	sender: PushSender;
	log: Pick<Log, "warn">;
	/** Those of these sessions that have not ended. */
	findRunningSessions: (sessionIds: readonly string[]) => Promise<Set<string>>;
	readListingTitles: ReadListingTitles;
};

/**
 * Does the job: tells the browser, unless the notification was read, or its session has ended or run out, meanwhile. An address
 * that reaches nobody is taken away. Throws PushServiceAway, for the queue to try again.
 */
export function sendPush({ db, sender, log, findRunningSessions, readListingTitles }: Needs) {
	return async ({ notificationId, sessionId }: PushJob): Promise<void> => {
		const found = await readByIds(db, [notificationId]);
		const [notification] = await nameProfessionals(db, found, readListingTitles);
		const address = await findAddress(db, sessionId);
		if (notification === undefined || notification.readAt !== null) return;
		// The browser may have passed to somebody else by now.
		if (address === undefined || address.userId !== notification.userId) return;
		// One that ran out by itself keeps its row, and with it the address, until it is cleaned away.
		if (!(await findRunningSessions([sessionId])).has(sessionId)) return;
		const outcome = await sender.send(address, pushMessageOf(notification));
		if (outcome === "gone") await deleteGoneAddress(db, address);
		if (outcome === "refused") log.warn({ notificationId }, "a push service refused a message");
	};
}
