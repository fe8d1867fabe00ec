import { m } from "../../../paraglide/messages.js";
import type { CreditReason } from "../../credit.ts";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";

const reasons: Record<CreditReason, () => string> = {
	duplicate: m["subscriptions.credits.duplicate"],
	withdrawn: m["subscriptions.credits.withdrawn"],
	"wrong-number": m["subscriptions.credits.wrong_number"],
	removed: m["subscriptions.credits.removed"],
};

const leadsInWords = (count: number) => m["subscriptions.plan.leads"]({ count });

/** What happened, in a sentence: a claimed request, the reason for a returned lead, or leads that a refund ended. */
export function creditInWords({
	kind,
	reason,
	leads,
}: Pick<CreditEntryAnswer, "kind" | "reason" | "leads">): string {
	if (kind === "ended") return m["subscriptions.credits.ended_by_refund"]({ leads: leadsInWords(leads) });
	if (kind === "spent" || reason === null) return m["subscriptions.credits.claimed"]();
	return reasons[reason]();
}
