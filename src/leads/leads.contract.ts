import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import {
	calendarDay,
	id,
	instant,
	nextCursor,
	pageQuery,
	rupees,
	typedName,
	typedText,
} from "../platform/schemas.ts";
import { claimTypes, leadSources, leadStatuses, revealLimits } from "./lead.ts";

const budget = z.object({ min: z.optional(z.nullable(rupees)), max: z.optional(z.nullable(rupees)) });

/** A request as the customer sends it; what must be filled, and in which words, is checked by lead-input.ts. */
export const leadInput = z.object({
	name: z.optional(z.nullable(typedName(60))),
	mobile: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
	originProfessional: z.optional(z.nullable(id)),
	source: z.optional(z.enum(leadSources)),
	serviceName: z.optional(z.nullable(typedText(120))),
	choiceName: z.optional(z.nullable(typedText(120))),
	serviceId: z.optional(z.nullable(id)),
	choiceId: z.optional(z.nullable(id)),
	/** A go-to location's name, code or slug. */
	goToLocation: z.optional(z.nullable(typedText(120))),
	addressDetails: z.optional(z.nullable(typedText(500))),
	budget: z.optional(z.nullable(budget)),
	preferredDateTime: z.optional(z.nullable(instant)),
	description: z.optional(z.nullable(typedText(1000))),
	/** How many professionals may see the number: 1 to 5. */
	revealLimit: z.optional(
		z.nullable(z.number().check(z.int(), z.minimum(revealLimits.minimum), z.maximum(revealLimits.maximum))),
	),
});
export type LeadInput = z.input<typeof leadInput>;

/** A lead as this viewer may read it: name and mobile are there only for those whom the policy lets. */
export const leadAnswer = z.object({
	_id: id,
	serviceId: id,
	serviceName: z.string(),
	serviceSlug: z.string(),
	serviceIcon: z.string(),
	choiceOfService: z.nullable(id),
	choiceName: z.nullable(z.string()),
	name: z.optional(z.string()),
	mobile: z.optional(z.string()),
	/** The customer's user id, to the customer and staff only. */
	customer: z.optional(id),
	source: z.enum(leadSources),
	/** The place's display name. */
	goToLocation: z.string(),
	/** Where exactly: to those who may see the number. */
	addressDetails: z.optional(z.string()),
	preferredDateTime: z.nullable(instant),
	description: z.string(),
	budget: z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }),
	status: z.enum(leadStatuses),
	createdAt: instant,
	expiresAt: instant,
	claimsTaken: z.number(),
	revealLimit: z.number(),
	mobileVerified: z.boolean(),
	assignedDetails: z.nullable(z.object({ action: z.nullable(z.enum(["accepted", "rejected"])) })),
	/** The viewer's own claim. */
	claimedDetails: z.nullable(
		z.object({ claimedAt: instant, claimType: z.enum(claimTypes), claimedBy: z.object({ _id: id }) }),
	),
	originProfessional: z.nullable(z.object({ _id: id, userId: z.object({ name: z.string() }) })),
	abilities: z.object({ claim: z.boolean(), seeContact: z.boolean(), own: z.boolean(), close: z.boolean() }),
});
export type LeadAnswer = z.infer<typeof leadAnswer>;

export const leadList = z.object({ leads: z.array(leadAnswer), nextCursor });
export type LeadList = z.infer<typeof leadList>;

const yes = z.optional(z.enum(["true", "false"]));
export const leadFilters = z.object({
	hasUserBookings: yes,
	isLeadReceivingProfessional: yes,
	source: z.optional(z.enum(leadSources)),
	serviceId: z.optional(id),
	choiceid: z.optional(id),
	/** A go-to location's slug or name. */
	goToLocation: z.optional(z.string().check(z.maxLength(120))),
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
	status: z.optional(z.enum(leadStatuses)),
	claimType: z.optional(z.enum(claimTypes)),
	leadId: z.optional(id),
	...pageQuery,
});
export type LeadFilters = z.output<typeof leadFilters>;

/** What public pages ask of the leads, without HTTP: always as nobody sees them. */
export type PublicLeads = {
	open(filters: LeadFilters): Promise<LeadList>;
	/** Null where there is no such lead. */
	details(leadId: string): Promise<LeadAnswer | null>;
};
export const publicLeads = loaderService<PublicLeads>("leads");

const claimedService = {
	serviceId: id,
	choiceId: z.nullable(id),
	serviceName: z.string(),
	choiceName: z.nullable(z.string()),
};
const claimFailures = {
	402: {
		when: "No running subscription of the caller's listing",
		carries: z.object({
			reason: z.literal("subscription_missing_or_expired"),
			professionalId: id,
			...claimedService,
		}),
	},
	403: {
		when: "No listing of the lead's service, with a reason; or one's own lead, or staff, without one",
		carries: z.object({ reason: z.literal("professional_not_registered"), ...claimedService }),
	},
	409: "Not open any more, or claimed by enough professionals",
};

export const leadsApi = {
	"POST /api/lead": {
		access: "signed-in",
		summary: "Creates a lead",
		body: leadInput,
		repeatable: true,
		status: 201,
		answer: z.object({ lead: leadAnswer }),
		failures: { 403: "To one's own listing" },
	},
	"GET /api/lead": {
		access: "public",
		summary: "Leads by filters, newest first; the open ones unless a filter says otherwise",
		query: leadFilters,
		answer: leadList,
		failures: { 401: "Not signed in, and a filter asks for what is somebody's" },
	},
	"GET /api/lead/claimed": {
		access: "signed-in",
		summary: "Leads that the viewer claimed",
		query: leadFilters,
		answer: leadList,
	},
	"GET /api/lead/assigned": {
		access: "signed-in",
		summary: "Leads assigned to the viewer",
		query: leadFilters,
		answer: leadList,
	},
	"GET /api/lead/:id": {
		access: "public",
		summary: "One lead, as the viewer may see it",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
	},
	"POST /api/lead/:id/claim": {
		access: "signed-in",
		summary: "Claims the lead: takes one of its places and, on a Lead Basis, one lead of the subscription",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
		failures: claimFailures,
	},
	"PUT /api/lead/:id/close": {
		access: "signed-in",
		summary: "The customer is done: the lead closes",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open any more" },
	},
} as const satisfies ApiContract;
export type LeadsApi = typeof leadsApi;
