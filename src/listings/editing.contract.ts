import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedName, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { availabilities, imagesAtMost, listingStatuses } from "./listing.ts";
import { listingWithRejected, oneListing } from "./listing-answers.ts";
import { rateUnits } from "./rates.ts";
import { listingWords } from "./registration.contract.ts";
import { readUpiId } from "./upi-id.ts";

const ofListing = z.object({ id });

const dayField = z.iso.date({ error: () => m["listings.days_off.missing"]() });

// working-hours-check.ts and rates.ts check the rest, here and in the form.
const typedOffer = {
	/** By weekday ("monday"), in minutes of the day; other weekdays are closed. Null removes the hours. */
	hours: z.optional(z.nullable(z.record(z.string(), z.object({ opens: z.number(), closes: z.number() })))),
	/** Both days included. */
	daysOff: z.optional(z.array(z.object({ from: dayField, to: dayField })).check(z.maxLength(100))),
	/** Prices in rupees; shown in this order. */
	rates: z.optional(
		z
			.array(
				z.object({
					name: typedName(200),
					price: z.number({ error: () => m["listings.rates.price_range"]() }),
					unit: z._default(z.nullable(z.enum(rateUnits)), null),
				}),
			)
			.check(z.maxLength(100)),
	),
};

const isUpiId = { error: () => m["listings.upi.wrong"]() };
const typedUpiId = z.pipe(z.pipe(z.string(isUpiId), z.transform(readUpiId)), z.string(isUpiId));

/** The calls that change a listing, for its owner and for managers; part of listingsApi. */
export const editingCalls = {
	"POST /api/workerCategory/update": {
		access: "managers",
		summary: "Moves a listing to another status and notifies its owner",
		body: z.object({
			professionalId: id,
			type: z.enum(listingStatuses, { error: () => m["listings.status.unknown"]() }),
			reason: z.optional(typedText(500)),
			/** Staff's "Payment Option": true waives the payment that is due. */
			paymentOption: z.optional(z.boolean()),
		}),
		answer: oneListing,
		failures: { 409: "Not from its present status, or something is left to pay" },
	},
	"POST /api/workerCategory/:id/reapply": {
		access: "signed-in",
		summary: "Applies again with a rejected registration: its owner",
		params: ofListing,
		answer: oneListing,
		failures: { 409: "The registration is not rejected" },
	},
	"POST /api/workerCategory/:id/properties": {
		access: "signed-in",
		summary:
			"The answers to the service's own questions, whole: owner, managers, and until it is confirmed the salesPerson who onboarded it",
		params: ofListing,
		// Every service has its own questions, so property-check.ts checks the answers and no schema does.
		body: z.object({
			properties: z._default(z.looseObject({}), {}),
			/** The version of the form that was filled in; answers to another version are refused with form_changed. */
			formVersion: z.optional(z.coerce.number().check(z.int())),
		}),
		upload: { fields: ["properties[]"], maxFiles: 30, maxFileBytes: fileBytesAtMost },
		status: 201,
		answer: oneListing,
	},
	"POST /api/workerCategory/:id/availability": {
		access: "signed-in",
		summary: "Available or unavailable: owner and managers",
		params: ofListing,
		body: z.object({ availability: z.enum(availabilities) }),
		answer: oneListing,
	},
	"POST /api/workerCategory/:id/images": {
		access: "signed-in",
		summary:
			"Adds pictures, at most 10 in all: owner, managers, and until it is confirmed the salesPerson who onboarded it",
		params: ofListing,
		body: z.object({}),
		upload: { fields: ["images"], maxFiles: 3 * imagesAtMost, maxFileBytes: fileBytesAtMost },
		answer: listingWithRejected,
	},
	"PUT /api/workerCategory/:id/images": {
		access: "signed-in",
		summary: "Puts the pictures in this order: those who may add them",
		params: ofListing,
		body: z.object({ imageIds: z.array(id).check(z.maxLength(imagesAtMost)) }),
		answer: oneListing,
		failures: { 409: "Not the listing's pictures as they are now" },
	},
	"DELETE /api/workerCategory/:id/images/:imageId": {
		access: "signed-in",
		summary: "Removes a picture: those who may add them",
		params: z.object({ id, imageId: id }),
		answer: oneListing,
	},
	"PUT /api/workerCategory/:id": {
		access: "signed-in",
		summary:
			"Changes firm name, description, places, address, working hours, days off or rates: owner and managers; the UPI id: its owner",
		params: ofListing,
		body: z.object({
			firmName: z.optional(listingWords.firmName),
			description: z.optional(listingWords.description),
			goToLocation: z.optional(listingWords.goToLocation),
			addressId: z.optional(id),
			...typedOffer,
			/** Where customers of completed work can pay; null removes it. For the owner only. */
			upiId: z.optional(z.nullable(typedUpiId)),
		}),
		answer: oneListing,
	},
} as const satisfies ApiContract;
