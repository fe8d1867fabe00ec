import * as z from "zod/mini";
import type { PropertyField } from "../catalogue/property-field.ts";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { id, instant, nextCursor, pageQuery } from "../platform/schemas.ts";
import { availabilities, listingStatuses } from "./listing.ts";
import type { PropertySection } from "./property-sections.ts";

const named = z.object({ name: z.string(), slug: z.string() });

export const listingImage = z.object({
	/** The picture's path without width and ending: "-400.webp", "-800.webp" and "-1600.webp" stand behind it. */
	img: z.string(),
	width: z.number(),
	height: z.number(),
});
export type ListingImage = z.infer<typeof listingImage>;

/** A professional on a public list: who, what, where, is he available, how do I reach him. No mobile, no street. */
export const listingCard = z.object({
	_id: id,
	firmName: z.nullable(z.string()),
	/** The person's name. */
	name: z.string(),
	service: z.string(),
	choiceName: z.nullable(z.string()),
	availability: z.enum(availabilities),
	/** At most 160 characters. */
	description: z.string(),
	/** Locality, town and pincode: "Lower Bazaar, Shimla 171001". */
	area: z.string(),
	/** Display names, in the order chosen, the asked place first. */
	goToLocation: z.array(z.string()),
	/** The answers that the service marks for the card, for example "5 seats · AC". */
	summary: z.string(),
	/** Rupees and what for, where the service marks a price. */
	price: z.nullable(z.object({ amount: z.number(), unit: z.string() })),
	image: z.nullable(listingImage),
	imageCount: z.number(),
	/** What the viewer may do; `book` is false where the listing is unavailable or cannot be called. */
	abilities: z.object({ book: z.boolean() }),
});
export type ListingCard = z.infer<typeof listingCard>;

/** Owner and staff only; for them `properties` and `servicePropertyFields` hold the private questions too. */
const privateFields = z.object({
	mobile: z.string(),
	paymentStatus: z.string(),
	appliedDate: instant,
	visits: z.number(),
	calls: z.number(),
});

/** A listing's public page. */
export const listingDetails = z.object({
	...listingCard.shape,
	userId: id,
	serviceSlug: z.string(),
	sector: named,
	serviceId: z.object({ _id: id, type: z.string(), choiceName: z.nullable(z.string()) }),
	sectorId: z.object({ _id: id, sector: z.string() }),
	choiceOfService: z.nullable(
		z.object({ _id: id, name: z.string(), properties: z.array(z.custom<PropertyField>()) }),
	),
	user: z.object({ name: z.string() }),
	cardType: z.enum(["profile", "image"]),
	/** The whole text. */
	description: z.string(),
	/** Town, district, state and pincode; never the street or the person's number. */
	address: z.object({
		pincodeData: z.object({
			pincode: z.string(),
			poName: z.string(),
			district: z.string(),
			stateName: z.string(),
			city: z.string(),
		}),
		locality: z.string(),
	}),
	goToLocations: z.array(named),
	properties: z.record(z.string(), z.unknown()),
	servicePropertyFields: z.array(z.custom<PropertyField>()),
	/** The public answers grouped and in words. */
	sections: z.array(z.custom<PropertySection>()),
	images: z.array(listingImage),
	professionalStatus: z.object({ type: z.enum(listingStatuses), date: instant }),
	memberSince: instant,
	...z.partial(privateFields).shape,
	abilities: z.object({ book: z.boolean(), edit: z.boolean() }),
});
export type ListingDetails = z.infer<typeof listingDetails>;

const slug = z.string().check(z.minLength(1), z.maxLength(120));

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
};

/** What public pages ask of the listings, without HTTP. */
export type PublicListings = {
	/** Throws not_found for an unknown service, choice or place. */
	active(query: ActiveListQuery): Promise<ActiveList>;
	/** Null where there is no active listing of this id. */
	details(listingId: string): Promise<ListingDetails | null>;
};
export const publicListings = loaderService<PublicListings>("listings");

export const listingsApi = {
	"GET /api/workerCategory/active": {
		access: "public",
		summary: "Active professionals of a service (and choice) at a place, by slugs",
		query: z.object({ service: slug, choice: z.optional(slug), location: z.optional(slug), ...pageQuery }),
		answer: activeList,
		failures: { 404: "No such service, choice or place" },
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
		answer: z.object({ professional: listingDetails }),
	},
	"PUT /api/workerCategory/stats/increment-profile-visit/:id": {
		access: "public",
		summary: "Counts a visit: once a visitor, listing and day, never the owner's",
		params: z.object({ id }),
		status: 204,
		answer: null,
	},
	"PUT /api/workerCategory/stats/increment-call/:id": {
		access: "signed-in",
		summary: "Counts a call and answers the number to call; at most 30 professionals a day for one person",
		params: z.object({ id }),
		answer: z.object({ mobile: z.string() }),
		failures: { 409: "Currently unavailable, or not to be called", 429: "More than 30 professionals today" },
	},
} as const satisfies ApiContract;
export type ListingsApi = typeof listingsApi;
