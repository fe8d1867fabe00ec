import { m } from "../../../paraglide/messages.js";
import { duplicateDays } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

type ClaimWith = LeadAnswer["claimWith"];

/** What the claim would cost the viewer, as a sentence; null if unknown. */
export function claimCost(claimWith: ClaimWith): string | null {
	if (claimWith === null || claimWith === undefined) return null;
	const { subscriptionType: plan, leadsRemaining: count, isFree } = claimWith;
	if (isFree) return m["leads.claimed.with_free"]({ days: duplicateDays });
	if (count === null) return m["leads.claimed.with_plan"]({ plan });
	return count === 1
		? m["leads.claimed.with_last"]({ plan })
		: m["leads.claimed.with_leads"]({ count, plan });
}

/** The same in a few words, for a narrow space. */
export function claimCostInShort(claimWith: ClaimWith): string | null {
	if (claimWith === null || claimWith === undefined) return null;
	if (claimWith.isFree) return m["leads.claimed.nothing_short"]();
	const { leadsRemaining: count } = claimWith;
	return count === null ? null : m["leads.claimed.leads_left"]({ count });
}
