import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { brokenReference, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Address, AddressInput } from "../places.contract.ts";
import { mayChangeAddress } from "../places.policy.ts";
import { addressFieldsOf } from "./address-fields.ts";
import { deleteAddress, updateAddress } from "./addresses.repository.ts";
import { auditAddress } from "./audit-address.ts";
import { findAddressFor, readAddressList } from "./list-addresses.ts";
import type { PlacesContext } from "./places.context.ts";

/**
 * Changes an address and publishes it. Returns the person's list. Throws not_found for another person's address,
 * forbidden for salespeople if a listing uses it, and bad_input.
 */
export async function changeAddress(
	ctx: PlacesContext,
	viewer: Viewer,
	id: string,
	input: AddressInput,
): Promise<Address[]> {
	const row = await findAddressFor(ctx, viewer, id);
	const inUse = (await ctx.addressesInUse(ctx.db, [row.id])).has(row.id);
	if (!mayChangeAddress({ userId: row.userId, inUse }, viewer))
		throw new AppError("forbidden", m["places.address.managers"]());
	const fields = await addressFieldsOf(ctx.pincodes, input);
	return inTransaction(ctx.db, async (tx) => {
		// Every transaction locks the account before the listings that use the address.
		await ctx.people.lock(tx, row.userId);
		if (!(await updateAddress(tx, row, fields))) throw notFound();
		const at = ctx.clock();
		await auditAddress(tx, viewer, { at, action: "address.change", address: row });
		await ctx.addressChanged.announce(tx, { before: row, after: { ...row, ...fields }, viewer, at });
		return readAddressList(ctx, tx, row.userId);
	});
}

/**
 * Removes an address. Returns the person's list. Throws not_found for another person's address, conflict if a listing
 * uses it.
 */
export async function removeAddress(ctx: PlacesContext, viewer: Viewer, id: string): Promise<Address[]> {
	const row = await findAddressFor(ctx, viewer, id);
	try {
		return await inTransaction(ctx.db, async (tx) => {
			// Account deletion locks the account before listings and addresses, so this does too.
			await ctx.people.lock(tx, row.userId);
			if (!(await deleteAddress(tx, id))) throw notFound();
			await auditAddress(tx, viewer, { at: ctx.clock(), action: "address.remove", address: row });
			return readAddressList(ctx, tx, row.userId);
		});
	} catch (error) {
		if (brokenReference(error)) throw new AppError("conflict", m["places.address.in_use"]());
		throw error;
	}
}
