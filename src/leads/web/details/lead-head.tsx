import { m } from "../../../paraglide/messages.js";
import { ServiceIcon } from "../../../ui/icon.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { LeadStatusBadge } from "../list/lead-status-badge.tsx";
import { leadOrigin, leadService, leadTitle } from "./lead-words.ts";
import { langOf } from "../../../platform/lang-of.ts";

/** The maximum length shown in the size of a title; longer descriptions are shown as text. */
const longestTitle = 140;

/** Service, status and description, and whose lead it is or where it came from. */
export function LeadHead({
	lead,
	now,
	heading,
}: {
	lead: LeadAnswer;
	now: Date;
	heading: React.Ref<HTMLHeadingElement>;
}) {
	const title = leadTitle(lead);
	const size =
		title.length > longestTitle ? "text-lg font-normal" : "text-2xl tracking-[-0.01em] desk:text-3xl";
	return (
		<header className="grid gap-2">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<p className="flex items-center gap-2 font-strong text-act">
					<ServiceIcon name={lead.serviceIcon} />
					{leadService(lead)}
				</p>
				<LeadStatusBadge status={lead.status} />
			</div>
			<h1
				ref={heading}
				lang={langOf(title)}
				tabIndex={-1}
				className={`scroll-mt-24 whitespace-pre-line outline-none [overflow-wrap:anywhere] ${size}`}
			>
				{title}
			</h1>
			<p className={lead.abilities.own ? "" : "text-ink-soft"}>
				{lead.abilities.own ? m["leads.details.own"]() : leadOrigin(lead, now)}
			</p>
		</header>
	);
}
