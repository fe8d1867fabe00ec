import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedName, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { imagesAtMost, longestWords } from "./listing.ts";
import { listingDetails, listingWithRejected } from "./listing-answers.ts";

/** A listing's own texts and places, as sent when registering and when changing it. */
export const listingWords = {
	firmName: typedName(longestWords.firmName),
	description: typedText(longestWords.description, 0, () => m["listings.register.description_long"]()),
	/** Names, slugs or codes of go-to locations; the form repeats the field, so a single one arrives as a string. */
	goToLocation: z.union([
		z.array(z.string().check(z.maxLength(120))).check(z.maxLength(300)),
		z.pipe(
			z.string().check(z.maxLength(120)),
			z.transform((one) => [one]),
		),
	]),
};

/** The professional's part of a registration. registration.ts reports what is missing. */
export const newProfessional = z.object({
	sectorId: z.optional(z.string()),
	serviceId: z._default(z.string(), ""),
	choiceId: z.optional(z.string()),
	addressId: z._default(z.string(), ""),
	firmName: z._default(listingWords.firmName, ""),
	description: z._default(listingWords.description, ""),
	goToLocation: z._default(listingWords.goToLocation, []),
});
export type NewProfessional = z.infer<typeof newProfessional>;

/** The fields with which staff act for someone else. */
export const staffActs = {
	/** The mobile of the listing's owner. */
	mobile: z.optional(z.string()),
	/** "true" skips the payment. */
	paymentOption: z.optional(z.enum(["true", "false", ""])),
	/** Why staff skip the payment, for the audit log. */
	reason: z.optional(typedText(500)),
};

/** The pictures sent with a registration. */
export const registrationUpload = {
	fields: ["images"],
	maxFiles: 3 * imagesAtMost,
	maxFileBytes: fileBytesAtMost,
} as const;

/**
 * The registration form. The payment fields (`subs_id`, `referralCode`) are accepted and not stored: they are sent
 * again when something is paid.
 */
export const registrationForm = z.object({
	...staffActs,
	subs_id: z.optional(z.string()),
	paymentForCategory: z.optional(z.literal("addProfessional")),
	referralCode: z.optional(z.string()),
	/** A form without any field reports the same missing fields as one without some. */
	newProfessional: z.prefault(newProfessional, {}),
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The calls of a registration, part of listingsApi. */
export const registrationCalls = {
	"POST /api/workerCategory": {
		access: "signed-in",
		summary: "Registers a professional for a service: oneself or, by staff, the person with `mobile`",
		body: registrationForm,
		upload: registrationUpload,
		repeatable: true,
		status: 201,
		answer: listingWithRejected,
		failures: {
			409: {
				when: "Registered already, with the professional; or as many registrations as one person may have",
				carries: z.object({ professional: listingDetails }),
			},
		},
	},
	"GET /api/workerCategory/status": {
		access: "signed-in",
		summary: "The registration that prevents a new one, or null; staff send the person's mobile",
		query: z.object({
			serviceId: z.optional(id),
			choiceId: z.optional(id),
			profId: z.optional(id),
			mobile: z.optional(z.string()),
		}),
		answer: z.object({ professional: z.nullable(listingDetails) }),
	},
} as const satisfies ApiContract;
