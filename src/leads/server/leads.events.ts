import type { AccountDeleted, ExportRequested } from "../../accounts/server/users.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { readClaimsOf } from "./claims.repository.ts";
import { blankLeadsOf, closeLeadsOf, readLeadsOf } from "./leads.repository.ts";

/**
 * What is to happen here when a person's account is deleted: their open leads are closed, and nothing that leads to
 * them stays on any. Their claims stay: they are other customers' record of who saw their number.
 */
export function forgetLeadsOf({
	clock,
	idempotency,
}: {
	clock: Clock;
	idempotency: Pick<Idempotency, "forget">;
}) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		await closeLeadsOf(tx, userId, clock());
		await blankLeadsOf(tx, userId);
		// Kept answers repeat what the person sent.
		await idempotency.forget(tx, userId);
	};
}

/** Adds the person's leads and claims to the copy of their data. */
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
}
