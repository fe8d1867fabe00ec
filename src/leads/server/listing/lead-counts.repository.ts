import { listingIdsOf } from "../../../listings/server/listings.sql.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import { type LeadCounts, leadsCountedAtMost } from "../../lead-counts.contract.ts";

const upTo = (from: string) =>
	`(select count(*)::int from (select ${from} limit ${leadsCountedAtMost + 1}) counted)`;

const counts: NamedStatement = {
	name: "leads_received_counts",
	text: `select
	${upTo(`from leads where origin_listing_id = any(array(${listingIdsOf("$1::uuid")})) and source = 'marketplace'`)} as direct,
	${upTo("from lead_claims where user_id = $1::uuid and claim_type = 'self'")} as claimed,
	${upTo("from leads where assigned_user_id = $1::uuid")} as assigned`,
};

/** How many leads this professional received; each number is counted up to one more than is shown. */
export async function countReceivedLeads(db: Db, userId: string): Promise<LeadCounts> {
	const [row] = await named<LeadCounts>(db, counts, [userId]);
	return row ?? { direct: 0, claimed: 0, assigned: 0 };
}
