import type { Landing } from "../../../catalogue/catalogue.contract.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { LeadFormStart } from "../../../listings/web/list/lead-form-slot.tsx";
import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { displayName } from "../../../places/location.ts";
import { m } from "../../../paraglide/messages.js";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";

/** A service that takes leads, with its choices. */
export type LeadService = {
	id: string;
	slug: string;
	name: string;
	icon: string;
	choices: { value: string; label: string; slug: string }[];
};

/** What the form begins with; the page that led to it decides some of it. */
export type LeadStart = {
	service: LeadService | null;
	/** The choice's id; empty if undecided. */
	choiceId: string;
	/** The professional the request is for; their listing decides service and choice. */
	professional: { id: string; name: string; hasChoice: boolean } | null;
	place: ComboOption | null;
	/** Why the form cannot begin with what was requested. */
	problem: string | null;
};

/** The service of a landing page, in the format of the form. */
export function leadServiceOf(landing: Landing): LeadService {
	const { serviceId, slug, serviceName, icon, choices } = landing;
	return {
		id: serviceId,
		slug,
		name: serviceName,
		icon,
		choices: choices.map(({ _id, name, slug: choice }) => ({ value: _id, label: name, slug: choice })),
	};
}

type Found = {
	/** Null if there is no such service; undefined if none was requested. */
	landing: Landing | null | undefined;
	/** Null if the professional is no longer active; undefined if none was requested. */
	listing: ListingDetails | null | undefined;
	placeSlug: string | null;
};

function placeOf({ landing, listing, placeSlug }: Found): ComboOption | null {
	const meant = landing?.locations.find(({ slug }) => slug === placeSlug);
	if (meant !== undefined) return { value: meant.slug, label: displayName(meant) };
	const [only, ...others] = listing?.goToLocations ?? [];
	return only !== undefined && others.length === 0 ? { value: only.slug, label: only.name } : null;
}

/** The name of a form with this beginning; its page and its dialog share the draft stored under it. */
export function leadFormName({
	professional,
	service,
	choice,
	place,
}: Partial<Record<keyof LeadFormStart, string | null | undefined>>): string {
	return [professional, service, choice, place].map((part) => part ?? "").join("|");
}

/** The start from what the slugs and ids in the URL refer to. */
export function leadStart(found: Found): LeadStart {
	const { landing, listing } = found;
	const none = { service: null, choiceId: "", professional: null, place: null };
	if (landing === undefined) {
		return { ...none, problem: listing === null ? m["leads.form.professional_away"]() : null };
	}
	if (landing === null) return { ...none, problem: m["leads.form.service_unknown"]() };
	const service = leadServiceOf(landing);
	if (landing.comingSoon) {
		return { ...none, problem: m["leads.form.service_coming_soon"]({ service: service.name }) };
	}
	const choice = listing?.choiceOfService ?? null;
	return {
		service,
		choiceId: choice?._id ?? landing.choiceId ?? "",
		professional: listing
			? { id: listing._id, name: listingTitle(listing), hasChoice: choice !== null }
			: null,
		place: placeOf(found),
		problem: listing === null ? m["leads.form.professional_away"]() : null,
	};
}
