import * as z from "zod/mini";
import { fileBytesAtMost } from "../media/picture.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedName, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { imagesAtMost, longestWords } from "./listing.ts";
import { listingDetails, listingWithRejected } from "./listing-answers.ts";

/** What a listing says of itself and where it goes, as a person sends it when registering and when changing it. */
export const listingWords = {
	firmName: typedName(longestWords.firmName),
	description: typedText(longestWords.description, 0, () => m["listings.register.description_long"]()),
	/** Names, slugs or codes of go-to locations; the form repeats the field, so that one alone arrives as a text. */
	goToLocation: z.union([
		z.array(z.string().check(z.maxLength(120))).check(z.maxLength(300)),
		z.pipe(
			z.string().check(z.maxLength(120)),
			z.transform((one) => [one]),
		),
	]),
};

/** What a professional says when registering. What is missing is told in the words of registration.ts. */
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

/** With these staff act for somebody else. */
export const staffActs = {
	/** Whose listing it is or shall be. */
	mobile: z.optional(z.string()),
	/** "true" skips the payment. */
	paymentOption: z.optional(z.enum(["true", "false", ""])),
	/** Why staff skip the payment; it goes to the audit log. */
	reason: z.optional(typedText(500)),
};

/** The pictures that come with a registration. */
export const registrationUpload = {
	fields: ["images"],
	maxFiles: 3 * imagesAtMost,
	maxFileBytes: fileBytesAtMost,
} as const;

/**
 * The registration form. What concerns the payment (`subs_id`, `referralCode`) is taken and not kept: it is asked once
 * more when something is paid.
 */
export const registrationForm = z.object({
	...staffActs,
	subs_id: z.optional(z.string()),
	paymentForCategory: z.optional(z.literal("addProfessional")),
	referralCode: z.optional(z.string()),
	/** A form without any of them is told what is missing in the same words as one without some. */
	newProfessional: z.prefault(newProfessional, {}),
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The calls of a registration, a part of listingsApi. */
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
		summary: "The registration that stands in the way of a new one, or null; staff ask for somebody's mobile",
		query: z.object({
			serviceId: z.optional(id),
			choiceId: z.optional(id),
			profId: z.optional(id),
			mobile: z.optional(z.string()),
		}),
		answer: z.object({ professional: z.nullable(listingDetails) }),
	},
} as const satisfies ApiContract;
