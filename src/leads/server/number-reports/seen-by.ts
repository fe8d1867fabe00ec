import { readNumberViewsOn } from "../../../accounts/server/accounts.api.ts";
import { readReachableProfessionals } from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { NumberSeen } from "../../number-seen.contract.ts";
import { readClaimsOn } from "../claiming/claims.repository.ts";
import type { LeadsContext } from "../leads.context.ts";

/** Who has seen the number of the lead, oldest first: professionals by their claims, staff for a reason. */
export async function readSeenBy({ db, catalogue }: LeadsContext, leadId: string): Promise<NumberSeen[]> {
	const [claims, views, snapshot] = await Promise.all([
		readClaimsOn(db, leadId),
		readNumberViewsOn(db, { type: "lead", id: leadId }),
		catalogue.snapshot(),
	]);
	const listingIds = claims.map(({ listingId }) => listingId);
	const professionals = await readReachableProfessionals(db, listingIds, snapshot);
	const byClaim = claims.map(({ listingId, claimedAt }): NumberSeen => {
		const professional = professionals.get(listingId);
		const name = professional && (professional.firmName ?? professional.name);
		return {
			who: "professional",
			name: name ?? m["leads.offers.gone"](),
			at: claimedAt.toISOString(),
		};
	});
	const byStaff = views.map(({ at, reason }): NumberSeen => ({
		who: "staff",
		name: m["leads.seen.support"]({ brand: m["brand.name"]() }),
		at: at.toISOString(),
		reason,
	}));
	return [...byClaim, ...byStaff].toSorted((a, b) => a.at.localeCompare(b.at));
}
