import { readAdminIds, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Notify } from "./notify.ts";

/** Notifies all admins, once a day, that a member of staff reached the daily limit of numbers shown. */
export async function notifyNumberLimit(
	notify: Notify,
	tx: Db,
	{ userId: viewerId }: Pick<Viewer, "userId">,
	{ day, numbers }: { day: string; numbers: number },
): Promise<void> {
	const [adminIds, people] = await Promise.all([readAdminIds(tx), readUsersByIds(tx, [viewerId])]);
	const staff = people.get(viewerId)?.name ?? undefined;
	await notify(
		tx,
		adminIds.map((userId) => ({
			userId,
			kind: "staff.numbers",
			subjectId: viewerId,
			details: { staff, numbers },
			occasion: `staff.numbers:${viewerId}:${day}`,
		})),
	);
}
