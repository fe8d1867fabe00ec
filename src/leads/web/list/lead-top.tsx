import { ServiceIcon } from "../../../ui/icon.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { LeadStatusBadge } from "./lead-status-badge.tsx";
import { leadAge, leadService } from "../details/lead-words.ts";

/** The first line of a lead's card: service, age and status. */
export function LeadTop({ lead, now }: { lead: LeadAnswer; now: Date }) {
	return (
		<div className="flex flex-wrap items-start justify-between gap-2">
			<p className="flex min-w-0 flex-1 basis-28 items-center gap-2 font-strong text-act">
				<ServiceIcon name={lead.serviceIcon} />
				<span className="min-w-0 [overflow-wrap:anywhere]">{leadService(lead)}</span>
			</p>
			<p className="flex max-w-full shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1">
				<span className="text-sm text-ink-soft first-letter:uppercase">
					{leadAge(new Date(lead.createdAt), now)}
				</span>
				<LeadStatusBadge status={lead.status} />
			</p>
		</div>
	);
}
