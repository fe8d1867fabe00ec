import type { LeadAnswer } from "../../leads.contract.ts";

/** Whether claiming is the viewer's way to the number: who was asked to take the lead answers that instead. */
export const isClaimable = ({ abilities }: Pick<LeadAnswer, "abilities">) =>
	abilities.claim && !abilities.answer;
