import { m } from "../../../../paraglide/messages.js";
import { formatDateTime } from "../../../../platform/dates.ts";
import { ActionBar } from "../../../../ui/layout/action-bar.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import type { AskedStatus } from "../../../assignment.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import AnswerButtons from "./answer-buttons.tsx";
import { AnswerBadge } from "../../list/answer-badge.tsx";
import { askedText } from "./asked-text.ts";
import { AssignLink } from "./assign-link.tsx";
import { professionalName } from "../lead-words.ts";
import type { Answering } from "./use-answer.ts";

type Assigned = NonNullable<LeadAnswer["assignedDetails"]>;

function Asked({ assigned: { professional, status, assignedAt } }: { assigned: Assigned }) {
	const { name, firmName } = professional;
	return (
		<div className="grid gap-1 [overflow-wrap:anywhere]">
			<p className="font-strong">{professionalName(professional)}</p>
			{firmName !== null && firmName !== name && <p className="text-sm text-ink-soft">{name}</p>}
			<p>
				<AnswerBadge status={status} />
			</p>
			<p className="text-sm text-ink-soft">
				{m["leads.assigned.asked"]({ time: formatDateTime(new Date(assignedAt)) })}
			</p>
		</div>
	);
}

/** What the assigned professional reads if no answer is possible. */
const answered: Record<Exclude<AskedStatus, "waiting" | "overdue">, () => string> = {
	suspended: m["leads.assigned.you_suspended"],
	lapsed: m["leads.assigned.you_lapsed"],
	accepted: m["leads.assigned.you_accepted"],
	rejected: m["leads.assigned.you_rejected"],
};

/** What the assigned professional reads: that an answer is needed, or the answer they gave. */
function ForAsked({ lead, ...answering }: AssignmentCardProps) {
	if (lead.abilities.answer) {
		return (
			<>
				<p className="text-ink-soft">{askedText(lead)}</p>
				<div className="flex flex-wrap gap-2 *:flex-1 max-desk:hidden">
					<AnswerButtons lead={lead} {...answering} />
				</div>
				<ActionBar>
					<AnswerButtons lead={lead} {...answering} />
				</ActionBar>
			</>
		);
	}
	const status = lead.assignedDetails?.status ?? "waiting";
	if (status === "waiting" || status === "overdue") return null;
	const isFull = status === "lapsed" && lead.status === "open";
	return <p className="text-ink-soft">{isFull ? m["leads.claim.enough"]() : answered[status]()}</p>;
}

type AssignmentCardProps = Answering & { lead: LeadAnswer };

/** Who our team assigned the lead to, and the status of the assignment. */
export function AssignmentCard({ lead, ...answering }: AssignmentCardProps) {
	const { assignedDetails: assigned, abilities } = lead;
	// The assigned professional, who does not need to read their own name.
	const isAsked = assigned !== null && !abilities.own && !abilities.seeOffers;
	return (
		<Card as="section" aria-labelledby="assigned" className="grid content-start gap-3.5 self-start">
			<h2 id="assigned" className="text-lg">
				{isAsked
					? m["leads.assigned.you_title"]()
					: assigned === null
						? m["leads.assigned.none"]()
						: m["leads.assigned.title"]()}
			</h2>
			{assigned !== null && !isAsked && <Asked assigned={assigned} />}
			{isAsked && <ForAsked lead={lead} {...answering} />}
			{abilities.assign && <AssignLink lead={lead} variant="act" />}
		</Card>
	);
}
