import type { DetailsState } from "../../../listings/web/details/details-state.ts";
import type { OfferedProfessional } from "../../leads.contract.ts";
import type { ReachableOffer } from "./reachable-offer.ts";

/** What the details screen is handed: whom it shows, and that they are called from the offers, not from there. */
type OfferDetailsState = DetailsState & {
	professional: Omit<OfferedProfessional, "mobile" | "userId" | "photo">;
};

/** The state of the link to a professional's details, without the number: a browser keeps it beyond the session. */
export function offerDetailsState({ professional }: Pick<ReachableOffer, "professional">): OfferDetailsState {
	const { _id, name, firmName, service, choiceName, availability, area } = professional;
	return {
		loc: "Show service",
		callIcon: false,
		goToLocation: null,
		professional: { _id, name, firmName, service, choiceName, availability, area },
	};
}
