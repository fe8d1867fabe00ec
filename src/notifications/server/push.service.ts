import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { brokenReference, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { PushAddress } from "../notifications.contract.ts";
import { deleteAddress, findAddress, putAddress } from "./push-addresses.repository.ts";
import type { PushSender } from "./web-push/push-sender.ts";

type Dependencies = { db: Db; clock: Clock; sender: Pick<PushSender, "publicKey" | "takes"> };
export type Push = ReturnType<typeof createPush>;

/** Whether the browser of the viewer's session gets Web Push. */
export function createPush({ db, clock, sender }: Dependencies) {
	/** The key that a browser subscribes with, and whether this one has. */
	async function read({ sessionId }: Viewer): Promise<{ publicKey: string; isOn: boolean }> {
		return { publicKey: sender.publicKey, isOn: (await findAddress(db, sessionId)) !== undefined };
	}

	/**
	 * Turns it on until the session ends. Throws bad_input if the address is not of a known push service or the keys
	 * are malformed.
	 */
	async function turnOn(viewer: Viewer, { endpoint, keys }: PushAddress): Promise<void> {
		const { userId, sessionId } = viewer;
		const target = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
		if (!sender.takes(target))
			throw badInput([{ msg: m["notifications.push.unknown_service"](), path: "endpoint" }]);
		try {
			await inTransaction(db, async (tx) => {
				await lockSignedIn(tx, viewer);
				await putAddress(tx, { sessionId, userId, ...target, createdAt: clock() });
			});
		} catch (error) {
			// The session ended during the call.
			if (brokenReference(error)) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
			throw error;
		}
	}

	/** Turns it off. */
	const turnOff = ({ sessionId }: Viewer) => deleteAddress(db, sessionId);

	return { read, turnOn, turnOff };
}
