import type { LeadAnswer } from "../../leads.contract.ts";

/** Whether the viewer gets the number by claiming. An assigned professional answers the assignment instead. */
export const isClaimable = ({ abilities }: Pick<LeadAnswer, "abilities">) =>
	abilities.claim && !abilities.answer;
