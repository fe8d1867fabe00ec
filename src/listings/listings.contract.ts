import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { PropertyField } from "../catalogue/property-field.ts";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { calendarDay, id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { availabilities, imagesAtMost, listingStatuses, paymentStatuses } from "./listing.ts";
import type { PropertySection } from "./property-sections.ts";

const named = z.object({ name: z.string(), slug: z.string() });

export const listingImage = z.object({
	/** The picture's path without width and ending: "-400.webp", "-800.webp" and "-1600.webp" stand behind it. */
	img: z.string(),
	width: z.number(),
	height: z.number(),
});
export type ListingImage = z.infer<typeof listingImage>;

/** A picture that its owner can name, to move or remove it. */
export const listingPicture = z.object({ ...listingImage.shape, _id: id });
export type ListingPicture = z.infer<typeof listingPicture>;

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
	paymentStatus: z.enum(paymentStatuses),
	appliedDate: instant,
	visits: z.number(),
	calls: z.number(),
	/** How many leads were claimed with it. */
	leads: z.number(),
});

/** What the public is told of an address, and what its owner and staff read beside it: the reachable person, the street. */
const listingAddress = z.object({
	pincodeData: z.object({
		pincode: z.string(),
		poName: z.string(),
		cityBlock: z.optional(z.string()),
		district: z.string(),
		stateName: z.string(),
		city: z.string(),
	}),
	locality: z.string(),
	_id: z.optional(id),
	name: z.optional(z.string()),
	mobile: z.optional(z.string()),
	manualAddress: z.optional(
		z.object({ completeAdd: z.string(), buildingDetails: z.string(), floorDetails: z.string() }),
	),
	landmark: z.optional(z.string()),
	cityDistrictTown: z.optional(z.string()),
});

/** A change of status that the viewer may make now; `skipsPayment`: only if the manager lets the open payment go. */
export const statusMove = z.object({
	type: z.enum(listingStatuses),
	needsReason: z.boolean(),
	skipsPayment: z.boolean(),
});
export type StatusMove = z.infer<typeof statusMove>;

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
	/** Town, district, state and pincode for everybody; the rest for its owner and staff. */
	address: listingAddress,
	goToLocations: z.array(named),
	properties: z.record(z.string(), z.unknown()),
	servicePropertyFields: z.array(z.custom<PropertyField>()),
	/** The public answers grouped and in words. */
	sections: z.array(z.custom<PropertySection>()),
	images: z.array(listingPicture),
	professionalStatus: z.object({ type: z.enum(listingStatuses), date: instant }),
	memberSince: instant,
	...z.partial(privateFields).shape,
	abilities: z.object({
		book: z.boolean(),
		edit: z.boolean(),
		addPictures: z.boolean(),
		moves: z.array(statusMove),
	}),
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

const firmName = typedText(120);
const description = typedText(1000, 0, () => m["listings.register.description_long"]());
/** Names, slugs or codes of go-to locations; the form repeats the field, so that one alone arrives as a text. */
const goToLocation = z.union([
	z.array(z.string().check(z.maxLength(120))).check(z.maxLength(300)),
	z.pipe(
		z.string().check(z.maxLength(120)),
		z.transform((one) => [one]),
	),
]);

/** What a professional says when registering. What is missing is told in the words of registration.ts. */
export const newProfessional = z.object({
	sectorId: z.optional(z.string()),
	serviceId: z._default(z.string(), ""),
	choiceId: z.optional(z.string()),
	addressId: z._default(z.string(), ""),
	firmName: z._default(firmName, ""),
	description: z._default(description, ""),
	goToLocation: z._default(goToLocation, []),
});
export type NewProfessional = z.infer<typeof newProfessional>;

/**
 * The registration form. With `mobile` and `paymentOption` staff act for somebody else. What concerns the payment
 * (`subs_id`, `referralCode`) is taken and not kept: it is asked once more when something is paid.
 */
export const registrationForm = z.object({
	mobile: z.optional(z.string()),
	subs_id: z.optional(z.string()),
	paymentForCategory: z.optional(z.literal("addProfessional")),
	referralCode: z.optional(z.string()),
	/** "true" skips the payment. */
	paymentOption: z.optional(z.enum(["true", "false", ""])),
	/** Why staff skip the payment; it goes to the audit log. */
	reason: z.optional(typedText(500)),
	/** A form without any of them is told what is missing in the same words as one without some. */
	newProfessional: z.prefault(newProfessional, {}),
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/** A picture that was not taken, by the name of its file, and why. */
export const rejectedImage = z.object({ name: z.string(), msg: z.string() });
export type RejectedImage = z.infer<typeof rejectedImage>;

const professional = z.object({ professional: listingDetails });
const withRejected = z.object({ professional: listingDetails, rejectedImages: z.array(rejectedImage) });
const ofListing = z.object({ id });

/** What staff search by; days are Indian ones and mean the day of the application. */
export const staffSearch = z.object({
	status: z.optional(z.enum(listingStatuses)),
	sectorId: z.optional(id),
	serviceId: z.optional(id),
	choiceId: z.optional(id),
	/** A name, slug or code. */
	goToLocation: z.optional(z.string().check(z.maxLength(120))),
	mobile: z.optional(z.string().check(z.maxLength(20))),
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
	...pageQuery,
});
export type StaffSearch = z.infer<typeof staffSearch>;

export const listingsApi = {
	"GET /api/workerCategory": {
		access: "staff",
		summary:
			"Listings by any filter, newest application first. A success answers 201, as its first users expect",
		query: staffSearch,
		status: 201,
		answer: z.object({ success: z.literal(true), professionals: z.array(listingDetails), nextCursor }),
	},
	"POST /api/workerCategory": {
		access: "signed-in",
		summary: "Registers a professional for a service: oneself or, by staff, the person with `mobile`",
		body: registrationForm,
		upload: { fields: ["images"], maxFiles: 3 * imagesAtMost, maxFileBytes: fileBytesAtMost },
		status: 201,
		answer: withRejected,
		failures: { 409: "Registered already; the body carries the professional" },
	},
	"GET /api/workerCategory/status": {
		access: "signed-in",
		summary: "The registration that stands in the way of a new one, or null; staff ask for somebody's mobile",
		query: z.object({
			serviceId: z.optional(id),
			choiceId: z.optional(id),
			profId: z.optional(id),
			mobile: z.optional(z.string()),
		}),
		answer: z.object({ professional: z.nullable(listingDetails) }),
	},
	"POST /api/workerCategory/update": {
		access: "managers",
		summary: "Moves a listing to another status",
		body: z.object({
			professionalId: id,
			type: z.enum(listingStatuses, { error: () => m["listings.status.unknown"]() }),
			reason: z.optional(typedText(500)),
			/** Staff's "Payment Option": true lets go what is left to pay. */
			paymentOption: z.optional(z.boolean()),
		}),
		answer: professional,
		failures: { 409: "Not from its present status, or something is left to pay" },
	},
	"POST /api/workerCategory/:id/properties": {
		access: "signed-in",
		summary: "The answers to the service's own questions, whole: owner and managers",
		params: ofListing,
		// Every service asks its own questions, so the answers are checked by property-check.ts and not by a schema.
		body: z.object({ properties: z._default(z.looseObject({}), {}) }),
		upload: { fields: ["properties[]"], maxFiles: 30, maxFileBytes: fileBytesAtMost },
		status: 201,
		answer: professional,
	},
	"POST /api/workerCategory/:id/availability": {
		access: "signed-in",
		summary: "Available or unavailable: owner and managers",
		params: ofListing,
		body: z.object({ availability: z.enum(availabilities) }),
		answer: professional,
	},
	"POST /api/workerCategory/:id/images": {
		access: "signed-in",
		summary: "Adds pictures, at most 10 in all: owner and managers",
		params: ofListing,
		body: z.object({}),
		upload: { fields: ["images"], maxFiles: 3 * imagesAtMost, maxFileBytes: fileBytesAtMost },
		answer: withRejected,
	},
	"PUT /api/workerCategory/:id/images": {
		access: "signed-in",
		summary: "Puts the pictures in this order: owner and managers",
		params: ofListing,
		body: z.object({ imageIds: z.array(id).check(z.maxLength(imagesAtMost)) }),
		answer: professional,
		failures: { 409: "Not the listing's pictures as they are now" },
	},
	"DELETE /api/workerCategory/:id/images/:imageId": {
		access: "signed-in",
		summary: "Removes a picture: owner and managers",
		params: z.object({ id, imageId: id }),
		answer: professional,
	},
	"PUT /api/workerCategory/:id": {
		access: "signed-in",
		summary: "Changes firm name, description, places or address: owner and managers",
		params: ofListing,
		body: z.object({
			firmName: z.optional(firmName),
			description: z.optional(description),
			goToLocation: z.optional(goToLocation),
			addressId: z.optional(id),
		}),
		answer: professional,
	},
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
