import * as z from "zod/mini";
import { availabilities } from "../listings/listing.ts";
import { ratingAnswer } from "../listings/listing-answers.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant } from "../platform/schemas.ts";
import { assignmentAnswers } from "./assignment.ts";
import { claimTypes } from "./lead.ts";
import { leadAnswer } from "./leads.contract.ts";

/** A professional who has seen the number, whom the customer can call, view and book. */
export const leadOffer = z.object({
	/**
	 * Null if the account is deleted, or if the viewer and the professional do not work together: the record that the
	 * number was shown stays, without a way to reach them.
	 */
	professional: z.nullable(
		z.object({
			/** The listing's id. */
			_id: id,
			userId: id,
			name: z.string(),
			firmName: z.nullable(z.string()),
			mobile: z.string(),
			/** The path of the profile photo. */
			photo: z.nullable(z.string()),
			service: z.string(),
			choiceName: z.nullable(z.string()),
			availability: z.enum(availabilities),
			/** Locality, town and pincode: "Lower Bazaar, Shimla 171001". */
			area: z.string(),
			rating: ratingAnswer,
			/** "Usually answers within 20 minutes". */
			answers: z.optional(z.string()),
		}),
	),
	/** When the number was shown. */
	claimedAt: instant,
	claimType: z.enum(claimTypes),
	isBooked: z.boolean(),
	/** Staff suspended the listing with which the lead was claimed. */
	isSuspended: z.boolean(),
	/** The viewer or the professional has blocked the other. */
	isBlocked: z.boolean(),
	abilities: z.object({ book: z.boolean() }),
});
export type LeadOffer = z.infer<typeof leadOffer>;
export type OfferedProfessional = NonNullable<LeadOffer["professional"]>;

/** The calls that give a lead to a professional: an assignment by staff, its answer, and a booking by the customer. */
export const assignmentApi = {
	"POST /api/lead/:id/assign": {
		access: "staff",
		summary: "Asks a professional to take the lead; asking the same one again changes nothing",
		params: z.object({ id }),
		body: z.object({ professionalId: id }),
		answer: leadAnswer,
		failures: {
			409: "Not open any more, claimed by enough professionals, waiting for another professional's answer, or a listing that is not active, of another service or the customer's own",
		},
	},
	"PUT /api/lead/:id/assignment": {
		access: "signed-in",
		summary: "The assigned professional's answer; accepting books the lead",
		params: z.object({ id }),
		body: z.object({ action: z.enum(assignmentAnswers) }),
		answer: z.object({ lead: leadAnswer }),
		failures: {
			409: "Not open any more, claimed by enough professionals, answered otherwise before, or assigned to another professional since",
		},
	},
	"GET /api/lead/:id/offers": {
		access: "signed-in",
		summary:
			"The professionals who claimed the lead and so saw its number, oldest claim first; for its customer and staff",
		params: z.object({ id }),
		answer: z.object({ offers: z.array(leadOffer) }),
	},
	"PUT /api/lead/:id/book": {
		access: "signed-in",
		summary: "The customer books one of those who claimed the lead",
		params: z.object({ id }),
		body: z.object({ professionalId: id }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open any more, or that professional has not claimed it" },
	},
} as const satisfies ApiContract;
export type AssignmentApi = typeof assignmentApi;
