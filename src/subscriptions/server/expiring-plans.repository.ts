import { sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/database/waiting.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** How long before its end staff see a plan, to call its owner; in milliseconds. */
const soon = 7 * 86_400_000;

/** Plans that end within a week, soonest first. Paused plans are left out: their end moves by an unknown time. */
export function readExpiringPlans(db: Db, now: Date): Promise<Waiting> {
	const until = new Date(now.getTime() + soon);
	return readWaiting(
		db,
		sql`select ${subscriptions.endsAt} as at from ${subscriptions}
			where ${subscriptions.status} = 'active' and ${subscriptions.endsAt} > ${now.toISOString()}
				and ${subscriptions.pausedAt} is null and ${subscriptions.endsAt} < ${until.toISOString()}`,
	);
}
