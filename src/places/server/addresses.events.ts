import type { Db } from "../../platform/server/database/database.ts";
import { presentAddress } from "./addresses.presenter.ts";
import { deleteAddressesOf, readAddresses } from "./addresses.repository.ts";

/**
 * What is to happen here when a person's account is deleted: their addresses go. The modules above let go of them first.
 */
export async function eraseAddressesOf(tx: Db, { userId }: { userId: string }): Promise<void> {
	await deleteAddressesOf(tx, userId);
}

/** Adds the person's addresses to the copy of their data. */
export async function exportAddressesOf(
	tx: Db,
	{ userId, add }: { userId: string; add: (part: string, data: unknown) => void },
): Promise<void> {
	const rows = await readAddresses(tx, userId);
	add(
		"addresses",
		rows.map((row) => {
			const { addressInUse: _inUse, ...address } = presentAddress(row, false);
			return { ...address, addedAt: row.createdAt.toISOString() };
		}),
	);
}
