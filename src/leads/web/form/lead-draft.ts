import { addIndianMonths, indianClock, instantInIndia } from "../../../platform/dates.ts";
import { nationalDigits } from "../../../ui/form/typed-digits.ts";
import type { LeadInput } from "../../leads.contract.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";

/** What a request asks for, all optional. */
export type RequestDraft = {
	/** Rupees in digits. */
	budgetMin: string;
	budgetMax: string;
	/** In the format of the browser's date and time field, "2026-11-21T10:00", in India's time. */
	time: string;
	description: string;
	/** How many professionals may see the number. */
	limit: string;
};

/** The values of the lead form. */
export type LeadDraft = RequestDraft & {
	/** The service's slug, if it is chosen in the form. */
	service: string;
	choiceId: string;
	name: string;
	/** The ten digits. */
	phone: string;
	/** Until edited, name and number are the account's and are not stored. */
	hasTypedName: boolean;
	hasTypedPhone: boolean;
	placeSlug: string;
	placeName: string;
	address: string;
	/** With a professional: others are asked too if there is no reply. */
	asksOthers: boolean;
	isMoreOpen: boolean;
	/** The account's id; empty for a guest. */
	typedBy: string;
	/** The key of the last request, and its content. */
	key: string;
	keyedBody: string;
};

export const emptyDraft: LeadDraft = {
	service: "",
	choiceId: "",
	name: "",
	phone: "",
	hasTypedName: false,
	hasTypedPhone: false,
	placeSlug: "",
	placeName: "",
	address: "",
	budgetMin: "",
	budgetMax: "",
	time: "",
	description: "",
	limit: "3",
	asksOthers: true,
	isMoreOpen: false,
	typedBy: "",
	key: "",
	keyedBody: "",
};

/** The key under which the draft of a form is stored. */
export const leadDraftKey = (formName: string) => `lead|${formName}`;

/**
 * Whether another person typed the draft: `viewer` is an account's id, null for a guest, undefined while unknown. A
 * guest's draft belongs to anyone.
 */
export function isAnothers({ typedBy }: LeadDraft, viewer: string | null | undefined): boolean {
	return typedBy !== "" && viewer !== undefined && typedBy !== viewer;
}

/** Whether the draft is empty. */
export function isUntouched(draft: LeadDraft): boolean {
	return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

/** Fills in the account's name and mobile ("+91" and ten digits) if none are typed. */
export function withAccount(
	draft: LeadDraft,
	account: { name: string | null; mobile: string } | null,
): LeadDraft {
	if (account === null) return draft;
	return {
		...draft,
		name: draft.hasTypedName ? draft.name : (account.name ?? ""),
		phone: draft.hasTypedPhone ? draft.phone : account.mobile.replace(/^\+91/, ""),
	};
}

/** Maps the fields that the form always shows, by their names, to the draft. */
export const fieldsOfForm: Record<string, (typed: string) => Partial<LeadDraft>> = {
	name: (name) => ({ name, hasTypedName: true }),
	mobile: (typed) => ({ phone: nationalDigits(typed), hasTypedPhone: true }),
	addressDetails: (address) => ({ address }),
};

/** Rupees; null if none are typed. */
export const amountOf = (digits: string) => (digits === "" ? null : Number(digits));

/** The lead in the request. */
export function leadInputOf(draft: LeadDraft, start: LeadStart, service: LeadService | null): LeadInput {
	return {
		name: draft.name.trim(),
		// The rules expect the country code, which the form shows in front of the field.
		mobile: draft.phone === "" ? "" : `+91${draft.phone}`,
		source: start.professional === null ? "lead-form" : "marketplace",
		originProfessional: start.professional?.id ?? null,
		...(start.professional !== null && { exclusive: !draft.asksOthers }),
		serviceId: service?.id ?? null,
		serviceName: service?.name ?? null,
		choiceId: draft.choiceId || start.choiceId || null,
		choiceName:
			service?.choices.find(({ value }) => value === (draft.choiceId || start.choiceId))?.label ?? null,
		goToLocation: draft.placeSlug || (start.place?.value ?? ""),
		addressDetails: draft.address.trim(),
		budget: { min: amountOf(draft.budgetMin), max: amountOf(draft.budgetMax) },
		preferredDateTime: instantInIndia(draft.time)?.toISOString() ?? null,
		description: draft.description.trim(),
		revealLimit: Number(draft.limit),
	};
}

/** Whether the person must choose one of the service's choices. */
export function isChoiceNeeded(start: LeadStart, service: LeadService | null): boolean {
	return (service?.choices.length ?? 0) > 0 && start.professional?.hasChoice !== true;
}

/** The earliest and latest preferred time, in the format of the browser's field. */
export function timeBounds(now: Date): { min: string; max: string } {
	return { min: indianClock(now), max: indianClock(addIndianMonths(now, 12)) };
}
