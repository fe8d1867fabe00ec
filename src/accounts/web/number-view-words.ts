import { m } from "../../paraglide/messages.js";
import type { NumberViewReason } from "../number-view.ts";

/** The text of each reason, the same for staff and for the owner of the number. */
export const numberViewReasonNames: Record<NumberViewReason, () => string> = {
	"customer asked for help": m["accounts.numbers.reason_help"],
	"checking a report": m["accounts.numbers.reason_report"],
	assigning: m["accounts.numbers.reason_assigning"],
	other: m["accounts.numbers.reason_other"],
};
