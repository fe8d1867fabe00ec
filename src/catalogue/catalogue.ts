import type { Location } from "../places/location.ts";
import type { cardTypes } from "./catalogue.contract.ts";
import type { PropertyField } from "./property-field.ts";

export type Sector = {
	id: string;
	sector: string;
	/** The label shown; null if it is the sector itself. */
	sectorName: string | null;
	/** Also the name of the sector's image folder. */
	s3PathName: string;
	description: string;
	active: boolean;
	createdBy: string | null;
};

export type ServiceChoice = {
	id: string;
	name: string;
	slug: string;
	/** False if staff disabled it: it takes nothing new, and existing records keep its name. */
	active: boolean;
	fields: PropertyField[];
};

/** An earlier form: listings that answered it keep it until they answer the current one. */
export type FormerForm = {
	version: number;
	fields: PropertyField[];
	/** The questions of the choices, by their ids. */
	choices: Record<string, PropertyField[]>;
};

export type Service = {
	id: string;
	sector: Sector;
	/** The service's name. */
	type: string;
	/** The landing page's path without the slash. */
	slug: string;
	/** The hyphenated name, a second URL of the landing page. */
	nameSlug: string;
	/** Slugs of both kinds that it had before. */
	formerSlugs: string[];
	description: string;
	icon: string;
	/** Its picture's path: one of the product's drawings or a key of the image store; null for the default. */
	picture: string | null;
	cardType: (typeof cardTypes)[number];
	callIcon: boolean;
	paymentRequired: boolean;
	comingSoon: boolean;
	multipleRegistration: boolean;
	/** The registration form asks for pictures. */
	imagesAsked: boolean;
	/** Customers visit it (a stay, a hall, a studio, a sight): its place comes from its address. */
	fixedPlace: boolean;
	/** The position among the home page's popular services; null for the others. */
	popularPosition: number | null;
	fields: PropertyField[];
	/** Counts the changes of its own form and its choices'. */
	formVersion: number;
	formerForms: FormerForm[];
	active: boolean;
	createdBy: string | null;
	choices: ServiceChoice[];
	/** The ids of its own go-to locations in order; empty if it uses the common list. */
	locationIds: string[];
	/** Every search word, in lower case: its name, its choices, synonyms. */
	names: string[];
};

/** What the public sees: active services of active sectors, including those coming soon. */
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

/** The whole catalogue with its indexes, including inactive sectors and services: see isShown and isOpen. */
export type Catalogue = {
	/** In the order of the home page. */
	sectors: readonly Sector[];
	/** In the order of their sectors, then their own. */
	services: readonly Service[];
	sectorById: ReadonlyMap<string, Sector>;
	serviceById: ReadonlyMap<string, Service>;
	/** By landing slug, hyphenated name and former slugs. */
	serviceBySlug: ReadonlyMap<string, Service>;
	choiceById: ReadonlyMap<string, { service: Service; choice: ServiceChoice }>;
	/** The popular services that are shown, in the order of the home page. */
	popular: readonly Service[];
};

/** Builds the indexes; `services` and `sectors` must be sorted. */
export function catalogueOf(sectors: readonly Sector[], services: readonly Service[]): Catalogue {
	return {
		sectors,
		services,
		sectorById: new Map(sectors.map((sector) => [sector.id, sector])),
		serviceById: new Map(services.map((service) => [service.id, service])),
		// Former slugs come first and landing slugs last, so that present slugs win over those that other services had.
		serviceBySlug: new Map([
			...services.flatMap((service) => service.formerSlugs.map((slug) => [slug, service] as const)),
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

/** The choices on offer, without those that staff disabled. */
export function offeredChoices(service: Pick<Service, "choices">): ServiceChoice[] {
	return service.choices.filter(({ active }) => active);
}

/** The offered choice of a service by its slug, which is unique only within the service. */
export function choiceBySlug(service: Pick<Service, "choices">, slug: string): ServiceChoice | undefined {
	return offeredChoices(service).find((choice) => choice.slug === slug);
}

/** The go-to locations of a service: its own, otherwise the common list. A fixed place is never everywhere. */
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
