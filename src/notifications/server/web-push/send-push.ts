import { createHash } from "node:crypto";
import { readLanguage } from "../../../accounts/server/accounts.api.ts";
import { localPath } from "../../../platform/local-path.ts";
import { inLanguage } from "../../../platform/server/language.ts";
import type { NotificationKind } from "../../notification.ts";
import { notificationWords } from "../../notification-text.ts";
import { type NamedNotification, nameDetails } from "../name-details.ts";
import type { NotificationsContext } from "../notifications.context.ts";
import { readByIds } from "../notifications.repository.ts";
import { deleteGoneAddress, findAddress } from "../push-addresses.repository.ts";
import type { PushMessage } from "./push-sender.ts";

/** The job that sends one notification to one browser. */
export const pushJob = "notifications.push";
export type PushJob = { notificationId: string; sessionId: string };

type PushContext = Pick<
	NotificationsContext,
	"db" | "pushSender" | "log" | "findRunningSessions" | "readListingTitles" | "planInWords" | "catalogue"
>;

const day = 24 * 60 * 60;
/** How long a push service keeps a notification for an offline browser, in seconds. A lead is old after a day. */
const lifetimeSeconds = (kind: NotificationKind): number => (kind.startsWith("lead.") ? day : 3 * day);

/**
 * The topic for the push service and the tag for the browser: a later message of the same kind and subject replaces
 * the earlier one. Shortened to the allowed length, and meaningless to the push service.
 */
function topicOf({ kind, subjectId }: Pick<NamedNotification, "kind" | "subjectId">): string {
	return createHash("sha256").update(`${kind} ${subjectId}`).digest("base64url").slice(0, 32);
}

/** The push message of a notification: what the service worker shows, and the page that a tap opens. */
export function pushMessageOf(notification: NamedNotification): PushMessage {
	const { title, text: body, to } = notificationWords(notification);
	const topic = topicOf(notification);
	return {
		text: JSON.stringify({ title, body, url: localPath(to), tag: topic }),
		topic,
		lifetimeSeconds: lifetimeSeconds(notification.kind),
	};
}

/**
 * Sends the notification to the browser in the person's language, unless it was read or the session has ended in the
 * meantime. Deletes an address that no longer works. Throws PushServiceAway, so that the queue tries again.
 */
export async function sendPush(ctx: PushContext, { notificationId, sessionId }: PushJob): Promise<void> {
	const { db, pushSender, log } = ctx;
	const [notification] = await readByIds(db, [notificationId]);
	const address = await findAddress(db, sessionId);
	if (notification === undefined || notification.readAt !== null) return;
	// Another person may use the browser by now.
	if (address === undefined || address.userId !== notification.userId) return;
	// An expired session keeps its row, and with it the address, until the cleanup.
	if (!(await ctx.findRunningSessions([sessionId])).has(sessionId)) return;
	const language = await readLanguage(db, notification.userId);
	const [message] = await inLanguage(language, async () =>
		(await nameDetails(ctx, db, [notification])).map(pushMessageOf),
	);
	if (message === undefined) return;
	const outcome = await pushSender.send(address, message);
	if (outcome === "gone") await deleteGoneAddress(db, address);
	if (outcome === "refused") log.warn({ notificationId }, "a push service refused a message");
}
