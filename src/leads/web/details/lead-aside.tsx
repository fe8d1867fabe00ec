import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { AssignmentCard } from "./assignment-card.tsx";
import { BookedCard } from "./booked-card.tsx";
import { offersAddress } from "../offers/offers-address.ts";
import { SeenCard } from "./seen-card.tsx";
import type { Answering } from "./use-answer.ts";
import { useOffers } from "../offers/use-offers.ts";

function SeenByOffers({ lead }: { lead: LeadAnswer }) {
	const { offers, hasFailed, read } = useOffers(lead._id, lead.claimsTaken);
	return <SeenCard lead={lead} offers={offers} hasFailed={hasFailed} onRetry={read} />;
}

type LeadAsideProps = Answering & { lead: LeadAnswer };

/** The side column of a lead: who is booked, who was assigned, and who has seen the number. */
export default function LeadAside({ lead, ...answering }: LeadAsideProps) {
	const { bookedProfessional, assignedDetails, claimedDetails, claimsTaken, abilities } = lead;
	const isBookedByAnswer = bookedProfessional !== null && assignedDetails?.action === "accepted";
	return (
		<>
			{bookedProfessional !== null && claimedDetails === null && <BookedCard booked={bookedProfessional} />}
			{!isBookedByAnswer && (assignedDetails !== null || abilities.assign) && (
				<AssignmentCard lead={lead} {...answering} />
			)}
			{abilities.own && <SeenByOffers lead={lead} />}
			{abilities.seeOffers && !abilities.own && claimsTaken > 0 && (
				<ButtonLink to={offersAddress(lead._id)}>{m["leads.offers.view"]()}</ButtonLink>
			)}
		</>
	);
}
