import { m } from "../../../paraglide/messages.js";
import type { CreditReason } from "../../credit.ts";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";

const reasons: Record<CreditReason, () => string> = {
	duplicate: m["subscriptions.credits.duplicate"],
	withdrawn: m["subscriptions.credits.withdrawn"],
	"wrong-number": m["subscriptions.credits.wrong_number"],
};

/** What happened, in a sentence: that a request was claimed, or why its lead was given back. */
export function creditInWords({ kind, reason }: Pick<CreditEntryAnswer, "kind" | "reason">): string {
	if (kind === "spent" || reason === null) return m["subscriptions.credits.claimed"]();
	return reasons[reason]();
}
