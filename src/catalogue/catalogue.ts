import type { Location } from "../places/location.ts";
import type { cardTypes } from "./catalogue.contract.ts";
import type { PropertyField } from "./property-field.ts";

export type Sector = {
	id: string;
	sector: string;
	/** The label shown; null where it is the sector itself. */
	sectorName: string | null;
	/** Names the sector's image folder; its slug as well. */
	s3PathName: string;
	description: string;
	active: boolean;
	createdBy: string | null;
};

export type ServiceChoice = {
	id: string;
	name: string;
	slug: string;
	/** False where staff switched it off: nothing new is made with it, what there is keeps its name. */
	active: boolean;
	fields: PropertyField[];
};

/** A form that staff have changed since: listings that answered it keep it until they answer the present one. */
export type FormerForm = {
	version: number;
	fields: PropertyField[];
	/** The fields of the choices, by their ids. */
	choices: Record<string, PropertyField[]>;
};

export type Service = {
	id: string;
	sector: Sector;
	/** The service's name. */
	type: string;
	/** The landing page's path without the slash. */
	slug: string;
	/** The hyphenated name, a second address of the landing page. */
	nameSlug: string;
	description: string;
	icon: string;
	/** Its picture's path: a drawing of the product's own or a key of the image store; null for the common one. */
	picture: string | null;
	cardType: (typeof cardTypes)[number];
	callIcon: boolean;
	paymentRequired: boolean;
	comingSoon: boolean;
	multipleRegistration: boolean;
	/** The registration form asks for pictures. */
	imagesAsked: boolean;
	/** Customers come to it (a stay, a hall, a studio, a sight): its place follows from its address. */
	fixedPlace: boolean;
	/** Position among the popular services of the home page; null for the others. */
	popularPosition: number | null;
	fields: PropertyField[];
	/** Counts the changes of its own form and its choices'. */
	formVersion: number;
	formerForms: FormerForm[];
	active: boolean;
	createdBy: string | null;
	choices: ServiceChoice[];
	/** Ids of its only go-to locations in their order; empty where the common list holds. */
	locationIds: string[];
	/** Every word under which it is found, in lower case: its name, its choices, other names. */
	names: string[];
};

/** What the public sees of the catalogue: active services of active sectors, those that are yet to come included. */
export function isShown(service: Pick<Service, "active" | "sector">): boolean {
	return service.active && service.sector.active;
}

/** Whether the service has a list of professionals and takes leads: shown, and not coming soon. */
export function isOpen(service: Pick<Service, "active" | "sector" | "comingSoon">): boolean {
	return isShown(service) && !service.comingSoon;
}

/** The label of a sector. */
export function sectorLabel(sector: Pick<Sector, "sector" | "sectorName">): string {
	return sector.sectorName ?? sector.sector;
}

/** The whole catalogue with its ways in; inactive sectors and services are in it: ask isShown and isOpen. */
export type Catalogue = {
	/** In the order of the home page. */
	sectors: readonly Sector[];
	/** In the order of their sectors, then their own. */
	services: readonly Service[];
	sectorById: ReadonlyMap<string, Sector>;
	serviceById: ReadonlyMap<string, Service>;
	/** By landing slug and by hyphenated name. */
	serviceBySlug: ReadonlyMap<string, Service>;
	choiceById: ReadonlyMap<string, { service: Service; choice: ServiceChoice }>;
	/** The shown popular services in the order of the home page. */
	popular: readonly Service[];
};

/** Builds the ways into the catalogue; `services` and `sectors` come in their order. */
export function catalogueOf(sectors: readonly Sector[], services: readonly Service[]): Catalogue {
	return {
		sectors,
		services,
		sectorById: new Map(sectors.map((sector) => [sector.id, sector])),
		serviceById: new Map(services.map((service) => [service.id, service])),
		// Landing slugs go last: they win where a later service's hyphenated name were to repeat one.
		serviceBySlug: new Map([
			...services.map((service) => [service.nameSlug, service] as const),
			...services.map((service) => [service.slug, service] as const),
		]),
		choiceById: new Map(
			services.flatMap((service) =>
				service.choices.map((choice) => [choice.id, { service, choice }] as const),
			),
		),
		popular: services
			.filter((service) => service.popularPosition !== null && isShown(service))
			.toSorted((one, other) => Number(one.popularPosition) - Number(other.popularPosition)),
	};
}

/** The choices that can be chosen: those that staff did not switch off. */
export function offeredChoices(service: Pick<Service, "choices">): ServiceChoice[] {
	return service.choices.filter(({ active }) => active);
}

/** The offered choice of a service by its slug; slugs of choices are unique within their service alone. */
export function choiceBySlug(service: Pick<Service, "choices">, slug: string): ServiceChoice | undefined {
	return offeredChoices(service).find((choice) => choice.slug === slug);
}

/** The go-to locations of a service: its own few in their order, else the common list. A fixed place is never everywhere. */
export function locationsOf(
	service: Pick<Service, "locationIds" | "fixedPlace">,
	places: { locations: readonly Location[]; byId: ReadonlyMap<string, Location> },
): readonly Location[] {
	const served =
		service.locationIds.length === 0
			? places.locations
			: service.locationIds.flatMap((id) => places.byId.get(id) ?? []);
	return service.fixedPlace ? served.filter(({ kind }) => kind !== "all") : served;
}
