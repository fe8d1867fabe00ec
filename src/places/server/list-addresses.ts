import type { Viewer } from "../../platform/access.ts";
import { badInput, notFound } from "../../platform/app-error.ts";
import { readMobile } from "../../platform/mobile.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { Address } from "../places.contract.ts";
import { mayTouchAddress } from "../places.policy.ts";
import { presentAddress } from "./addresses.presenter.ts";
import { type AddressRow, findAddress, readAddresses } from "./addresses.repository.ts";
import type { PlacesContext } from "./places.context.ts";

/** Reads a person's addresses as they are presented, the newest first. */
export async function readAddressList(
	{ addressesInUse }: Pick<PlacesContext, "addressesInUse">,
	db: Db,
	userId: string,
): Promise<Address[]> {
	const rows = await readAddresses(db, userId);
	const inUse = await addressesInUse(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => presentAddress(row, inUse.has(row.id)));
}

/** Finds an address of the viewer, or any address for staff. Throws not_found for others. */
export async function findAddressFor(
	{ db }: Pick<PlacesContext, "db">,
	viewer: Viewer,
	id: string,
): Promise<AddressRow> {
	const row = await findAddress(db, id);
	if (row === undefined || !mayTouchAddress(row, viewer)) throw notFound();
	return row;
}

/** Lists the addresses of the person of this mobile, for staff; none for an unknown mobile. Throws bad_input without one. */
export async function listAddressesByMobile(
	ctx: PlacesContext,
	typed: string | undefined,
): Promise<Address[]> {
	const read = readMobile(typed ?? "");
	if ("fault" in read) throw badInput([{ msg: m["places.address.whose"](), path: "mobile" }]);
	const person = await ctx.people.findByMobile(ctx.db, read.mobile);
	return person === undefined ? [] : readAddressList(ctx, ctx.db, person.id);
}
