import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import { listingTransition } from "../listing.ts";
import { lockInStatus } from "./listing-status.repository.ts";
import { stepUnasked } from "./unasked-step.ts";

/** A listing of a service that requires payment ran out of subscriptions. */
export type RanOut = { listingId: string; endedAt: Date; stillWithout: () => Promise<boolean> };

/**
 * What is to happen when a listing has nothing paid left: an active one expires, and the audit log says so. Safe to
 * hear twice, and one that a manager or a payment renewed since then stays as it is.
 */
export function expireUnpaid({ clock }: { clock: Clock }) {
	return async (tx: Db, { listingId, endedAt, stillWithout }: RanOut): Promise<void> => {
		const step = listingTransition("active", "expire", "timetable");
		if (step === undefined) throw new Error("the timetable expires no listings");
		const since = await lockInStatus(tx, listingId, step.from);
		if (since === undefined || since > endedAt || !(await stillWithout())) return;
		await stepUnasked(tx, listingId, step, { action: "listing.expire", now: clock() });
	};
}
