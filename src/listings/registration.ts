import type { Service, ServiceChoice } from "../catalogue/catalogue.ts";
import { isShown, offeredChoices } from "../catalogue/catalogue.ts";
import { findPlace } from "../places/find-place.ts";
import type { Location } from "../places/location.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import { type WaitFacts, waitOf } from "./listing-wait.ts";
import type { NewProfessional } from "./registration.contract.ts";
import { shorten } from "../platform/shorten.ts";

/** The records that registrations are checked against. */
export type RegistrationRecords = {
	serviceById: ReadonlyMap<string, Service>;
	/** All go-to locations. */
	places: { locations: readonly Location[] };
	/** The locations that the service allows. */
	locationsOf(service: Service): readonly Location[];
};

/** A registration whose parts were all found and are allowed. */
export type ResolvedRegistration = {
	service: Service;
	choice: ServiceChoice | null;
	/** In the order chosen, each once; empty for a fixed place until its address is read. */
	places: Location[];
};

/** The value that was found, or the message why it was not. */
type Lookup<Value> = { value: Value } | { fault: string };

/** The form's own names for its fields, as used in faults. */
const path = (field: keyof NewProfessional) => `newProfessional.${field}`;

/** The message about a person's existing registration: rows G-24 to G-27. */
export function existingMessage(listing: WaitFacts): string {
	switch (waitOf(listing)) {
		case null:
			return m["listings.register.existing_active"]();
		case "staff":
			return m["listings.register.existing_shut"]();
		case "correction":
			return m["listings.register.existing_rejected"]();
		case "renewal":
			return m["listings.register.existing_expired"]();
		case "confirmation":
			return m["listings.register.existing_applied"]();
		case "payment":
			return m["listings.register.existing_unpaid"]();
	}
}

/** Staff need a reason to skip a payment, for the audit log. Used in the browser and on the server. */
export function skipProblems(skipsPayment: boolean, reason: string | undefined): ErrorItem[] {
	return skipsPayment && !reason?.trim() ? [{ msg: m["listings.move.reason"](), path: "reason" }] : [];
}

/** The choices that are missing before a registration may be sent. Used in the browser and on the server. */
export function missingChoices(
	form: Pick<NewProfessional, "serviceId" | "choiceId" | "addressId">,
	hasChoices: boolean,
): ErrorItem[] {
	const service = { msg: m["listings.register.service_missing"](), path: path("serviceId") };
	const choice = { msg: m["listings.register.choice_missing"](), path: path("choiceId") };
	const address = { msg: m["listings.register.address_missing"](), path: path("addressId") };
	return [
		...(form.serviceId === "" ? [service] : []),
		...(hasChoices && !form.choiceId ? [choice] : []),
		...(form.addressId === "" ? [address] : []),
	];
}

/**
 * Finds the requested places, each once and in the order sent; names, slugs, alternative spellings and codes may be
 * mixed. A service offered only all over India needs no choice. `all` distinguishes a place where the service is not
 * offered from an unknown one.
 */
export function choosePlaces(
	typed: readonly string[],
	service: { type: string; served: readonly Location[] },
	all: readonly Location[],
): Lookup<Location[]> {
	const sent = typed.filter((name) => name.trim() !== "");
	const { served } = service;
	if (sent.length === 0) {
		const isEverywhereOnly = served.length === 1 && served[0]?.kind === "all";
		return isEverywhereOnly ? { value: [...served] } : { fault: m["listings.register.places_missing"]() };
	}
	const wrong = sent.filter((name) => findPlace(name, served) === undefined);
	const unknown = wrong.filter((name) => findPlace(name, all) === undefined);
	if (unknown.length > 0)
		return { fault: m["listings.register.places_unknown"]({ places: shortList(unknown) }) };
	if (wrong.length > 0) {
		const words = { service: service.type, places: shortList(wrong) };
		return { fault: m["listings.register.places_not_served"](words) };
	}
	return { value: [...new Set(sent.flatMap((name) => findPlace(name, served) ?? []))] };
}

const shortList = (names: readonly string[]) => shorten(names.map((name) => name.trim()).join(", "), 120);

/** Resolves everything that the form names, or returns all faults at once. The address is checked elsewhere. */
export function resolveRegistration(
	form: NewProfessional,
	records: RegistrationRecords,
): { resolved: ResolvedRegistration | null; faults: ErrorItem[] } {
	const service = findService(form.serviceId, records);
	const known = "value" in service ? service.value : null;
	const choice = findChoice(form.choiceId, known);
	const places = findPlaces(form.goToLocation, known, records);
	const faults = [
		...missingChoices(form, known !== null && offeredChoices(known).length > 0),
		...faultItems(service, form.serviceId === "" ? null : "serviceId"),
		...faultItems(choice, "choiceId"),
		...faultItems(findSector(form.sectorId, known), "sectorId"),
		...faultItems(places, "goToLocation"),
	];
	if (faults.length > 0 || known === null || !("value" in choice) || !("value" in places))
		return { resolved: null, faults };
	return { resolved: { service: known, choice: choice.value, places: places.value }, faults };
}

/** The fault as an item of the response; none if the field is valid, or already reported (null). */
function faultItems(lookup: Lookup<unknown>, field: keyof NewProfessional | null): ErrorItem[] {
	return "fault" in lookup && field !== null ? [{ msg: lookup.fault, path: path(field) }] : [];
}

function findService(serviceId: string, { serviceById }: RegistrationRecords): Lookup<Service> {
	const service = serviceById.get(serviceId.toLowerCase());
	if (service === undefined) return { fault: m["listings.register.service_unknown"]() };
	if (!isShown(service)) return { fault: m["words.service_inactive"]({ service: service.type }) };
	return { value: service };
}

function findChoice(choiceId: string | undefined, service: Service | null): Lookup<ServiceChoice | null> {
	if (service === null || !choiceId) return { value: null };
	const choice = offeredChoices(service).find(({ id }) => id === choiceId.toLowerCase());
	if (choice !== undefined) return { value: choice };
	return { fault: m["words.choice_unknown"]({ service: service.type }) };
}

function findSector(sectorId: string | undefined, service: Service | null): Lookup<null> {
	const isRight = service === null || !sectorId || service.sector.id === sectorId.toLowerCase();
	return isRight
		? { value: null }
		: { fault: m["listings.register.sector_other"]({ service: service.type }) };
}

function findPlaces(
	typed: readonly string[],
	service: Service | null,
	records: RegistrationRecords,
): Lookup<Location[]> {
	const all = records.places.locations;
	// The place of a fixed place follows from its address.
	if (service?.fixedPlace) return { value: [] };
	const served = service === null ? all : records.locationsOf(service);
	return choosePlaces(typed, { type: service?.type ?? "", served }, all);
}
