import { newId } from "../../platform/server/ids.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Tell } from "./tell.ts";

/** Listens to the reset of a second factor: its person is notified, in case nobody asked for it. */
export function notifySecondFactorReset(tell: Tell) {
	return (tx: Db, { userId }: { userId: string }): Promise<void> =>
		tell(tx, [
			{
				userId,
				kind: "account.second-factor",
				subjectId: userId,
				details: {},
				occasion: `account.second-factor:${newId()}`,
			},
		]);
}
