import type { Account } from "../../../accounts/accounts.contract.ts";
import { normalizeMobile } from "../../../accounts/mobile.ts";
import { viewerOf } from "../../../accounts/web/viewer-of.ts";
import { nationalPart, type Person } from "../../../places/web/address-draft.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";
import { mayRegisterOthers } from "../../listings.policy.ts";
import { emptyRegistration, type RegistrationDraft } from "./registration-draft.ts";
import { type OpenServices, useOffer, useServiceFacts } from "../../../catalogue/web/offer/use-offer.ts";
import { useServicePlaces } from "./use-service-places.ts";
import { useExistingRegistration } from "./use-existing-registration.ts";

/** The account's draft, and the person being registered: the viewer or, for staff, the owner of the typed mobile. */
export function useRegistrant(user: Account) {
	const kept = useDraft<RegistrationDraft>(`registration|${user._id}`, emptyRegistration, "browser");
	const isForOther = mayRegisterOthers(viewerOf(user));
	const isKnown = !isForOther || "mobile" in normalizeMobile(kept.draft.phone);
	const mobile = isForOther && isKnown ? `+91${kept.draft.phone}` : null;
	const person: Person = isForOther
		? { name: "", phone: kept.draft.phone }
		: { name: user.name ?? "", phone: nationalPart(user.mobile) };
	return { ...kept, isForOther, isKnown, mobile, person };
}

export type Registrant = ReturnType<typeof useRegistrant>;

/** What depends on the draft's service: its choices, its places, and whether a registration already exists. */
export function useChosenService({ draft, isForOther, isKnown, mobile }: Registrant, open: OpenServices) {
	const offer = useOffer(open);
	const chosen = offer.offered?.find(({ id }) => id === draft.serviceId) ?? null;
	const facts = useServiceFacts(chosen);
	const { service } = facts;
	const hasChoices = (service?.choices.length ?? 0) > 0;
	const choice = service?.choices.find(({ _id }) => _id === draft.choiceId) ?? null;
	const isAskable = service !== null && isKnown && (choice !== null || !hasChoices);
	const question = isAskable && {
		serviceId: service._id,
		...(choice !== null && { choiceId: choice._id }),
		...(isForOther && mobile !== null && { mobile }),
	};
	const existing = useExistingRegistration(question || null);
	const places = useServicePlaces(chosen?.id ?? null);
	return { offer, chosen, facts, service, hasChoices, choice, existing, places };
}

export type ChosenService = ReturnType<typeof useChosenService>;
