import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { serviceInterests } from "../listings.tables.ts";

type Interest = typeof serviceInterests.$inferInsert;

/** Stores the interest unless it exists already. */
export async function insertInterest(tx: Db, interest: Interest): Promise<void> {
	await tx.insert(serviceInterests).values(interest).onConflictDoNothing();
}

/** Whether the person waits for this service at this place; null for anywhere. */
export async function hasInterest(
	db: Db,
	{ userId, serviceId, locationId }: Pick<Interest, "userId" | "serviceId"> & { locationId: string | null },
): Promise<boolean> {
	const rows = await db
		.select({ id: serviceInterests.id })
		.from(serviceInterests)
		.where(
			and(
				eq(serviceInterests.userId, userId),
				eq(serviceInterests.serviceId, serviceId),
				locationId === null
					? isNull(serviceInterests.locationId)
					: eq(serviceInterests.locationId, locationId),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/** Everything that this person waits for, oldest first. */
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
