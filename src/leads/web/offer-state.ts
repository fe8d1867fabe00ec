import type { DetailsState } from "../../listings/web/details-state.ts";
import type { LeadOffer } from "../leads.contract.ts";

/** What the details screen is handed: whom it shows, and that they are called from the offers, not from there. */
type OfferDetailsState = DetailsState & {
	professional: Omit<LeadOffer["professional"], "mobile" | "userId">;
};

/** The state of the link to a professional's details, without the number: a browser keeps it beyond the session. */
export function offerDetailsState({ professional }: Pick<LeadOffer, "professional">): OfferDetailsState {
	const { _id, name, firmName, service, choiceName, availability, area } = professional;
	return {
		loc: "Show service",
		callIcon: false,
		goToLocation: null,
		professional: { _id, name, firmName, service, choiceName, availability, area },
	};
}
