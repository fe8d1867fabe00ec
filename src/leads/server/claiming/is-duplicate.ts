import type { Db } from "../../../platform/server/database/database.ts";
import { hasSpentCredit } from "../../../subscriptions/server/subscriptions.api.ts";
import { duplicateSince } from "../../lead.ts";
import { readClaimedAlike } from "./claims.repository.ts";

/**
 * Whether the person has paid for another lead of the same customer and service: one claimed within `duplicateDays`,
 * whose credit was not returned. A free claim does not count.
 */
export async function isDuplicate(
	db: Db,
	userId: string,
	lead: { id: string; customerId: string; serviceId: string },
	now: Date,
): Promise<boolean> {
	const alike = await readClaimedAlike(db, userId, lead, duplicateSince(now));
	return alike.length > 0 && (await hasSpentCredit(db, userId, alike));
}
