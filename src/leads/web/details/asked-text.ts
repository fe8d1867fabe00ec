import { m } from "../../../paraglide/messages.js";
import type { LeadAnswer } from "../../leads.contract.ts";

/** What accepting means to the professional asked: the number as well, unless they have it by a claim. */
export function askedText({ claimedDetails }: Pick<LeadAnswer, "claimedDetails">): string {
	return claimedDetails === null ? m["leads.assigned.you_text"]() : m["leads.assigned.you_text_holder"]();
}
