import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { Stars } from "../../../reviews/web/stars.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { ReportAnswer, ReportSide } from "../../reports.contract.ts";
import {
	reasonNames,
	reportStatusLooks,
	ruleNames,
	subjectAddresses,
	subjectNames,
} from "../safety-words.ts";

const DecideDialog = dialogOnDemand(() => import("./decide-dialog.tsx"));

/** What is known about one side; only what happened at least once. */
function pastOf(side: ReportSide): string[] {
	const { reportsBy, reportsAbout, removed, suspensions, blockedBy } = side;
	return [
		...(reportsBy > 0 ? [m["safety.history.reports_by"]({ count: reportsBy })] : []),
		...(reportsAbout > 0 ? [m["safety.history.reports_about"]({ count: reportsAbout })] : []),
		...(removed > 0 ? [m["safety.history.removed"]({ count: removed })] : []),
		...(suspensions > 0 ? [m["safety.history.suspensions"]({ count: suspensions })] : []),
		...(blockedBy > 0 ? [m["safety.history.blocked_by"]({ count: blockedBy })] : []),
	];
}

function Side({ title, side }: { title: string; side: ReportSide }) {
	const past = pastOf(side);
	return (
		<div className="grid content-start gap-0.5 rounded-md bg-sunk px-3.5 py-3 [overflow-wrap:anywhere]">
			<p className="text-sm text-ink-soft">{title}</p>
			<p className="font-strong">
				<TextLink to={`/people/${side.userId}`}>{side.name ?? m["safety.history.no_name"]()}</TextLink>
			</p>
			<ul className="text-sm text-ink-soft">
				{(past.length === 0 ? [m["safety.history.none"]()] : past).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}

/** A report: what was reported and why, both sides with their history, and the decision. */
export function ReportCard({ report }: { report: ReportAnswer }) {
	const [isDeciding, setDeciding] = useState(false);
	const { subject, reason, text, status, reportedAt, decidedAt, rule, decisionReason, history } = report;
	const look = reportStatusLooks[status];
	const titleId = `report-${report._id}`;
	return (
		<Card as="li" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<span className="flex flex-wrap gap-2">
					<Badge tone={look.tone}>{look.name()}</Badge>
					<Badge>{reasonNames[reason]()}</Badge>
				</span>
				<time dateTime={reportedAt} className="text-sm text-ink-soft">
					{formatDateTime(new Date(reportedAt))}
				</time>
			</div>
			<h2 id={titleId} className="text-lg [overflow-wrap:anywhere]">
				{subject.title === "" ? (
					m["safety.reports.gone"]({ what: subjectNames[subject.type]() })
				) : (
					<TextLink to={subjectAddresses[subject.type](subject._id)}>
						{m["safety.reports.subject"]({ what: subjectNames[subject.type](), title: subject.title })}
					</TextLink>
				)}
			</h2>
			{subject.review && (
				<div className="grid gap-1 rounded-md bg-sunk px-3.5 py-3 [overflow-wrap:anywhere]">
					<Stars stars={subject.review.stars} />
					{subject.review.text !== "" && <p className="whitespace-pre-line">{subject.review.text}</p>}
				</div>
			)}
			{text !== "" && (
				<blockquote className="border-l-3 border-line pl-3.5 whitespace-pre-line [overflow-wrap:anywhere]">
					{text}
				</blockquote>
			)}
			<div className="grid gap-2 md:grid-cols-2">
				<Side title={m["safety.history.reporter"]()} side={history.reporter} />
				<Side title={m["safety.history.reported"]()} side={history.reported} />
			</div>
			{decidedAt !== null && (
				<p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
					{m["safety.reports.decided"]({ time: formatDateTime(new Date(decidedAt)) })}{" "}
					{rule !== null && `${m["words.sentence"]({ text: ruleNames[rule]() })} `}
					{decisionReason}
				</p>
			)}
			{report.abilities.decide && (
				<Button
					variant="act"
					className="mt-auto justify-self-start"
					aria-describedby={titleId}
					onClick={() => setDeciding(true)}
				>
					{m["safety.decision.button"]()}
				</Button>
			)}
			{isDeciding && <DecideDialog report={report} onClose={() => setDeciding(false)} />}
		</Card>
	);
}
