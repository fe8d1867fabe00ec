import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import { brokenReference, inTransaction } from "../../../platform/server/database/database.ts";
import type { PushAddress } from "../../notifications.contract.ts";
import type { NotificationsContext } from "../notifications.context.ts";
import { deleteAddress, findAddress, putAddress } from "../push-addresses.repository.ts";

/** Reads the key that browsers subscribe with, and whether Web Push is on for the browser of the viewer's session. */
export async function readOwnPush(
	{ db, pushSender }: NotificationsContext,
	{ sessionId }: Viewer,
): Promise<{ publicKey: string; isOn: boolean }> {
	return { publicKey: pushSender.publicKey, isOn: (await findAddress(db, sessionId)) !== undefined };
}

/**
 * Turns Web Push on until the session ends. Throws bad_input if the address is not of a known push service or the keys
 * are malformed.
 */
export async function turnOnPush(
	{ db, clock, pushSender }: NotificationsContext,
	viewer: Viewer,
	{ endpoint, keys }: PushAddress,
): Promise<void> {
	const { userId, sessionId } = viewer;
	const target = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
	if (!pushSender.takes(target))
		throw badInput([{ msg: m["notifications.push.unknown_service"](), path: "endpoint" }]);
	try {
		await inTransaction(db, async (tx) => {
			await lockSignedIn(tx, viewer);
			await putAddress(tx, { sessionId, userId, ...target, createdAt: clock() });
		});
	} catch (error) {
		// The session ended during the request.
		if (brokenReference(error)) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
		throw error;
	}
}

/** Turns Web Push off for the browser of the viewer's session. */
export const turnOffPush = ({ db }: Pick<NotificationsContext, "db">, { sessionId }: Viewer): Promise<void> =>
	deleteAddress(db, sessionId);
