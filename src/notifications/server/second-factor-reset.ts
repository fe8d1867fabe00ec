import { newId } from "../../platform/server/database/ids.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notify, type NotifyContext } from "./notify.ts";

/** Handles second-factor resets: notifies the person, in case they did not request it. */
export function notifySecondFactorReset(
	ctx: NotifyContext,
	tx: Db,
	{ userId }: { userId: string },
): Promise<void> {
	return notify(ctx, tx, [
		{
			userId,
			kind: "account.second-factor",
			subjectId: userId,
			details: {},
			occasion: `account.second-factor:${newId()}`,
		},
	]);
}
