import type { ErrorItem } from "../platform/app-error.ts";
import { findTransition, type Transition } from "../platform/lifecycle.ts";
import { m } from "../paraglide/messages.js";
import { reviewRules } from "../reviews/review.ts";
import { conductRules } from "./conduct.ts";

/** Why a person reports something. */
export const reportReasons = ["rude", "fake", "no-show", "advance-money", "unsafe", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What can be reported. */
export const reportSubjects = ["lead", "listing", "job", "review", "profile"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** `kept`: staff found nothing against a rule. `removed`: staff took it down. */
export const reportStatuses = ["open", "kept", "removed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** The rules for which staff take something down: those of conduct, and for a review its own. */
export const removalRules = [...conductRules, ...reviewRules] as const;
export type RemovalRule = (typeof removalRules)[number];
/** The rules for which a subject of this kind is taken down. */
export const rulesFor = (subject: ReportSubject): readonly RemovalRule[] =>
	subject === "review" ? reviewRules : conductRules;

export const reportDecisions = ["kept", "removed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The maximum length of a report's text, in characters. */
export const longestReport = 1_000;
/** How many reports a person may send on one Indian day. */
export const reportsPerDay = 10;
/** Reports on a page of the queue by default. */
export const reportsPerPage = 20;
/** How long a decided report is kept, in days of 24 hours; it counts in the history of both sides until then. */
export const reportsKeptForDays = 730;

/** All transitions of a report; only staff make them. */
const transitions: readonly Transition<ReportStatus, ReportDecision, "staff">[] = [
	{ from: "open", action: "kept", actors: ["staff"], to: "kept" },
	{ from: "open", action: "removed", actors: ["staff"], to: "removed" },
];

/** The transition that staff may make from this status, or undefined. */
export const reportTransition = (from: ReportStatus, decision: ReportDecision) =>
	findTransition(transitions, from, decision, "staff");

/** Whether a reason says enough without a text. */
const needsText: Record<ReportReason, boolean> = {
	rude: false,
	fake: false,
	"no-show": false,
	"advance-money": false,
	unsafe: false,
	other: true,
};

/** What is missing in a report, at the field's name in the request. */
export function reportFaults({ reason, text }: { reason: ReportReason; text: string }): ErrorItem[] {
	if (!needsText[reason] || text.trim() !== "") return [];
	return [{ msg: m["safety.report.text_missing"](), path: "text" }];
}

/** What is missing in a decision: removing something names one of its rules. */
export function decisionFaults(
	subject: ReportSubject,
	{ decision, rule }: { decision: ReportDecision; rule?: RemovalRule | undefined },
): ErrorItem[] {
	if (decision === "kept" || (rule !== undefined && rulesFor(subject).includes(rule))) return [];
	return [{ msg: m["safety.decision.rule_missing"](), path: "rule" }];
}
