import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { plansAddress } from "../../listings/listing-addresses.ts";
import type { ButtonLook } from "../../ui/form/button-look.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { buysForOthers } from "../subscriptions.policy.ts";
import { planOffer } from "./plan-offer.ts";
import type { ListingSubscriptions } from "./read-listing-subscriptions.ts";

type PlansLinkProps = Omit<ButtonLook, "block"> & {
	listingId: string;
	bought: Pick<ListingSubscriptions, "upcoming" | "plansFor" | "isSuspended" | "isRejected">;
	"aria-describedby"?: string;
};

/** The link to the choice of a plan, if there is one, for people who pay for themselves. */
export function PlansLink({ listingId, bought, ...look }: PlansLinkProps) {
	const { user } = useSession();
	const offer = planOffer(bought);
	if (offer === null || buysForOthers(user)) return null;
	return (
		<ButtonLink {...look} to={plansAddress(listingId)}>
			{offer === "choose" ? m["subscriptions.own.choose"]() : m["subscriptions.own.renew"]()}
		</ButtonLink>
	);
}
