import { addIndianMonths, indianClock, instantInIndia } from "../../../platform/dates.ts";
import type { LeadInput } from "../../leads.contract.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";

/** What was typed into the lead form, as its fields hold it. */
export type LeadDraft = {
	/** The service's slug, where it is chosen in the form. */
	service: string;
	choiceId: string;
	name: string;
	/** The ten digits. */
	phone: string;
	/** Until they are typed, name and number are those of the account and are kept nowhere. */
	hasTypedName: boolean;
	hasTypedPhone: boolean;
	placeSlug: string;
	placeName: string;
	address: string;
	/** Rupees in digits. */
	budgetMin: string;
	budgetMax: string;
	/** As the browser's field for date and time has it, "2026-11-21T10:00", in India's time. */
	time: string;
	description: string;
	limit: string;
	isMoreOpen: boolean;
	/** Who typed it; empty for somebody who was not signed in. */
	typedBy: string;
	/** The key of the last sending and what was sent with it. */
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
	isMoreOpen: false,
	typedBy: "",
	key: "",
	keyedBody: "",
};

/**
 * Whether somebody else typed the draft than the viewer: an account's id, null for nobody signed in, undefined while it
 * is not known. What was typed before a login is anybody's.
 */
export function isAnothers({ typedBy }: LeadDraft, viewer: string | null | undefined): boolean {
	return typedBy !== "" && viewer !== undefined && typedBy !== viewer;
}

/** Whether there is nothing in the draft. */
export function isUntouched(draft: LeadDraft): boolean {
	return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

/** The account's name and mobile ("+91" and ten digits) where none are typed. */
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

const amount = (digits: string) => (digits === "" ? null : Number(digits));

/** The lead as it is sent. */
export function leadInputOf(draft: LeadDraft, start: LeadStart, service: LeadService | null): LeadInput {
	return {
		name: draft.name.trim(),
		// The rules read the number with the country code that stands before the field.
		mobile: draft.phone === "" ? "" : `+91${draft.phone}`,
		source: start.professional === null ? "lead-form" : "marketplace",
		originProfessional: start.professional?.id ?? null,
		serviceId: service?.id ?? null,
		serviceName: service?.name ?? null,
		choiceId: draft.choiceId || start.choiceId || null,
		choiceName:
			service?.choices.find(({ value }) => value === (draft.choiceId || start.choiceId))?.label ?? null,
		goToLocation: draft.placeSlug || (start.place?.value ?? ""),
		addressDetails: draft.address.trim(),
		budget: { min: amount(draft.budgetMin), max: amount(draft.budgetMax) },
		preferredDateTime: instantInIndia(draft.time)?.toISOString() ?? null,
		description: draft.description.trim(),
		revealLimit: Number(draft.limit),
	};
}

/** True where the person must say which choice of the service is meant. */
export function isChoiceNeeded(start: LeadStart, service: LeadService | null): boolean {
	return (service?.choices.length ?? 0) > 0 && start.professional?.hasChoice !== true;
}

/** The earliest and the latest time that can be wished for, as the browser's field takes them. */
export function timeBounds(now: Date): { min: string; max: string } {
	return { min: indianClock(now), max: indianClock(addIndianMonths(now, 12)) };
}
