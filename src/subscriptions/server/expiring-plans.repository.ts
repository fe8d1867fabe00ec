import { sql } from "drizzle-orm";
import type { Database } from "../../platform/server/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/waiting.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** So long before its end, in milliseconds, staff are shown a plan to call its owner about. */
const soon = 7 * 86_400_000;

/** Plans that end within a week, by the time of their end. A paused plan ends later, nobody knows when. */
export function readExpiringPlans(database: Pick<Database, "db">, now: Date): Promise<Waiting> {
	const until = new Date(now.getTime() + soon);
	return readWaiting(
		database,
		sql`select ${subscriptions.endsAt} as at from ${subscriptions}
			where ${subscriptions.status} = 'active' and ${subscriptions.endsAt} > ${now.toISOString()}
				and ${subscriptions.pausedAt} is null and ${subscriptions.endsAt} < ${until.toISOString()}`,
	);
}
