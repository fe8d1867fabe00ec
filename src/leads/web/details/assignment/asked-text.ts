import { m } from "../../../../paraglide/messages.js";
import type { LeadAnswer } from "../../../leads.contract.ts";

/** What accepting brings the assigned professional: the booking, and the number unless a claim already shows it. */
export function askedText({ claimedDetails }: Pick<LeadAnswer, "claimedDetails">): string {
	return claimedDetails === null ? m["leads.assigned.you_text"]() : m["leads.assigned.you_text_holder"]();
}
