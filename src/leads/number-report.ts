import { findTransition, type Transition } from "../platform/lifecycle.ts";
import type { CreditReason } from "../subscriptions/credit.ts";

/** The result of a report that a lead's number is wrong: `open` until staff decide. */
export const numberReportStatuses = ["open", "confirmed", "refused"] as const;
export type NumberReportStatus = (typeof numberReportStatuses)[number];

/** The decisions that staff can make. */
export const numberReportOutcomes = ["confirmed", "refused"] as const;
export type NumberReportOutcome = (typeof numberReportOutcomes)[number];

/** All transitions of a report; only staff make them. */
const transitions: readonly Transition<NumberReportStatus, NumberReportOutcome, "staff">[] = [
	{ from: "open", action: "confirmed", actors: ["staff"], to: "confirmed" },
	{ from: "open", action: "refused", actors: ["staff"], to: "refused" },
];

/** The transition that staff may make from this status, or undefined. */
export const numberReportTransition = (from: NumberReportStatus, outcome: NumberReportOutcome) =>
	findTransition(transitions, from, outcome, "staff");

/**
 * Why another report of a lead's number would change nothing: staff found it wrong, or the claim's credit was returned.
 */
export type ReportIdle = "wrong" | "returned";

/** Why the professional need not report the number, or null if a report is worth checking. */
export function reportIdle({
	isNumberWrong,
	creditReturned,
}: {
	isNumberWrong: boolean;
	/** Why the credit of the claim was returned; null if it was not, or none was taken. */
	creditReturned: CreditReason | null;
}): ReportIdle | null {
	if (isNumberWrong) return "wrong";
	// A claim that was free from the start says nothing about the number, so it can still be reported.
	return creditReturned === null || creditReturned === "duplicate" ? null : "returned";
}
