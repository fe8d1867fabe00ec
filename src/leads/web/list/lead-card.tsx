import type { ReactNode } from "react";
import { Link } from "react-router";
import { Rating } from "../../../listings/web/rating.tsx";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { formatBudget } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isClaimable } from "../claim/is-claimable.ts";
import { LeadPlaces } from "./lead-places.tsx";
import { LeadTop } from "./lead-top.tsx";
import { leadTime, leadTitle } from "../details/lead-words.ts";
import { langOf } from "../../../platform/lang-of.ts";

/** The id of the description: the list focuses it, and buttons refer to it. */
export const leadLinkId = (leadId: string) => `lead-${leadId}`;

function Budget({ budget }: Pick<LeadAnswer, "budget">) {
	const isNone = budget.min === null && budget.max === null;
	return (
		<p className={isNone ? "text-ink-faint" : "text-xl font-strong tabular-nums"}>{formatBudget(budget)}</p>
	);
}

type LeadCardProps = {
	lead: LeadAnswer;
	now: Date;
	/** The viewer's actions on the lead, in addition to View. */
	more?: ReactNode;
};

/** A lead in a list. A lead that its professional accepted has no View button, but its title still links to it. */
export function LeadCard({ lead, now, more }: LeadCardProps) {
	const title = leadTitle(lead);
	const to = `/lead/${lead._id}`;
	const isSettled = lead.assignedDetails?.action === "accepted";
	return (
		<Card as="li" lifts className="flex flex-col gap-2.5">
			<LeadTop lead={lead} now={now} />
			<h2 lang={langOf(title)} className="line-clamp-3 text-lg [overflow-wrap:anywhere]">
				<Link id={leadLinkId(lead._id)} to={to} className="no-underline hover:text-act-ink">
					{title}
				</Link>
			</h2>
			<Budget budget={lead.budget} />
			<div className="grid gap-x-6 gap-y-1.5 desk:grid-cols-2">
				<Fact icon="map-pin">{lead.goToLocation}</Fact>
				<Fact icon="calendar">{leadTime(lead)}</Fact>
				{lead.mobileVerified ? (
					<Fact icon="badge-check">{m["leads.card.verified"]()}</Fact>
				) : (
					<Fact icon="info">{m["leads.card.unverified"]()}</Fact>
				)}
				{lead.customerRating && (
					<Fact icon="user" label={m["leads.details.customer_rating"]()}>
						<Rating rating={lead.customerRating} />
						{lead.customerDecides && ` · ${lead.customerDecides}`}
					</Fact>
				)}
			</div>
			{more}
			<div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
				<LeadPlaces lead={lead} />
				{!isSettled && (
					<ButtonLink
						to={to}
						variant={isClaimable(lead) ? "act" : "quiet"}
						aria-label={m["leads.card.view_what"]({ what: title })}
					>
						{m["leads.card.view"]()}
					</ButtonLink>
				)}
			</div>
		</Card>
	);
}
