import { type DraftStore, clearDraft, recallDraft } from "../../../ui/form/draft.ts";
import { draftStores } from "../../../ui/form/draft-stores.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isClaimLeft, noRefusedLead, refusedLeadKey } from "./refused-lead.ts";

/**
 * Removes the reminder of a lead that the viewer could not claim, once it can no longer be claimed. `lead` is the
 * viewer's own response.
 */
export function clearRefusedLead(
	userId: string,
	lead: Pick<LeadAnswer, "_id" | "abilities" | "claimBlock">,
	store: DraftStore = draftStores.browser,
): void {
	if (isClaimLeft(lead)) return;
	const key = refusedLeadKey(userId);
	if (recallDraft(store, key, noRefusedLead).leadId === lead._id) clearDraft(store, key);
}
