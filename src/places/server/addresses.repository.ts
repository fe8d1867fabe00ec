import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { addressesAtMost } from "../address.ts";
import { addresses } from "./places.tables.ts";

export type AddressRow = typeof addresses.$inferSelect;
/** The fields of an address that can be changed. */
export type AddressFields = Omit<AddressRow, "id" | "userId" | "createdAt">;

const columns = {
	id: addresses.id,
	userId: addresses.userId,
	name: addresses.name,
	mobile: addresses.mobile,
	pincode: addresses.pincode,
	poName: addresses.poName,
	cityBlock: addresses.cityBlock,
	district: addresses.district,
	stateName: addresses.stateName,
	city: addresses.city,
	completeAdd: addresses.completeAdd,
	buildingDetails: addresses.buildingDetails,
	floorDetails: addresses.floorDetails,
	landmark: addresses.landmark,
	locality: addresses.locality,
	cityDistrictTown: addresses.cityDistrictTown,
	createdAt: addresses.createdAt,
};

/** Reads a person's addresses, the newest first. */
export function readAddresses(db: Db, userId: string): Promise<AddressRow[]> {
	return db
		.select(columns)
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(desc(addresses.createdAt), desc(addresses.id))
		.limit(addressesAtMost);
}

/** Reads the addresses of many people. */
export function readAddressesOf(db: Db, userIds: readonly string[]): Promise<AddressRow[]> {
	return db
		.select(columns)
		.from(addresses)
		.where(inArray(addresses.userId, [...userIds]));
}

/** Finds any person's address. The caller checks whether the viewer may see it. */
export async function findAddress(db: Db, id: string): Promise<AddressRow | undefined> {
	const [found] = await db.select(columns).from(addresses).where(eq(addresses.id, id));
	return found;
}

/** Adds an address. The caller has locked the person and checked the limit. */
export async function insertAddress(
	tx: Db,
	row: AddressFields & Pick<AddressRow, "id" | "userId" | "createdAt">,
): Promise<void> {
	await tx.insert(addresses).values(row);
}

/** Adds many addresses, as `insertAddress`. */
export async function insertAddresses(tx: Db, rows: readonly AddressRow[]): Promise<void> {
	if (rows.length > 0) await tx.insert(addresses).values([...rows]);
}

/** Changes the person's address; false if it does not exist. */
export async function updateAddress(
	tx: Db,
	{ id, userId }: Pick<AddressRow, "id" | "userId">,
	fields: AddressFields,
): Promise<boolean> {
	const changed = await tx
		.update(addresses)
		.set(fields)
		.where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
		.returning({ id: addresses.id });
	return changed.length > 0;
}

/** Deletes the address; false if it does not exist. Violates the foreign key if a listing uses it. */
export async function deleteAddress(tx: Db, id: string): Promise<boolean> {
	const deleted = await tx.delete(addresses).where(eq(addresses.id, id)).returning({ id: addresses.id });
	return deleted.length > 0;
}

/** Deletes all addresses of a person. */
export async function deleteAddressesOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(addresses).where(eq(addresses.userId, userId));
}
