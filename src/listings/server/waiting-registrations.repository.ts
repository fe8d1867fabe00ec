import { sql } from "drizzle-orm";
import type { Database } from "../../platform/server/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/waiting.repository.ts";
import { listings } from "./listings.tables.ts";

/** Registrations that wait for a manager, oldest first: those with nothing left to pay, or those with something. */
export function readWaitingRegistrations(
	database: Pick<Database, "db">,
	{ isPaid }: { isPaid: boolean },
): Promise<Waiting> {
	const paid = sql`${listings.paymentStatus} in ('success', 'not-required')`;
	return readWaiting(
		database,
		sql`select ${listings.appliedAt} as at from ${listings}
			where ${listings.status} = 'applied' and ${isPaid ? paid : sql`not (${paid})`}`,
	);
}

/** Registrations that this member of staff made for others and that wait for a manager. */
export function readOnboardedRegistrations(
	database: Pick<Database, "db">,
	staffId: string,
): Promise<Waiting> {
	return readWaiting(
		database,
		sql`select ${listings.appliedAt} as at from ${listings}
			where ${listings.status} = 'applied' and ${listings.onboardedBy} = ${staffId}`,
	);
}
