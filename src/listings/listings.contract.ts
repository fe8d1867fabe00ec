import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { id, nextCursor, pageQuery } from "../platform/schemas.ts";
import type { Point } from "../places/distance.ts";
import type { FilterOptions, FilterQuery } from "./list-filter.ts";
import { editingCalls } from "./editing.contract.ts";
import { favouriteCalls } from "./favourites.contract.ts";
import type { Landing } from "./landing.ts";
import {
	type ListingCard,
	listingCard,
	type ListingDetails,
	listingDetails,
	oneListing,
} from "./listing-answers.ts";
import { registrationCalls } from "./registration.contract.ts";
import { registrationQueueCalls } from "./registrations.contract.ts";
import { serviceInterestCalls } from "./service-interest.contract.ts";
import { staffSearchCalls } from "./staff-search.contract.ts";

const slug = z.string().check(z.minLength(1), z.maxLength(120));

const parameter = z.optional(z.string().check(z.maxLength(400)));
const filterParametersSchema = {
	/** Facts joined by commas: "available,photos,meals-offered:breakfast". */
	only: parameter,
	/** Whole rupees. */
	min: parameter,
	max: parameter,
	sort: parameter,
	/** A pincode, or a position as "31.10,77.17": the nearest first. */
	near: parameter,
};

export const activeList = z.object({
	success: z.literal(true),
	professionals: z.array(listingCard),
	nextCursor,
});
export type ActiveList = z.infer<typeof activeList>;
export type ActiveListQuery = {
	service: string;
	choice?: string | undefined;
	location?: string | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
} & FilterQuery;

/** What public pages read from the listings, without HTTP. */
export type PublicListings = {
	/** What lists of a service (and choice) can be filtered by. Throws not_found for an unknown one. */
	options(query: Pick<ActiveListQuery, "service" | "choice">): Promise<FilterOptions>;
	/** The slug of the service's nearest place; null for a pincode without a known position. */
	placeNear(service: string, near: Point | string): Promise<string | null>;
	/** Throws not_found for an unknown service, choice or place; bad_input for an unknown filter or cursor. */
	active(query: ActiveListQuery): Promise<ActiveList>;
	/** Null if the service has no professionals of its own at the place; without a place, of the whole country. */
	landing(service: string, place: string | null): Promise<Landing | null>;
	/** Null if there is no active listing with this id. */
	details(listingId: string): Promise<ListingDetails | null>;
	/** Available professionals of the same service nearby, at most four; none if there is no such active listing. */
	similar(listingId: string): Promise<ListingCard[]>;
};
export const publicListings = loaderService<PublicListings>("listings");

const popularHere = z.object({
	/** Null if no place has this name. */
	place: z.nullable(z.object({ name: z.string(), slug: z.string() })),
	services: z.array(z.object({ name: z.string(), slug: z.string(), icon: z.string() })),
});
export type PopularHere = z.infer<typeof popularHere>;

/** The calls that read listings, and those that count visits and calls; part of listingsApi. */
export const readingCalls = {
	"GET /api/workerCategory/active": {
		access: "public",
		summary:
			"Active professionals of a service (and choice) at a place, by slugs; filtered by facts and price, in the daily order, by price or by distance",
		query: z.object({
			service: slug,
			choice: z.optional(slug),
			location: z.optional(slug),
			...filterParametersSchema,
			...pageQuery,
		}),
		answer: activeList,
		failures: { 404: "No such service, choice or place" },
	},
	"GET /api/workerCategory/popular": {
		access: "public",
		summary:
			"The services with the most requests at a place of this name, then those with the most professionals; at most 10",
		query: z.object({ place: z.string().check(z.minLength(1), z.maxLength(80)) }),
		answer: popularHere,
	},
	"GET /api/workerCategory/mine": {
		access: "signed-in",
		summary: "The viewer's own listings, at most 50",
		answer: z.object({ success: z.literal(true), professionals: z.array(listingDetails) }),
	},
	"GET /api/workerCategory/:id": {
		access: "public",
		summary: "One listing: public fields; owner and staff see more, and listings that are not active",
		params: z.object({ id }),
		answer: oneListing,
	},
	"PUT /api/workerCategory/stats/increment-profile-visit/:id": {
		access: "public",
		noVisibleChange: true,
		summary: "Counts a visit: once per visitor, listing and day, never the owner's",
		params: z.object({ id }),
		status: 204,
		answer: null,
	},
	"PUT /api/workerCategory/stats/increment-call/:id": {
		access: "signed-in",
		summary: "Counts a call and returns the number to call; at most 30 professionals per person and day",
		params: z.object({ id }),
		answer: z.object({ mobile: z.string() }),
		failures: { 409: "Currently unavailable, or cannot be called", 429: "More than 30 professionals today" },
	},
} as const satisfies ApiContract;

/** All calls of the module. */
export const listingsApi = {
	...staffSearchCalls,
	...registrationCalls,
	...registrationQueueCalls,
	...editingCalls,
	...serviceInterestCalls,
	...favouriteCalls,
	...readingCalls,
} as const satisfies ApiContract;
export type ListingsApi = typeof listingsApi;
