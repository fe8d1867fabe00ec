import { newId } from "../../platform/server/database/ids.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Notify } from "./notify.ts";

/** Listens to second-factor resets and notifies the person, in case nobody requested it. */
export function notifySecondFactorReset(notify: Notify) {
	return (tx: Db, { userId }: { userId: string }): Promise<void> =>
		notify(tx, [
			{
				userId,
				kind: "account.second-factor",
				subjectId: userId,
				details: {},
				occasion: `account.second-factor:${newId()}`,
			},
		]);
}
