import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { leadClaims, leads } from "./leads.tables.ts";

/** Who takes part in a lead. */
export type LeadParties = {
	customerId: string;
	/** The number that professionals saw; empty after the customer's account is deleted. */
	mobile: string;
	/** The person asked about has claimed it. */
	hasClaimed: boolean;
};

/** Who takes part in the lead, and whether this person has claimed it; undefined if there is no such lead. */
export async function readLeadParties(
	db: Db,
	leadId: string,
	userId: string,
): Promise<LeadParties | undefined> {
	const [row] = await db
		.select({ customerId: leads.customerId, mobile: leads.mobile, claimId: leadClaims.id })
		.from(leads)
		.leftJoin(leadClaims, and(eq(leadClaims.leadId, leads.id), eq(leadClaims.userId, userId)))
		.where(eq(leads.id, leadId));
	return row && { customerId: row.customerId, mobile: row.mobile, hasClaimed: row.claimId !== null };
}
