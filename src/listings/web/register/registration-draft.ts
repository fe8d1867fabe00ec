import type { SendingKey } from "../../../platform/web/sending-key.ts";
import type { RegistrationForm } from "../../registration.contract.ts";

/** What was entered into the registration, as its fields hold it; the photos are kept apart, being files. */
export type RegistrationDraft = SendingKey & {
	sectorId: string;
	serviceId: string;
	choiceId: string;
	/** Staff: the ten digits of the person who is registered. */
	phone: string;
	/** Staff: nothing is to be paid. */
	skipsPayment: boolean;
	/** And why. */
	skipReason: string;
	addressId: string;
	firmName: string;
	description: string;
	/** Slugs of go-to locations, in the order chosen. */
	places: string[];
	planId: string;
	/** Set once the registration has been taken and its photos are still on their way. */
	listingId: string;
	/** And of its payment, which comes after them: its name, and the page where it is made. */
	merchantTransactionId: string;
	redirectUrl: string;
	/** Or that payment is still to be begun, on the listing's own screen of plans. */
	isUnpaid: boolean;
};

export const emptyRegistration: RegistrationDraft = {
	sectorId: "",
	serviceId: "",
	choiceId: "",
	phone: "",
	skipsPayment: false,
	skipReason: "",
	addressId: "",
	firmName: "",
	description: "",
	places: [],
	planId: "",
	listingId: "",
	merchantTransactionId: "",
	redirectUrl: "",
	isUnpaid: false,
	key: "",
	keyedBody: "",
};

/** Another sector: everything begins anew, but for whom staff register and whether they skip the payment. */
export function withSector(draft: RegistrationDraft, sectorId: string): RegistrationDraft {
	const { phone, skipsPayment, skipReason } = draft;
	return { ...emptyRegistration, phone, skipsPayment, skipReason, sectorId };
}

/** Another service: its choice, its places and its plan are chosen anew; who one is and where stays. */
export function withService(
	draft: RegistrationDraft,
	{ id: serviceId, sectorId }: { id: string; sectorId: string },
): RegistrationDraft {
	return { ...draft, sectorId, serviceId, choiceId: "", places: [], planId: "" };
}

/** Another choice of the service has plans of its own. */
export function withChoice(draft: RegistrationDraft, choiceId: string): RegistrationDraft {
	return { ...draft, choiceId, planId: "" };
}

/** What a screen before this one wants registered: a service, and its choice or "". */
export type Wanted = { serviceId: string; choiceId: string };

/** Whether nothing stands in the draft that what is wanted would replace: a chosen service, or another choice of it. */
export function isFreeFor(draft: RegistrationDraft, { serviceId }: Wanted): boolean {
	if (draft.listingId !== "") return false;
	return draft.serviceId === ""
		? draft.sectorId === ""
		: draft.serviceId === serviceId && draft.choiceId === "";
}

/** Whether it is for what is wanted. */
export function isFor(
	draft: Pick<RegistrationDraft, "serviceId" | "choiceId">,
	{ serviceId, choiceId }: Wanted,
): boolean {
	return draft.serviceId === serviceId && (choiceId === "" || draft.choiceId === choiceId);
}

/** The draft for what is wanted; what was said of it already stays. */
export function withWanted(
	draft: RegistrationDraft,
	service: { id: string; sectorId: string },
	{ choiceId }: Wanted,
): RegistrationDraft {
	const ofService = draft.serviceId === service.id ? draft : withService(draft, service);
	return choiceId === "" || ofService.choiceId === choiceId ? ofService : withChoice(ofService, choiceId);
}

/** Another person has other addresses. */
export function withPhone(draft: RegistrationDraft, phone: string): RegistrationDraft {
	return { ...draft, phone, addressId: "" };
}

/**
 * The registration as it is sent, without what its payment adds; what only staff may say is left out for everybody else.
 */
export function registrationForm(draft: RegistrationDraft, { isStaff }: { isStaff: boolean }) {
	const { sectorId, serviceId, choiceId, addressId, firmName, description, places } = draft;
	return {
		paymentForCategory: "addProfessional",
		...(isStaff && {
			mobile: draft.phone === "" ? "" : `+91${draft.phone}`,
			paymentOption: draft.skipsPayment ? "true" : "false",
			...(draft.skipsPayment && { reason: draft.skipReason.trim() }),
		}),
		newProfessional: {
			sectorId,
			serviceId,
			...(choiceId !== "" && { choiceId }),
			addressId,
			firmName: firmName.trim(),
			description: description.trim(),
			goToLocation: places,
		},
	} satisfies RegistrationForm;
}
export type RegistrationBody = ReturnType<typeof registrationForm>;
