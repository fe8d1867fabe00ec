import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { id, typedText } from "../platform/schemas.ts";
import { type GoToLocation, goToLocation } from "../places/places.contract.ts";
import type { PropertyField } from "./property-field.ts";

export const cardTypes = ["profile", "image"] as const;

/** A property schema is returned as staff wrote it; property-field.ts has its type. */
const propertyFields = z.array(z.custom<PropertyField>());

export const sectorAnswer = z.object({
	_id: id,
	sector: z.string(),
	sectorName: z.string(),
	s3PathName: z.string(),
	description: z.string(),
	active: z.boolean(),
	/** The id of its author; null for the starter catalogue. */
	createdBy: z.nullable(id),
	services: z.array(
		z.object({
			_id: id,
			type: z.string(),
			/** Every search word of the service, in lower case. */
			names: z.array(z.string()),
		}),
	),
});
export type SectorAnswer = z.infer<typeof sectorAnswer>;

export const choiceAnswer = z.object({
	_id: id,
	name: z.string(),
	slug: z.string(),
	properties: propertyFields,
});

/** The settings of a service's landing page and registration. */
export const serviceBehaviour = {
	cardType: z.enum(cardTypes),
	callIcon: z.boolean(),
	comingSoon: z.boolean(),
	paymentRequired: z.boolean(),
	multipleRegistration: z.boolean(),
	/** Customers visit it: its go-to location comes from its address and is not asked for. */
	fixedPlace: z.boolean(),
	/** `displayStatus` says whether the registration form asks for pictures. */
	images: z.object({ displayStatus: z.boolean() }),
};

export const serviceAnswer = z.object({
	_id: id,
	/** The service's name. */
	type: z.string(),
	slug: z.string(),
	description: z.string(),
	icon: z.string(),
	active: z.boolean(),
	createdBy: z.nullable(id),
	sector: z.object({ _id: id, sector: z.string() }),
	choices: z.array(choiceAnswer),
	...serviceBehaviour,
	/** The questions of the service's own form; a choice has its own. */
	servicePropertyFields: propertyFields,
});
export type ServiceAnswer = z.infer<typeof serviceAnswer>;

/** A landing page's entry: what links, tiles and lists need to know of a service. */
export const catalogueEntry = z.object({
	_id: id,
	name: z.string(),
	/** The picture's path. */
	image: z.string(),
	icon: z.string(),
	/** The landing page's path, with the slash. */
	link: z.string(),
	comingSoon: z.boolean(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** A node of the tree sectors > services > choices. */
export const category = z.object({
	_id: id,
	name: z.string(),
	slug: z.string(),
	parentId: z.nullable(id),
	type: z.enum(["sector", "service", "choice"]),
	get children() {
		return z.array(category);
	},
});
export type Category = z.infer<typeof category>;

export const landing = z.object({
	/** The choice's name if there is one, otherwise the service's. */
	name: z.string(),
	slug: z.string(),
	/** The landing page's path, with the slash. */
	link: z.string(),
	serviceId: id,
	serviceName: z.string(),
	description: z.string(),
	icon: z.string(),
	choiceId: z.nullable(id),
	choiceName: z.nullable(z.string()),
	/** The service's choices, as links. */
	choices: z.array(z.object({ _id: id, name: z.string(), slug: z.string() })),
	sector: z.object({ name: z.string(), slug: z.string() }),
	cardType: z.enum(cardTypes),
	callIcon: z.boolean(),
	comingSoon: z.boolean(),
	fixedPlace: z.boolean(),
	image: z.string(),
	locations: z.array(goToLocation),
});
export type Landing = z.infer<typeof landing>;

const foundService = z.object({
	name: z.string(),
	slug: z.string(),
	icon: z.string(),
	comingSoon: z.boolean(),
	isExact: z.boolean(),
});

/** The result of a search for a trade and a place. */
export const searchResult = z.object({
	/** The query as understood: "plumber in Shimla" names a service and a place. Normalized for search. */
	asked: z.object({ service: z.string(), place: z.string() }),
	/** Best match first, at most 8; exact if one of its names was typed exactly. */
	services: z.array(foundService),
	/** If no service is found: those with the most similar names, at most 4. */
	nearest: z.array(foundService),
	/** Best match first, at most 8; exact as above. */
	locations: z.array(
		z.object({ name: z.string(), slug: z.string(), state: z.nullable(z.string()), isExact: z.boolean() }),
	),
});
export type SearchResult = z.infer<typeof searchResult>;

const nameList = z.array(z.string());

/** All services and places with the names they are found by, besides their own, for the search in the browser. */
export const searchNames = z.object({
	/** Equally good matches are in this order. */
	services: z.array(
		z.object({
			name: z.string(),
			slug: z.string(),
			icon: z.string(),
			comingSoon: z.boolean(),
			names: nameList,
		}),
	),
	places: z.array(
		z.object({ name: z.string(), slug: z.string(), state: z.nullable(z.string()), names: nameList }),
	),
});
export type SearchNames = z.infer<typeof searchNames>;

/** The home page's content. */
export type HomeCatalogue = {
	popular: CatalogueEntry[];
	sectors: { name: string; slug: string; entries: CatalogueEntry[] }[];
};

/** What public pages read of the catalogue, without HTTP. */
export type PublicCatalogue = {
	home(): Promise<HomeCatalogue>;
	/** By a service's landing slug or hyphenated name, and optionally a choice's slug; null if there is none. */
	landing(serviceSlug: string, choiceSlug?: string): Promise<Landing | null>;
	/** The slugs of the service and of the place that a misspelt slug means; null if that is not clear. */
	serviceMeant(slug: string): Promise<string | null>;
	placeMeant(slug: string): Promise<string | null>;
	search(service: string, place: string): Promise<SearchResult>;
	/** All go-to locations, for the place field of the home page. */
	locations(): Promise<GoToLocation[]>;
	/** The up to 3 places of the service that are nearest to one it does not cover; empty if it covers the place. */
	nearestPlaces(serviceSlug: string, placeSlug: string): Promise<GoToLocation[]>;
};
export const publicCatalogue = loaderService<PublicCatalogue>("catalogue");

export const sectorText = {
	sector: typedText(80, 2),
	/** The heading on public pages; empty for the sector's own name. */
	sectorName: typedText(80),
	description: typedText(500),
};

export const catalogueApi = {
	"GET /api/sector": {
		access: "public",
		summary: "All sectors in their order",
		answer: z.object({ sectors: z.array(sectorAnswer) }),
	},
	"POST /api/sector": {
		access: "managers",
		summary: "Adds a sector",
		body: z.object({ ...sectorText, sectorName: z.optional(sectorText.sectorName) }),
		status: 201,
		answer: z.object({ sector: sectorAnswer }),
		failures: { 409: "A sector of this name exists" },
	},
	"GET /api/service": {
		access: "public",
		summary: "All services in their order",
		answer: z.object({ services: z.array(serviceAnswer) }),
	},
	"POST /api/service/bysector": {
		access: "public",
		noVisibleChange: true,
		summary: "The services of a sector",
		body: z.object({ sectorId: id }),
		answer: z.object({ services: z.array(serviceAnswer) }),
	},
	"GET /api/service/fields": {
		access: "public",
		summary: "The questions of a service's own form; a choice's come after the service's",
		query: z.object({ serviceId: id, choiceId: z.optional(id) }),
		answer: z.object({ serviceFields: propertyFields }),
	},
	"GET /api/category": {
		access: "public",
		summary: "The tree sectors > services > choices",
		answer: z.object({ categories: z.array(category) }),
	},
	"GET /api/catalogue/landing/:slug": {
		access: "public",
		summary: "What a landing page shows of its service",
		params: z.object({ slug: z.string().check(z.maxLength(120)) }),
		query: z.object({ choice: z.optional(z.string().check(z.maxLength(120))) }),
		answer: z.object({ landing }),
	},
	"GET /api/catalogue/search": {
		access: "public",
		summary: "Finds services and places by what a person typed, typing mistakes forgiven",
		query: z.object({ q: z.optional(typedText(80)), place: z.optional(typedText(80)) }),
		answer: searchResult,
	},
	"GET /api/catalogue/search-names": {
		access: "public",
		summary: "All services and places with every name they are found by",
		answer: searchNames,
	},
} as const satisfies ApiContract;
export type CatalogueApi = typeof catalogueApi;
