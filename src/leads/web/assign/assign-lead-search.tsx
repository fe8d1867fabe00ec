import { useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { StaffSearch } from "../../../listings/web/staff/staff-search.tsx";
import { m } from "../../../paraglide/messages.js";
import { LoadProblem } from "../../../platform/web/load-problem.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { AssignLead } from "./assign-lead.tsx";
import { LeadToAssign } from "./lead-to-assign.tsx";
import { matchingSearch } from "./matching-search.ts";
import { type LoadedLead, useLeadToAssign } from "./use-lead-to-assign.ts";

function LostLead() {
	return (
		<EmptyState
			title={m["leads.details.none"]()}
			action={
				<ButtonLink to="/leads" variant="act">
					{m["leads.details.all_leads"]()}
				</ButtonLink>
			}
		/>
	);
}

function LeadSkeleton() {
	return (
		<Skeleton>
			<Card>
				<SkeletonLine shape="short" />
				<SkeletonLine shape="title" />
				<SkeletonLine shape="line" />
			</Card>
		</Skeleton>
	);
}

type AssignLeadSearchProps = { user: Account; leadId: string; loaded: LoadedLead };

/** For staff: a lead, the professionals who can take it, and assigning it. Give each lead its own key. */
export function AssignLeadSearch({ user, leadId, loaded }: AssignLeadSearchProps) {
	const { lead, isLost, hasFailed, assign, assigningTo, title } = useLeadToAssign(leadId, loaded);
	const [now] = useState(() => new Date());
	const about = (
		<>
			{lead !== null && <LeadToAssign lead={lead} now={now} title={title} />}
			{isLost && <LostLead />}
			{hasFailed && <LoadProblem text={m["leads.assign.failed"]()} />}
			{lead === null && !isLost && !hasFailed && <LeadSkeleton />}
		</>
	);
	return (
		<StaffSearch
			user={user}
			aim={{
				title: m["leads.assign.title"](),
				lead: m["leads.assign.lead"](),
				about,
				filtersFor: (places) => lead && matchingSearch(lead, places),
			}}
			renderMore={(listing, titleId) =>
				lead !== null && (
					<AssignLead
						lead={lead}
						listing={listing}
						titleId={titleId}
						isBusy={assigningTo === listing._id}
						onAssign={() => assign(listing)}
					/>
				)
			}
		/>
	);
}
