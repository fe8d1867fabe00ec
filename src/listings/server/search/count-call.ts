import { countDailyUse, isBlockedBetween, lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { isShown } from "../../../catalogue/catalogue.ts";
import { m } from "../../../paraglide/messages.js";
import { readAddress } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { indianDay, secondsLeftOfIndianDay } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { callsPerDay, isBookable } from "../../listing.ts";
import type { ListingsContext } from "../listings.context.ts";
import { countContact, findCallTarget, isCallCounted } from "./contacts.repository.ts";

type CallContext = Pick<ListingsContext, "db" | "clock" | "keyedHash" | "catalogue">;

/**
 * Counts a call and returns the number to call. Throws not_found; conflict if the listing cannot be called now;
 * too_often beyond `callsPerDay` different listings on one Indian day; not_signed_in if the account has been deleted.
 * Owners get their own number.
 */
export async function countCall(
	ctx: CallContext,
	viewer: Viewer,
	listingId: string,
): Promise<{ mobile: string }> {
	const { serviceById } = await ctx.catalogue.snapshot();
	return inTransaction(ctx.db, async (tx) => {
		const target = await findCallTarget(tx, listingId);
		const address = target && (await readAddress(tx, target.addressId));
		if (target === undefined || address === undefined) throw notFound();
		const { mobile } = address;
		if (target.ownerId === viewer.userId) return { mobile };
		if (await isBlockedBetween(tx, viewer.userId, target.ownerId)) throw notFound();
		const service = serviceById.get(target.serviceId);
		const callIcon = service !== undefined && isShown(service) && service.callIcon;
		if (!isBookable({ ...target, callIcon })) {
			throw new AppError("conflict", m["listings.call.unavailable"]());
		}
		await countWithinLimit(ctx, tx, viewer, listingId);
		return { mobile };
	});
}

async function countWithinLimit(
	{ clock, keyedHash }: CallContext,
	tx: Db,
	viewer: Viewer,
	listingId: string,
): Promise<void> {
	const now = clock();
	const call = { listingId, kind: "call" as const, visitor: viewer.userId, day: indianDay(now), at: now };
	// Counts one person's calls one after the other, and none while the account is being deleted.
	const { mobile } = await lockSignedIn(tx, viewer);
	if (await isCallCounted(tx, call)) return;
	const daily = { use: "call", mobile, now, atMost: callsPerDay };
	if (!(await countDailyUse(tx, keyedHash, daily))) {
		throw new AppError("too_often", m["listings.call.limit"](), {
			retryAfterSeconds: secondsLeftOfIndianDay(now),
		});
	}
	await countContact(tx, call, viewer.userId);
}
