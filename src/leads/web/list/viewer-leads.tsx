import { LeadCards, type LeadCardsProps } from "./lead-cards.tsx";
import { LeadMore } from "./lead-more.tsx";

/** A list for a signed-in person, with the actions on each lead. */
export default function ViewerLeads(list: Omit<LeadCardsProps, "renderMore">) {
	return (
		<LeadCards
			{...list}
			renderMore={(lead, change) => <LeadMore lead={lead} readAt={list.now} onChanged={change} />}
		/>
	);
}
