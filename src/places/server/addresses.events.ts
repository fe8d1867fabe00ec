import type { Db } from "../../platform/server/database/database.ts";
import { presentAddress } from "./addresses.presenter.ts";
import { deleteAddressesOf, readAddresses } from "./addresses.repository.ts";

/**
 * Handles account deletion: deletes the person's addresses. The modules above must release them first.
 */
export async function eraseAddressesOf(tx: Db, { userId }: { userId: string }): Promise<void> {
	await deleteAddressesOf(tx, userId);
}

/** Adds the person's addresses to the export of their data. */
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
