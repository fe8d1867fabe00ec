import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { ProfileTextLink } from "../../../profiles/web/view-profile-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import { LeadStatusBadge } from "../list/lead-status-badge.tsx";
import { leadAge } from "../details/lead-words.ts";
import { ShowLeadNumber } from "../details/number/show-lead-number.tsx";
import { ReportDecision } from "./report-decision.tsx";
import { reportStatusLooks } from "./report-words.ts";
import { reportTitleId } from "./use-number-reports.ts";

/** The customer to call, with the number once it is revealed; no one if the account is deleted. */
function Customer({ lead: { _id, name, mobile, mobileVerified } }: Pick<NumberReportAnswer, "lead">) {
	if (mobile === "") return <Fact icon="user">{m["leads.details.gone"]()}</Fact>;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Fact icon="phone" label={m["leads.details.customer"]()}>
				{name}
			</Fact>
			<ShowLeadNumber leadId={_id} name={name} masked={mobile} />
			<Badge tone={mobileVerified ? "success" : "neutral"}>
				{mobileVerified ? m["leads.details.verified"]() : m["leads.details.not_verified"]()}
			</Badge>
		</div>
	);
}

function Head({ report, now }: { report: NumberReportAnswer; now: Date }) {
	const { lead, status } = report;
	const { name, tone } = reportStatusLooks[status];
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<Badge tone={tone}>{name()}</Badge>
				<span className="text-sm text-ink-soft first-letter:uppercase">
					{leadAge(new Date(report.reportedAt), now)}
				</span>
			</div>
			<h2
				id={reportTitleId(report._id)}
				tabIndex={-1}
				className="scroll-mt-24 text-lg outline-none [overflow-wrap:anywhere]"
			>
				<TextLink to={`/lead/${lead._id}`} className="-my-2.5 inline-block py-2.5">
					{m["leads.card.untitled"]({ service: lead.serviceName, place: lead.goToLocation })}
				</TextLink>
			</h2>
			<p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
				{m["leads.reports.sent"]({ time: formatDateTime(new Date(lead.createdAt)) })}
				<LeadStatusBadge status={lead.status} />
			</p>
		</div>
	);
}

type ReportCardProps = {
	report: NumberReportAnswer;
	now: Date;
	onDecided: (report: NumberReportAnswer) => void;
	/** Called when someone else had decided otherwise. */
	onRefused: () => void;
};

/** A report of a wrong number: the lead, the customer to call, what happened, and the decision. */
export function ReportCard({ report, now, onDecided, onRefused }: ReportCardProps) {
	const { professional, note, decidedAt, status } = report;
	const { next, goOn } = useNextFocus<HTMLParagraphElement>();
	const decided = (changed: NumberReportAnswer) => {
		onDecided(changed);
		goOn();
	};
	return (
		<Card as="li" className="flex flex-col gap-3">
			<Head report={report} now={now} />
			<Customer lead={report.lead} />
			<div className="grid gap-1 text-ink-soft">
				<p>
					{m["leads.reports.by"]()}{" "}
					{professional.name === "" ? (
						m["leads.reports.somebody"]()
					) : (
						<ProfileTextLink userId={professional.userId} className="[overflow-wrap:anywhere]">
							{professional.name}
						</ProfileTextLink>
					)}
				</p>
				{note !== "" && (
					<blockquote className="rounded-md bg-sunk px-3.5 py-3 whitespace-pre-line text-ink [overflow-wrap:anywhere]">
						{note}
					</blockquote>
				)}
			</div>
			<div className="mt-auto">
				{status === "open" ? (
					<ReportDecision
						report={report}
						titleId={reportTitleId(report._id)}
						onDecided={decided}
						onRefused={onRefused}
					/>
				) : (
					<p ref={next} tabIndex={-1} className="text-sm text-ink-faint outline-none">
						{decidedAt !== null && m["leads.reports.decided"]({ time: formatDateTime(new Date(decidedAt)) })}
					</p>
				)}
			</div>
		</Card>
	);
}
