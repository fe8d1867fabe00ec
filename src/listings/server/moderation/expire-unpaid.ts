import type { Db } from "../../../platform/server/database/database.ts";
import { listingTransition } from "../../listing.ts";
import type { ListingsContext } from "../listings.context.ts";
import { lockInStatus } from "./listing-status.repository.ts";
import { takeAutomaticStep } from "./automatic-step.ts";

/** A listing whose service requires payment and whose last subscription ended. */
export type UnpaidListing = { listingId: string; endedAt: Date; stillWithout: () => Promise<boolean> };

/**
 * Handles a listing without a paid subscription: an active one expires, with an audit entry. Idempotent; a listing that
 * a manager or a payment has renewed since stays active.
 */
export async function expireUnpaid(
	{ clock }: Pick<ListingsContext, "clock">,
	tx: Db,
	{ listingId, endedAt, stillWithout }: UnpaidListing,
): Promise<void> {
	const step = listingTransition("active", "expire", "timetable");
	if (step === undefined) throw new Error("the timetable expires no listings");
	const since = await lockInStatus(tx, listingId, step.from);
	if (since === undefined || since > endedAt || !(await stillWithout())) return;
	await takeAutomaticStep(tx, listingId, step, { action: "listing.expire", now: clock() });
}
