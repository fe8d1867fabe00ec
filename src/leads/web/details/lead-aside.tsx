import { Suspense } from "react";
import { Await } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import type { LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { AssignmentCard } from "./assignment/assignment-card.tsx";
import { DirectCard } from "./direct/direct-card.tsx";
import { BookedCard } from "./booked-card.tsx";
import { offersAddress } from "../offers/offers-address.ts";
import { SeenCard } from "./seen/seen-card.tsx";
import type { Answering } from "./assignment/use-answer.ts";

type OffersProps = { lead: LeadAnswer; offers: Promise<LeadOffer[]> };

function SeenByOffers({ lead, offers }: OffersProps) {
	return (
		<Suspense fallback={<SeenCard lead={lead} offers={null} />}>
			<Await resolve={offers} errorElement={<SeenCard lead={lead} offers={null} hasFailed />}>
				{(loaded) => <SeenCard lead={lead} offers={loaded} />}
			</Await>
		</Suspense>
	);
}

type LeadAsideProps = Answering & Pick<OffersProps, "lead"> & { offers?: OffersProps["offers"] };

/** The side column of a lead: who is booked, who was assigned, and who has seen the number. */
export default function LeadAside({ lead, offers, ...answering }: LeadAsideProps) {
	const { bookedProfessional, assignedDetails, claimedDetails, claimsTaken, abilities } = lead;
	const isBookedByAnswer = bookedProfessional !== null && assignedDetails?.action === "accepted";
	return (
		<>
			<DirectCard lead={lead} {...answering} />
			{bookedProfessional !== null && claimedDetails === null && (
				<BookedCard
					booked={bookedProfessional}
					completed={lead.status === "completed" ? { pricePaid: lead.pricePaid } : null}
				/>
			)}
			{!isBookedByAnswer && (assignedDetails !== null || abilities.assign) && (
				<AssignmentCard lead={lead} {...answering} />
			)}
			{offers !== undefined && <SeenByOffers lead={lead} offers={offers} />}
			{abilities.seeOffers && !abilities.own && claimsTaken > 0 && (
				<ButtonLink to={offersAddress(lead._id)}>{m["leads.offers.view"]()}</ButtonLink>
			)}
		</>
	);
}
