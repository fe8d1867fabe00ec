import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { listingTransition } from "../../listing.ts";
import { lockInStatus } from "./listing-status.repository.ts";
import { stepUnasked } from "./unasked-step.ts";

/** The last subscription of a listing ended, and its service requires payment. */
export type RanOut = { listingId: string; endedAt: Date; stillWithout: () => Promise<boolean> };

/**
 * Handles a listing without a paid subscription: an active one expires, with an audit entry. Idempotent; a listing that
 * a manager or a payment has renewed since stays active.
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
