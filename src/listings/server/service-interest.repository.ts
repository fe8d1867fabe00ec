import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { serviceInterests } from "./listings.tables.ts";

type Interest = typeof serviceInterests.$inferInsert;

/** Remembers the interest unless it is there already. */
export async function insertInterest(tx: Db, interest: Interest): Promise<void> {
	await tx.insert(serviceInterests).values(interest).onConflictDoNothing();
}

/** Everything that this person waits for, the oldest first. */
export function readInterestsOf(db: Db, userId: string) {
	const { serviceId, locationId, createdAt } = serviceInterests;
	return db
		.select({ serviceId, locationId, createdAt })
		.from(serviceInterests)
		.where(eq(serviceInterests.userId, userId))
		.orderBy(asc(createdAt), asc(serviceInterests.id));
}

/** Removes everything that this person waits for. */
export async function deleteInterestsOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(serviceInterests).where(eq(serviceInterests.userId, userId));
}
