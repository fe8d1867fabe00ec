import type { Viewer } from "../../platform/access.ts";
import { AppError, type ErrorItem, notFound } from "../../platform/app-error.ts";
import { readMobile } from "../../platform/mobile.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { addressesAtMost } from "../address.ts";
import type { Address, AddressInput } from "../places.contract.ts";
import { mayAddForOthers } from "../places.policy.ts";
import { addressFieldsOf } from "./address-fields.ts";
import { insertAddress, readAddresses } from "./addresses.repository.ts";
import { auditAddress } from "./audit-address.ts";
import { readAddressList } from "./list-addresses.ts";
import type { PlacesContext } from "./places.context.ts";

/**
 * Adds an address of the viewer or, by staff, of the person of `userMobile`, whose account is created if there is none.
 * Returns the person's list. Throws forbidden for a `userMobile` by others, bad_input, and conflict above the limit of
 * addresses.
 */
export async function addAddress(
	ctx: PlacesContext,
	viewer: Viewer,
	input: AddressInput,
	userMobile: string | undefined,
): Promise<Address[]> {
	const { db, clock } = ctx;
	const typed = userMobile?.trim() ?? "";
	if (typed !== "" && !mayAddForOthers(viewer))
		throw new AppError("forbidden", m["places.address.staff_only"]());
	const { mobile, errors } = checkUserMobile(typed);
	const fields = await addressFieldsOf(ctx.pincodes, input, errors);
	return inTransaction(db, async (tx) => {
		// Locks the account first, so that of two additions at once the second one counts the first one's address.
		const userId = await lockPerson(ctx, tx, viewer, mobile);
		const before = await readAddresses(tx, userId);
		if (before.length >= addressesAtMost)
			throw new AppError("conflict", m["places.address.full"]({ count: addressesAtMost }));
		const id = newId();
		await insertAddress(tx, { ...fields, id, userId, createdAt: clock() });
		await auditAddress(tx, viewer, { at: clock(), action: "address.add", address: { id, userId } });
		return readAddressList(ctx, tx, userId);
	});
}

/** Null without a mobile, which means an address of the viewer. */
function checkUserMobile(typed: string): { mobile: string | null; errors: ErrorItem[] } {
	if (typed === "") return { mobile: null, errors: [] };
	const read = readMobile(typed);
	if ("mobile" in read) return { mobile: read.mobile, errors: [] };
	return { mobile: null, errors: [{ msg: m["places.address.user_mobile"](), path: "userMobile" }] };
}

/** Locks the viewer's account, or that of the mobile. Returns its id. */
async function lockPerson(
	{ people }: PlacesContext,
	tx: Db,
	viewer: Viewer,
	mobile: string | null,
): Promise<string> {
	if (mobile !== null) return (await people.ensureByMobile(tx, mobile)).id;
	if (!(await people.lock(tx, viewer.userId))) throw notFound();
	return viewer.userId;
}
