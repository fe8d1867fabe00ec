import { LeadCards, type LeadCardsProps } from "./lead-cards.tsx";
import { LeadMore } from "./lead-more.tsx";

/** A list as somebody signed in reads it: with what can be done with each lead at once. */
export default function ViewerLeads(list: Omit<LeadCardsProps, "renderMore">) {
	return (
		<LeadCards
			{...list}
			renderMore={(lead, change) => <LeadMore lead={lead} readAt={list.now} onChanged={change} />}
		/>
	);
}
