import { type DraftStore, clearDraft, recallDraft } from "../../../ui/form/draft.ts";
import { draftStores } from "../../../ui/form/draft-stores.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isClaimLeft, noRefusedLead, refusedLeadKey } from "./refused-lead.ts";

/**
 * Lets go of the lead that the viewer wanted to claim and could not, once there is nothing left to claim of it.
 * `lead` is as the viewer themselves read it.
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
