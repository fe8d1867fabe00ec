import type { SendingKey } from "../../../platform/web/sending-key.ts";
import type { RegistrationForm } from "../../registration.contract.ts";

/** The input of a registration as its fields hold it; photos are stored separately because they are files. */
export type RegistrationDraft = SendingKey & {
	sectorId: string;
	serviceId: string;
	choiceId: string;
	/** Staff: the ten digits of the person being registered. */
	phone: string;
	/** Staff: skip the payment. */
	skipsPayment: boolean;
	/** The reason for skipping it. */
	skipReason: string;
	addressId: string;
	firmName: string;
	description: string;
	/** Slugs of go-to locations, in the order chosen. */
	places: string[];
	planId: string;
	/** Set once the registration has been accepted and its photos are still being sent. */
	listingId: string;
	/** The payment, which comes after the photos: its id and the provider's page. */
	merchantTransactionId: string;
	redirectUrl: string;
	/** Or the payment has yet to begin, on the listing's own screen of plans. */
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

/** Another sector resets everything except the person whom staff register and whether they skip the payment. */
export function withSector(draft: RegistrationDraft, sectorId: string): RegistrationDraft {
	const { phone, skipsPayment, skipReason } = draft;
	return { ...emptyRegistration, phone, skipsPayment, skipReason, sectorId };
}

/** What another service changes: choice, places and plan; person and address stay. */
export const serviceChange = ({ id, sectorId }: { id: string; sectorId: string }) => ({
	sectorId,
	serviceId: id,
	choiceId: "",
	places: [] as string[],
	planId: "",
});

/** What another choice of the service changes: it has its own plans. */
export const choiceChange = (choiceId: string) => ({ choiceId, planId: "" });

/** The service that the previous screen preselects, and its choice or "". */
export type Wanted = { serviceId: string; choiceId: string };

/** Whether the wanted service would replace nothing in the draft: no chosen service, and no other choice of it. */
export function isFreeFor(draft: RegistrationDraft, { serviceId }: Wanted): boolean {
	if (draft.listingId !== "") return false;
	return draft.serviceId === ""
		? draft.sectorId === ""
		: draft.serviceId === serviceId && draft.choiceId === "";
}

/** Whether the draft is for the wanted service. */
export function isFor(
	draft: Pick<RegistrationDraft, "serviceId" | "choiceId">,
	{ serviceId, choiceId }: Wanted,
): boolean {
	return draft.serviceId === serviceId && (choiceId === "" || draft.choiceId === choiceId);
}

/** The draft for the wanted service; input that fits it stays. */
export function withWanted(
	draft: RegistrationDraft,
	service: { id: string; sectorId: string },
	{ choiceId }: Wanted,
): RegistrationDraft {
	const ofService = draft.serviceId === service.id ? draft : { ...draft, ...serviceChange(service) };
	const isChosen = choiceId === "" || ofService.choiceId === choiceId;
	return isChosen ? ofService : { ...ofService, ...choiceChange(choiceId) };
}

/** The registration's request body without the payment; fields reserved for staff are left out for everyone else. */
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
