import type { Ref } from "react";
import { manageAddress } from "../../../listings/manage-address.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { LeadPlaces } from "../list/lead-places.tsx";
import { LeadTop } from "../list/lead-top.tsx";
import { leadTitle } from "../details/lead-words.ts";
import { answerInWords, assignedName, whyNotAssignable } from "./assignment-words.ts";

/** Who was asked to take the lead, and their answer. */
function Assignment({ lead: { assignedDetails: assigned } }: { lead: LeadAnswer }) {
	return (
		<Fact icon="user" label={m["leads.assign.assigned_to"]()}>
			{assigned === null ? (
				m["leads.assign.nobody"]()
			) : (
				<>
					<TextLink to={manageAddress(assigned.professional._id)}>{assignedName(assigned)}</TextLink> ·{" "}
					{answerInWords(assigned)}
				</>
			)}
		</Fact>
	);
}

type LeadToAssignProps = {
	lead: LeadAnswer;
	now: Date;
	title: Ref<HTMLHeadingElement>;
};

/** A summary of the lead to assign: what, where, how long ago, and to whom it is assigned. */
export function LeadToAssign({ lead, now, title }: LeadToAssignProps) {
	const whyNot = whyNotAssignable(lead);
	return (
		<Card as="section" aria-labelledby="lead" className="grid gap-3">
			<LeadTop lead={lead} now={now} />
			<h2
				ref={title}
				id="lead"
				tabIndex={-1}
				className="line-clamp-3 scroll-mt-24 text-lg outline-none [overflow-wrap:anywhere]"
			>
				<TextLink to={`/lead/${lead._id}`} className="-my-2.5 inline-block py-2.5">
					{leadTitle(lead)}
				</TextLink>
			</h2>
			<div className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
				<Fact icon="map-pin">{lead.goToLocation}</Fact>
				<LeadPlaces lead={lead} withLeft />
				<Assignment lead={lead} />
			</div>
			{whyNot !== null && <Note icon="info">{whyNot}</Note>}
			{lead.placeHolders !== undefined && <Note icon="info">{m["leads.assign.only_holders"]()}</Note>}
		</Card>
	);
}
