import { and, desc, eq, gt, inArray, isNull, lte, notInArray } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { deviceRule } from "../accounts.policy.ts";
import { knownDevices, users } from "./accounts.tables.ts";

const knownSince = (now: Date) => new Date(now.getTime() - deviceRule.knownFor);

/** True if the browser with these secrets logged the mobile in before. */
export async function isKnownDevice(
	db: Db,
	{ secretHashes, mobile, now }: { secretHashes: string[]; mobile: string; now: Date },
): Promise<boolean> {
	const found = await db
		.select({ userId: knownDevices.userId })
		.from(knownDevices)
		.innerJoin(users, eq(users.id, knownDevices.userId))
		.where(
			and(
				inArray(knownDevices.secretHash, secretHashes),
				eq(users.mobile, mobile),
				isNull(users.deletedAt),
				gt(knownDevices.lastLoginAt, knownSince(now)),
			),
		)
		.limit(1);
	return found.length > 0;
}

/** Deletes those of these secrets that belong to the account and returns their hashes. */
export async function dropSecrets(tx: Db, userId: string, secretHashes: string[]): Promise<Set<string>> {
	const dropped = await tx
		.delete(knownDevices)
		.where(and(eq(knownDevices.userId, userId), inArray(knownDevices.secretHash, secretHashes)))
		.returning({ secretHash: knownDevices.secretHash });
	return new Set(dropped.map(({ secretHash }) => secretHash));
}

/** Records that the browser logged the account in, and deletes the account's browsers beyond the limit. */
export async function noteDevice(
	tx: Db,
	device: { secretHash: string; userId: string; lastLoginAt: Date },
): Promise<void> {
	await tx
		.insert(knownDevices)
		.values(device)
		.onConflictDoUpdate({
			target: [knownDevices.secretHash, knownDevices.userId],
			set: { lastLoginAt: device.lastLoginAt },
		});
	const latest = tx
		.select({ secretHash: knownDevices.secretHash })
		.from(knownDevices)
		.where(eq(knownDevices.userId, device.userId))
		.orderBy(desc(knownDevices.lastLoginAt), desc(knownDevices.secretHash))
		.limit(deviceRule.perUser);
	await tx
		.delete(knownDevices)
		.where(and(eq(knownDevices.userId, device.userId), notInArray(knownDevices.secretHash, latest)));
}

/** When the account's known browsers last logged it in, latest first. */
export async function listDevices(db: Db, userId: string): Promise<{ lastLoginAt: Date }[]> {
	return db
		.select({ lastLoginAt: knownDevices.lastLoginAt })
		.from(knownDevices)
		.where(eq(knownDevices.userId, userId))
		.orderBy(desc(knownDevices.lastLoginAt))
		.limit(deviceRule.perUser);
}

/** Deletes all known browsers of an account that is being deleted, so a later account with the same mobile has none. */
export async function deleteDevicesOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Deletes browsers whose last login is longer ago than `deviceRule` allows. */
export async function deleteForgottenDevices(db: Db, now: Date): Promise<void> {
	await db.delete(knownDevices).where(lte(knownDevices.lastLoginAt, knownSince(now)));
}
