import * as z from "zod/mini";
import type { PropertyField } from "../catalogue/property-field.ts";
import { id, instant } from "../platform/schemas.ts";
import { availabilities, listingStatuses, listingPaymentStatuses } from "./listing.ts";
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
	/** Whose it is, as on its page: the list is the same for everyone, and the owner's browser finds the own card by it. */
	userId: id,
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
	/** Customers come to it: its go-to location only says where it is found. */
	fixedPlace: z.boolean(),
	/** The answers that the service marks for the card, for example "5 seats · AC". */
	summary: z.string(),
	/** Rupees and what for, where the service marks a price. */
	price: z.nullable(z.object({ amount: z.number(), unit: z.string() })),
	image: z.nullable(listingImage),
	imageCount: z.number(),
	/** The first three photos of a person's work; absent on image cards and where there are fewer. */
	workPhotos: z.optional(z.array(listingImage)),
	/** What the viewer may do; `book` is false where the listing is unavailable or cannot be called. */
	abilities: z.object({ book: z.boolean() }),
});
export type ListingCard = z.infer<typeof listingCard>;

/** Owner and staff only; for them `properties` and `servicePropertyFields` hold the private questions too. */
const privateFields = z.object({
	mobile: z.string(),
	paymentStatus: z.enum(listingPaymentStatuses),
	/** A manager expired it: no payment brings it back. */
	isShut: z.boolean(),
	/** Why a manager suspended or rejected it, or what its owner is asked to change while it waits; null otherwise. */
	statusReason: z.nullable(z.string()),
	appliedDate: instant,
	visits: z.number(),
	calls: z.number(),
	/** How many leads were claimed with it. */
	leads: z.number(),
});

/** Staff only: the go-to location that a fixed place should have by its address, when that is another one. */
const suggestedPlace = z.optional(z.nullable(named));

/** Why an application that waits again was rejected before, when, and by whom; the name is null once the account is deleted. */
const earlierRejection = z.object({
	at: instant,
	reason: z.nullable(z.string()),
	by: z.nullable(z.string()),
});
export type EarlierRejection = z.infer<typeof earlierRejection>;

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
	/** The owner reads the reason. */
	showsReason: z.boolean(),
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
	/** The version of the service's form as it is asked now. */
	formVersion: z.int(),
	/** Owner and staff: what is asked now, where staff changed the form since it was answered. */
	presentForm: z.optional(
		z.object({
			fields: z.array(z.custom<PropertyField>()),
			properties: z.record(z.string(), z.unknown()),
		}),
	),
	/** The public answers grouped and in words. */
	sections: z.array(z.custom<PropertySection>()),
	images: z.array(listingPicture),
	professionalStatus: z.object({ type: z.enum(listingStatuses), date: instant }),
	/** The same as professionalStatus.type. */
	status: z.enum(listingStatuses),
	/** Rupees due for registering: 0 where the service needs no plan; null where the chosen plan says it. */
	amountForEnrollment: z.nullable(z.number()),
	/** The path of the photo in the owner's public profile. */
	profileImage: z.nullable(z.string()),
	memberSince: instant,
	...z.partial(privateFields).shape,
	suggestedPlace,
	/** Managers, of an application that waits: its last rejection, or null. */
	earlierRejection: z.optional(z.nullable(earlierRejection)),
	abilities: z.object({
		book: z.boolean(),
		edit: z.boolean(),
		addDetails: z.boolean(),
		addPictures: z.boolean(),
		reapply: z.boolean(),
		/** Ask the owner to change something before it is confirmed. */
		askChange: z.boolean(),
		moves: z.array(statusMove),
	}),
});
export type ListingDetails = z.infer<typeof listingDetails>;

/** The answer of a call about one listing: the whole of it, as the viewer may see it. */
export const oneListing = z.object({ professional: listingDetails });

/** A picture that was not taken, by the name of its file, and why. */
export const rejectedImage = z.object({ name: z.string(), msg: z.string() });
export type RejectedImage = z.infer<typeof rejectedImage>;

/** The answer of a call that brought pictures. */
export const listingWithRejected = z.object({
	...oneListing.shape,
	rejectedImages: z.array(rejectedImage),
});
