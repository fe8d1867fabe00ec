import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, listTotal, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { oneListing } from "./listing-answers.ts";

/** The payment filter of the managers' list of registrations. */
export const registrationPayments = ["paid", "unpaid", "free"] as const;
export type RegistrationPayment = (typeof registrationPayments)[number];

/** What the list is filtered by: a payment status, or all registrations that need no more payment. */
export const registrationFilters = ["ready", ...registrationPayments] as const;
export type RegistrationFilter = (typeof registrationFilters)[number];

const queueFilters = { payment: z.optional(z.enum(registrationFilters)) };

/** A registration that waits for a manager. */
const waitingRegistration = z.object({
	_id: id,
	/** The firm's or the owner's name. */
	title: z.string(),
	ownerName: z.nullable(z.string()),
	service: z.string(),
	/** The first of its go-to locations. */
	place: z.string(),
	payment: z.enum(registrationPayments),
	appliedAt: instant,
	/** The member of staff who registered it for its owner. */
	onboardedBy: z.nullable(z.string()),
	/** When a manager asked for a change; null if none did. */
	changeAskedAt: z.nullable(instant),
	/** Whether it was edited after that. */
	isChangedSince: z.boolean(),
});
export type WaitingRegistration = z.infer<typeof waitingRegistration>;

export const registrationQueueCalls = {
	"GET /api/registrations": {
		access: "managers",
		summary: "Registrations that wait for a manager, oldest first",
		query: z.object({ ...queueFilters, ...pageQuery }),
		answer: z.object({ registrations: z.array(waitingRegistration), nextCursor, ...listTotal }),
	},
	"GET /api/registrations/export.csv": {
		access: "managers",
		summary: "All registrations that wait and fit the filter, as a CSV file",
		query: z.object(queueFilters),
		answer: null,
		answerType: "text/csv",
	},
	"POST /api/workerCategory/:id/ask-change": {
		access: "managers",
		summary: "Asks the owner of a waiting registration for a change and shows them the reason",
		params: z.object({ id }),
		body: z.object({ reason: typedText(500, 1, () => m["listings.move.reason"]()) }),
		answer: oneListing,
		failures: { 409: "It no longer waits for a manager" },
	},
	"PUT /api/workerCategory/:id/licence-check": {
		access: "managers",
		summary: "Says whether a manager has checked a licence or certificate among the listing's documents",
		params: z.object({ id }),
		body: z.object({ checked: z.boolean() }),
		answer: oneListing,
		failures: { 409: "The listing has no document" },
	},
} as const satisfies ApiContract;
