import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { readWaiting, type Waiting } from "../../../platform/server/database/waiting.repository.ts";
import { listings } from "../listings.tables.ts";

/** Registrations that wait for a manager, oldest first: either those that are paid or those with a payment due. */
export function readWaitingRegistrations(db: Db, { isPaid }: { isPaid: boolean }): Promise<Waiting> {
	const paid = sql`${listings.paymentStatus} in ('success', 'not-required')`;
	return readWaiting(
		db,
		sql`select ${listings.appliedAt} as at from ${listings}
			where ${listings.status} = 'applied' and ${isPaid ? paid : sql`not (${paid})`}`,
	);
}

/** Registrations that wait for a manager and that this member of staff made for others. */
export function readOnboardedRegistrations(db: Db, staffId: string): Promise<Waiting> {
	return readWaiting(
		db,
		sql`select ${listings.appliedAt} as at from ${listings}
			where ${listings.status} = 'applied' and ${listings.onboardedBy} = ${staffId}
				and ${listings.addressId} is not null`,
	);
}
