import type { DetailsState } from "../../../listings/web/details/details-state.ts";
import type { OfferedProfessional } from "../../assignment.contract.ts";
import type { ReachableOffer } from "./reachable-offer.ts";

/** The navigation state for the details screen: the professional, who is called from the offers instead. */
type OfferDetailsState = DetailsState & {
	professional: Omit<OfferedProfessional, "mobile" | "userId" | "photo" | "rating" | "answers">;
};

/**
 * The navigation state of a professional's details, without the number, because a browser keeps it beyond the
 * session.
 */
export function offerDetailsState({ professional }: Pick<ReachableOffer, "professional">): OfferDetailsState {
	const { _id, name, firmName, service, choiceName, availability, area } = professional;
	return {
		loc: "Show service",
		callIcon: false,
		goToLocation: null,
		professional: { _id, name, firmName, service, choiceName, availability, area },
	};
}
