import type * as z from "zod/mini";
import { normalizeMobile } from "../../accounts/mobile.ts";
import { isShown, offeredChoices, type Service, type ServiceChoice } from "../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { findPlace } from "../../places/find-place.ts";
import type { Location } from "../../places/location.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { type Paise, paiseFromRupees } from "../../platform/money.ts";
import { m } from "../../paraglide/messages.js";
import { firstEmptyField, leadInputFaults } from "../lead-input.ts";
import type { leadInput } from "../leads.contract.ts";
import type { ListingFacts } from "../../listings/server/listings.api.ts";

export type CheckedInput = z.output<typeof leadInput>;

/** The input with every name resolved and checked. */
export type ResolvedLead = {
	name: string;
	/** "+91" and ten digits. */
	mobile: string;
	service: Service;
	choice: ServiceChoice | null;
	place: Location;
	addressDetails: string;
	budgetMin: Paise | null;
	budgetMax: Paise | null;
	preferredAt: Date | null;
	description: string;
};

type Found<Value> = { value: Value | null; fault: ErrorItem | null };
const found = <Value>(value: Value): Found<Value> => ({ value, fault: null });
const fault = (msg: string, path: string): Found<never> => ({ value: null, fault: { msg, path } });

/** The listing that a lead starts from: null if it starts from none, "away" if it is not active. */
export type Origin = ListingFacts | null | "away";

/**
 * Resolves what the input names and throws bad_input with all its faults. If the lead starts from a listing, its
 * service and choice replace those of the input.
 */
export function resolveLead(
	input: CheckedInput,
	from: Origin,
	catalogue: CatalogueSnapshot,
	now: Date,
): ResolvedLead {
	const origin = from === "away" ? null : from;
	const service =
		from === "away"
			? fault(m["leads.form.professional_away"](), "originProfessional")
			: findService(input, origin, catalogue);
	const isChoiceOffered = service.value !== null && offeredChoices(service.value).length > 0;
	const choiceNeeded = isChoiceOffered && (origin?.choiceId ?? null) === null;
	const typed = leadInputFaults(input, { choiceNeeded, now });
	const choice = findChoice(input, origin, service.value);
	const place = findServedPlace(input, service.value, catalogue);
	const mobile = normalizeMobile(input.mobile ?? "");
	// Empty required fields are reported without other faults.
	const records = firstEmptyField(input) === undefined ? [service.fault, choice.fault, place.fault] : [];
	const [first, ...others] = [...typed, ...records.filter((item) => item !== null)];
	if (first !== undefined) throw badInput([first, ...others]);
	if (service.value === null || place.value === null || "fault" in mobile)
		throw new Error("a fault of a lead was not reported");
	return {
		name: input.name ?? "",
		mobile: mobile.mobile,
		service: service.value,
		choice: choice.value,
		place: place.value,
		addressDetails: input.addressDetails ?? "",
		budgetMin: amount(input.budget?.min),
		budgetMax: amount(input.budget?.max),
		preferredAt: input.preferredDateTime ? new Date(input.preferredDateTime) : null,
		description: input.description ?? "",
	};
}

const amount = (rupees: number | null | undefined) =>
	rupees === null || rupees === undefined ? null : paiseFromRupees(rupees);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function findService(
	input: CheckedInput,
	origin: ListingFacts | null,
	catalogue: CatalogueSnapshot,
): Found<Service> {
	const { serviceId, serviceName } = input;
	if (origin !== null) return offered(catalogue.serviceById.get(origin.serviceId), "originProfessional");
	if (serviceId) return offered(catalogue.serviceById.get(serviceId.toLowerCase()), "serviceId");
	if (serviceName)
		return offered(
			// Its name in the language of the request, or its stored one.
			catalogue.services.find(
				({ type, nameSlug }) => same(type, serviceName) || nameSlug === hyphenated(serviceName),
			),
			"serviceName",
		);
	return { value: null, fault: null };
}

/** Refuses services that take no leads: unknown, disabled, or not available yet. */
function offered(service: Service | undefined, path: string): Found<Service> {
	if (service === undefined) return fault(m["leads.form.service_unknown"](), path);
	if (!isShown(service)) return fault(m["words.service_inactive"]({ service: service.type }), path);
	if (service.comingSoon) return fault(m["leads.form.service_coming_soon"]({ service: service.type }), path);
	return found(service);
}

function findChoice(
	input: CheckedInput,
	origin: ListingFacts | null,
	service: Service | null,
): Found<ServiceChoice> {
	if (service === null) return { value: null, fault: null };
	const choiceId = origin?.choiceId ?? input.choiceId;
	const choiceName = input.choiceName;
	if (!choiceId && !choiceName) return { value: null, fault: null };
	// A listing's own choice is valid even if staff disabled it: its professional still works.
	const choices = origin?.choiceId ? service.choices : offeredChoices(service);
	const choice = choiceId
		? choices.find(({ id }) => same(id, choiceId))
		: (choices.find(({ name }) => same(name, choiceName ?? "")) ??
			choices.find(({ slug }) => slug === hyphenated(choiceName ?? "")));
	if (choice !== undefined) return found(choice);
	return fault(m["words.choice_unknown"]({ service: service.type }), choiceId ? "choiceId" : "choiceName");
}

function findServedPlace(
	input: CheckedInput,
	service: Service | null,
	catalogue: CatalogueSnapshot,
): Found<Location> {
	const typed = input.goToLocation ?? "";
	const place = findPlace(typed, catalogue.places.locations);
	if (place === undefined) return fault(m["words.place_unknown"](), "goToLocation");
	if (service !== null && !catalogue.locationsOf(service).some(({ id }) => id === place.id)) {
		return fault(m["leads.form.place_not_served"]({ service: service.type }), "goToLocation");
	}
	return found(place);
}
