import * as z from "zod/mini";
import type { PropertyField } from "../catalogue/property-field.ts";
import { calendarDay, id, instant } from "../platform/schemas.ts";
import { availabilities, listingStatuses, listingPaymentStatuses } from "./listing.ts";
import type { PropertySection } from "./property-sections.ts";
import { rateUnits } from "./rates.ts";

const named = z.object({ name: z.string(), slug: z.string() });

/** The average of the stars of published reviews, to one decimal and null without reviews, and their number. */
export const ratingAnswer = z.object({ average: z.nullable(z.number()), count: z.int() });

export const listingImage = z.object({
	/** The picture's path without width and extension; append "-400.webp", "-800.webp" or "-1600.webp". */
	img: z.string(),
	width: z.number(),
	height: z.number(),
});
export type ListingImage = z.infer<typeof listingImage>;

/** A picture with the id by which its owner moves or removes it. */
export const listingPicture = z.object({ ...listingImage.shape, _id: id });
export type ListingPicture = z.infer<typeof listingPicture>;

/** The hours of a weekday in minutes of the day; absent if it is closed. */
const openHours = z.optional(z.object({ opens: z.int(), closes: z.int() }));
const workingHours = z.object({
	monday: openHours,
	tuesday: openHours,
	wednesday: openHours,
	thursday: openHours,
	friday: openHours,
	saturday: openHours,
	sunday: openHours,
});
const dayOff = z.object({ from: calendarDay, to: calendarDay });
const rate = z.object({
	/** Contacts are masked for everyone but the owner and staff. */
	name: z.string(),
	/** In rupees. */
	price: z.number(),
	/** Null: for the whole work. */
	unit: z.nullable(z.enum(rateUnits)),
});

/**
 * A professional on a public list: name, service, place, availability, and how to contact them. No mobile, no street.
 */
export const listingCard = z.object({
	_id: id,
	/** The owner's id. The list is the same for everyone, and the owner's browser recognizes its own card by it. */
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
	/** Display names in the order chosen, the requested place first. */
	goToLocation: z.array(z.string()),
	/** Customers come to the professional: the go-to location only says where the place is found. */
	fixedPlace: z.boolean(),
	/** Whether the service is called or booked at all; a sight is not. */
	callIcon: z.boolean(),
	/** The answers that the service marks for the card, for example "5 seats · AC". */
	summary: z.string(),
	/** The price in rupees and its unit, if the service marks one. */
	price: z.nullable(z.object({ amount: z.number(), unit: z.string() })),
	rating: ratingAnswer,
	/** The usual time to answer direct requests, counted by day and rounded up; null below five. */
	answersWithinMinutes: z.nullable(z.int()),
	/** The same in words, if there is one: "Usually answers within 20 minutes". */
	answers: z.optional(z.string()),
	image: z.nullable(listingImage),
	imageCount: z.number(),
	/** A manager has checked a licence or certificate. */
	licenceChecked: z.boolean(),
	/** The first three photos of a person's work; absent on image cards and if there are fewer. */
	workPhotos: z.optional(z.array(listingImage)),
	/** Only if the professional is available but does not work on this day: "Back on Monday". */
	offToday: z.optional(z.string()),
	/** The distance from the requested position, on lists by distance; null if it is unknown. */
	kilometres: z.optional(z.nullable(z.number())),
	/** What the viewer may do; `book` is false if the listing is unavailable or cannot be called. */
	abilities: z.object({ book: z.boolean() }),
});
export type ListingCard = z.infer<typeof listingCard>;

/** For the owner and staff only; their `properties` and `servicePropertyFields` also contain the private questions. */
const privateFields = z.object({
	mobile: z.string(),
	paymentStatus: z.enum(listingPaymentStatuses),
	/** A manager suspended it: no payment reactivates it. */
	isSuspended: z.boolean(),
	/** Why a manager suspended or rejected it, or what its owner should change while it waits; otherwise null. */
	statusReason: z.nullable(z.string()),
	appliedDate: instant,
	visits: z.number(),
	calls: z.number(),
	/** The number of leads claimed with it. */
	leads: z.number(),
});

/**
 * Staff only: the go-to location that follows from a fixed place's address, if the listing has another one. If it has
 * none because none is near: the nearest larger place and its distance.
 */
const suggestedPlace = z.optional(
	z.nullable(z.object({ ...named.shape, kilometres: z.nullable(z.number()) })),
);

/**
 * Why, when and by whom an application that waits again was rejected before; the name is null once that account is
 * deleted.
 */
const earlierRejection = z.object({
	at: instant,
	reason: z.nullable(z.string()),
	by: z.nullable(z.string()),
});
export type EarlierRejection = z.infer<typeof earlierRejection>;

/** Where an address is, as its pincode says. */
export const listingArea = z.object({
	pincode: z.string(),
	poName: z.string(),
	cityBlock: z.optional(z.string()),
	district: z.string(),
	stateName: z.string(),
	city: z.string(),
});

/** The public part of an address, and the contact person and street for its owner and staff. */
export const listingAddress = z.object({
	pincodeData: listingArea,
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

/** A change of status that the viewer may make now; `skipsPayment`: only if the manager waives the payment due. */
export const statusMove = z.object({
	type: z.enum(listingStatuses),
	needsReason: z.boolean(),
	/** Whether the owner reads the reason. */
	showsReason: z.boolean(),
	skipsPayment: z.boolean(),
});
export type StatusMove = z.infer<typeof statusMove>;

/** What the viewer may do with a listing. */
export const listingAbilities = z.object({
	book: z.boolean(),
	edit: z.boolean(),
	addDetails: z.boolean(),
	addPictures: z.boolean(),
	reapply: z.boolean(),
	/** Ask the owner to change something before the listing is confirmed. */
	askChange: z.boolean(),
	/** Say whether a licence or certificate was checked. */
	checkLicence: z.boolean(),
	moves: z.array(statusMove),
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
	/** Town, district, state and pincode for everyone; the rest for the owner and staff. */
	address: listingAddress,
	goToLocations: z.array(named),
	properties: z.record(z.string(), z.unknown()),
	servicePropertyFields: z.array(z.custom<PropertyField>()),
	/** The present version of the service's form. */
	formVersion: z.int(),
	/** For the owner and staff: the present form, if staff have changed it since it was answered. */
	presentForm: z.optional(
		z.object({
			fields: z.array(z.custom<PropertyField>()),
			properties: z.record(z.string(), z.unknown()),
		}),
	),
	/** The public answers, grouped and formatted as text. */
	sections: z.array(z.custom<PropertySection>()),
	images: z.array(listingPicture),
	/** Null if none are set. In India's time. */
	hours: z.nullable(workingHours),
	/** Both days included; past ones stay until the owner's next change. */
	daysOff: z.array(dayOff),
	/** In the owner's order. */
	rates: z.array(rate),
	professionalStatus: z.object({ type: z.enum(listingStatuses), date: instant }),
	/** The same as professionalStatus.type. */
	status: z.enum(listingStatuses),
	/** Rupees due for registering: 0 if the service needs no plan, null if the price depends on the chosen plan. */
	amountForEnrollment: z.nullable(z.number()),
	/** The path of the owner's profile photo, which is public. */
	profileImage: z.nullable(z.string()),
	memberSince: instant,
	...z.partial(privateFields).shape,
	suggestedPlace,
	/** Where customers can pay; for the owner only, null if there is none. */
	upiId: z.optional(z.nullable(z.string())),
	/** For managers: the last rejection of an application that waits, or null. */
	earlierRejection: z.optional(z.nullable(earlierRejection)),
	abilities: listingAbilities,
});
export type ListingDetails = z.infer<typeof listingDetails>;

/** A listing on a list of staff: without the answers to its service's questions, hours, rates and the UPI id. */
export const staffListing = z.extend(
	z.omit(listingDetails, {
		properties: true,
		servicePropertyFields: true,
		formVersion: true,
		presentForm: true,
		sections: true,
		hours: true,
		daysOff: true,
		rates: true,
		upiId: true,
	}),
	{ choiceOfService: z.nullable(z.object({ _id: id, name: z.string() })) },
);
export type StaffListing = z.infer<typeof staffListing>;

/** The response of a call about one listing: the whole listing as the viewer may see it. */
export const oneListing = z.object({ professional: listingDetails });

/** A rejected picture: its file name and the reason. */
export const rejectedImage = z.object({ name: z.string(), msg: z.string() });
export type RejectedImage = z.infer<typeof rejectedImage>;

/** The response of a call that uploaded pictures. */
export const listingWithRejected = z.object({
	...oneListing.shape,
	rejectedImages: z.array(rejectedImage),
});
