import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { pushAddresses } from "./notifications.tables.ts";

export type PushAddressRow = typeof pushAddresses.$inferSelect;

/**
 * Replaces the Web Push address of a session's browser, and takes the address from any other session. The caller has
 * locked the account. Violates the foreign key if the session has ended.
 */
export async function putAddress(tx: Db, address: PushAddressRow): Promise<void> {
	await deleteAddress(tx, address.sessionId);
	await tx.insert(pushAddresses).values(address).onConflictDoUpdate({
		target: pushAddresses.endpoint,
		set: address,
	});
}

/** Finds the Web Push address of a session's browser. */
export async function findAddress(db: Db, sessionId: string): Promise<PushAddressRow | undefined> {
	const [row] = await db.select().from(pushAddresses).where(eq(pushAddresses.sessionId, sessionId));
	return row;
}

const ofPeople = namedQuery("push_addresses_of_people", (db) =>
	db
		.select({ sessionId: pushAddresses.sessionId, userId: pushAddresses.userId })
		.from(pushAddresses)
		.where(sql`${pushAddresses.userId} = any(${sql.placeholder("userIds")}::uuid[])`)
		.orderBy(asc(pushAddresses.userId), asc(pushAddresses.sessionId)),
);

/** Reads the sessions of these people that have a Web Push address. */
export function readAddressesOf(
	db: Db,
	userIds: readonly string[],
): Promise<Pick<PushAddressRow, "sessionId" | "userId">[]> {
	return ofPeople(db, { userIds });
}

/** Deletes a session's address. */
export async function deleteAddress(db: Db, sessionId: string): Promise<void> {
	await db.delete(pushAddresses).where(eq(pushAddresses.sessionId, sessionId));
}

/** Deletes an address that no longer works, unless the session has another one by now. */
export async function deleteGoneAddress(
	db: Db,
	{ sessionId, endpoint }: Pick<PushAddressRow, "sessionId" | "endpoint">,
): Promise<void> {
	await db
		.delete(pushAddresses)
		.where(and(eq(pushAddresses.sessionId, sessionId), eq(pushAddresses.endpoint, endpoint)));
}

/** Deletes all addresses of a person. */
export async function deleteAddressesOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(pushAddresses).where(eq(pushAddresses.userId, userId));
}

/** Reads a person's addresses for the export. */
export function listAddresses(
	db: Db,
	userId: string,
): Promise<Pick<PushAddressRow, "endpoint" | "createdAt">[]> {
	return db
		.select({ endpoint: pushAddresses.endpoint, createdAt: pushAddresses.createdAt })
		.from(pushAddresses)
		.where(eq(pushAddresses.userId, userId))
		.orderBy(asc(pushAddresses.createdAt), asc(pushAddresses.sessionId));
}
