import type { AccountDeleted, ExportRequested } from "../../accounts/server/users.service.ts";
import type { AnnounceChanges } from "../../notifications/server/notifications.service.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { readClaimsOf, readOfferedLeads } from "./claims.repository.ts";
import { leadChange } from "./lead-news.ts";
import { blankLeadsOf, readLeadsOf } from "./leads.repository.ts";
import type { Leads } from "./leads.service.ts";
import { blankReportsAbout, blankReportsOf, readReportsOf } from "./number-reports.repository.ts";
import { forgetTold } from "./waves.repository.ts";

type Needs = {
	announce: AnnounceChanges;
	leads: Pick<Leads, "closeAllOf">;
	idempotency: Pick<Idempotency, "forget">;
};

/**
 * What is to happen here when a person's account is deleted: their open leads are closed, and nothing that leads to
 * them stays on any, nor in what was written about them. Their claims stay: they are other customers' record of who saw their number.
 */
export function forgetLeadsOf({ announce, leads, idempotency }: Needs) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		await announceOffers(announce, tx, { userId });
		await leads.closeAllOf(tx, userId);
		await blankLeadsOf(tx, userId);
		await blankReportsOf(tx, userId);
		await blankReportsAbout(tx, userId);
		await forgetTold(tx, userId);
		// Kept answers repeat what the person sent.
		await idempotency.forget(tx, userId);
	};
}

/**
 * Listens to listings that staff suspend and reopen: who looks at the offers of a lead that was claimed with the listing
 * sees at once whether it can be booked.
 */
export function followBookable({ announce }: Pick<Needs, "announce">) {
	return (tx: Db, { listingId }: { listingId: string }): Promise<void> =>
		announceOffers(announce, tx, { listingId });
}

/** Only the customer, and staff who have the lead open, see its offers. */
async function announceOffers(
	announce: AnnounceChanges,
	tx: Db,
	claimer: Parameters<typeof readOfferedLeads>[1],
): Promise<void> {
	const offered = await readOfferedLeads(tx, claimer);
	await announce(
		tx,
		offered.map((lead) => leadChange(lead, [lead.customerId], "staff")),
	);
}

/** Adds the person's leads, claims and reports to the copy of their data. */
export async function exportLeadsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const leads = await readLeadsOf(tx, userId);
	add(
		"leads",
		leads.map(({ id, budgetMin, budgetMax, ...lead }) => ({
			_id: id,
			...lead,
			budget: {
				min: budgetMin === null ? null : rupeesFromPaise(budgetMin),
				max: budgetMax === null ? null : rupeesFromPaise(budgetMax),
			},
		})),
	);
	add("claims", await readClaimsOf(tx, userId));
	add("numberReports", await readReportsOf(tx, userId));
}
