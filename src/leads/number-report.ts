import type { CreditReason } from "../subscriptions/credit.ts";

/** How staff judged a report that a lead's number is wrong: `open` until they have. */
export const numberReportStatuses = ["open", "confirmed", "refused"] as const;
export type NumberReportStatus = (typeof numberReportStatuses)[number];

/** What staff can decide. */
export const numberReportOutcomes = ["confirmed", "refused"] as const;
export type NumberReportOutcome = (typeof numberReportOutcomes)[number];

type Transition = { from: NumberReportStatus; outcome: NumberReportOutcome; to: NumberReportStatus };

/** The whole life of a report; staff alone move it on. What is not in here cannot happen. */
export const numberReportTransitions: readonly Transition[] = [
	{ from: "open", outcome: "confirmed", to: "confirmed" },
	{ from: "open", outcome: "refused", to: "refused" },
];

/** The step that staff may take with a report of this status, or undefined. */
export function numberReportTransition(
	from: NumberReportStatus,
	outcome: NumberReportOutcome,
): Transition | undefined {
	return numberReportTransitions.find((step) => step.from === from && step.outcome === outcome);
}

/** Why a report of a lead's number would change nothing any more: staff found it wrong, or the claim's credit came back. */
export type ReportIdle = "wrong" | "returned";

/** The reason why the claim's holder need not report the number, or null where a report is worth looking into. */
export function reportIdle({
	isNumberWrong,
	creditReturned,
}: {
	isNumberWrong: boolean;
	/** Why the credit of the claim came back; null where it did not, or none was taken. */
	creditReturned: CreditReason | null;
}): ReportIdle | null {
	if (isNumberWrong) return "wrong";
	// What cost nothing from the beginning says nothing of the number: whoever finds it wrong may say so.
	return creditReturned === null || creditReturned === "duplicate" ? null : "returned";
}
