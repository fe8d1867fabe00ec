import * as z from "zod/mini";
import { showNumberInput, shownNumber } from "../accounts/number-view.contract.ts";
import { ratingAnswer } from "../listings/listing-answers.ts";
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
import { claimFailures } from "./claim-failures.contract.ts";
import { creditReasons } from "../subscriptions/credit.ts";
import { subscriptionTypes } from "../subscriptions/subscription.ts";
import { askedStatuses, assignmentAnswers } from "./assignment.ts";
import { leadCounts, missedLeads } from "./lead-counts.contract.ts";
import { claimBlocks, claimTypes, leadSources, leadStatuses, revealLimits } from "./lead.ts";
import { numberReportStatuses } from "./number-report.ts";
import { numberSeen } from "./number-seen.contract.ts";

const budget = z.object({ min: z.optional(z.nullable(rupees)), max: z.optional(z.nullable(rupees)) });

export const revealLimit = z
	.number()
	.check(z.int(), z.minimum(revealLimits.minimum), z.maximum(revealLimits.maximum));

/** A request as the customer sends it. lead-input.ts checks the required fields and has the messages. */
export const leadInput = z.object({
	name: z.optional(z.nullable(typedName(60))),
	mobile: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
	originProfessional: z.optional(z.nullable(id)),
	/** With originProfessional: the lead is theirs alone as long as it is open, and not only for the first hours. */
	exclusive: z.optional(z.boolean()),
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
	revealLimit: z.optional(z.nullable(revealLimit)),
});
export type LeadInput = z.input<typeof leadInput>;

/** A lead as this viewer may read it. Name and mobile are present only if the policy allows. */
export const leadAnswer = z.object({
	_id: id,
	serviceId: id,
	serviceName: z.string(),
	serviceSlug: z.string(),
	serviceIcon: z.string(),
	choiceOfService: z.nullable(id),
	choiceName: z.nullable(z.string()),
	name: z.optional(z.string()),
	/** Masked for staff: "+91 98••••••21". */
	mobile: z.optional(z.string()),
	/** The customer's user id, for the customer and staff only. */
	customer: z.optional(id),
	/** What professionals wrote about the customer, for those who may claim the lead or have, and for staff. */
	customerRating: z.optional(ratingAnswer),
	/** For the same people: the customer's usual time from first claim to decision, counted by day; null below five. */
	customerDecidesWithinMinutes: z.optional(z.nullable(z.int())),
	/** The same in words, if there is one: "Usually decides within 2 hours". */
	customerDecides: z.optional(z.string()),
	source: z.enum(leadSources),
	/** The place's display name. */
	goToLocation: z.string(),
	/** Empty if the place is gone from the catalogue. */
	placeSlug: z.string(),
	/** The exact address, for those who may see the number. */
	addressDetails: z.optional(z.string()),
	preferredDateTime: z.nullable(instant),
	description: z.string(),
	budget: z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }),
	status: z.enum(leadStatuses),
	/** On a completed lead, for the customer, staff and the professional who did the work: what was paid, in rupees. */
	pricePaid: z.optional(z.number()),
	createdAt: instant,
	expiresAt: instant,
	claimsTaken: z.number(),
	/** For the customer and staff: how many of those who claimed it can be booked. */
	offerCount: z.optional(z.number()),
	revealLimit: z.number(),
	mobileVerified: z.boolean(),
	/** For the customer, staff and the professional asked; `action` is null until the professional answers. */
	assignedDetails: z.nullable(
		z.object({
			action: z.nullable(z.enum(assignmentAnswers)),
			/** The status by time and by the lead's own status: whether an answer can still come. */
			status: z.enum(askedStatuses),
			assignedAt: instant,
			professional: z.object({ _id: id, name: z.string(), firmName: z.nullable(z.string()) }),
		}),
	),
	/** The viewer's own claim. */
	claimedDetails: z.nullable(
		z.object({
			claimedAt: instant,
			claimType: z.enum(claimTypes),
			claimedBy: z.object({ _id: id }),
			/** Staff found, from anyone's report, that the number does not reach the customer. */
			isNumberWrong: z.boolean(),
			/** Only on the lead's own page: why its credit was returned; null if it was not, or none was taken. */
			creditReturned: z.optional(z.nullable(z.enum(creditReasons))),
			/** Only on the lead's own page: the claim took a lead of the viewer's plan that was not returned. */
			creditSpent: z.optional(z.boolean()),
			/** Only on the lead's own page: the status of the viewer's report that the number is wrong. */
			numberReport: z.optional(z.nullable(z.enum(numberReportStatuses))),
		}),
	),
	/** The booked professional, or the one who did the work; for the customer, staff and that professional. */
	bookedProfessional: z.nullable(
		z.object({
			_id: id,
			name: z.string(),
			firmName: z.nullable(z.string()),
			mobile: z.string(),
			/** The path of the profile photo. */
			photo: z.nullable(z.string()),
			/** Only on a completed lead's own page, for its customer: where to pay, if the professional said so. */
			upiId: z.optional(z.string()),
		}),
	),
	/** The booked professional's name and mobile again, under the names that the specification gives them. */
	profName: z.optional(z.string()),
	profMobile: z.optional(z.string()),
	/** For a signed-in person who could claim it with another listing: what their listings lack. */
	claimBlock: z.optional(z.enum(claimBlocks)),
	/** With the block near_first: from when they can claim it. */
	opensAt: z.optional(instant),
	/** For a signed-in person who can claim it: whether one of their active listings serves its place. */
	servesPlace: z.optional(z.boolean()),
	/**
	 * Only on the lead's own page, for viewers who may claim it: the subscription a claim would use; null if there is
	 * none.
	 */
	claimWith: z.optional(
		z.nullable(
			z.object({
				subscriptionType: z.enum(subscriptionTypes),
				/** Null if the plan does not limit leads. */
				leadsRemaining: z.nullable(z.number()),
				/** The viewer has claimed a first lead of this customer, so this one's credit is returned at once. */
				isFree: z.boolean(),
			}),
		),
	),
	/** On the lead's own page, for its customer: who has seen the number, oldest first. */
	seenBy: z.optional(z.array(numberSeen)),
	/**
	 * On the lead's own page, for staff who can assign it although all places are taken: the user ids of those who have
	 * a place, because only they can be asked.
	 */
	placeHolders: z.optional(z.array(id)),
	originProfessional: z.nullable(z.object({ _id: id, userId: z.object({ name: z.string() }) })),
	/** The professional whose alone the lead is now, for its customer, that professional and staff. */
	forProfessional: z.optional(z.object({ _id: id, name: z.string() })),
	/** With forProfessional: when everyone can claim it; null if that never happens by itself. */
	opensToAllAt: z.optional(z.nullable(instant)),
	abilities: z.object({
		claim: z.boolean(),
		seeContact: z.boolean(),
		own: z.boolean(),
		edit: z.boolean(),
		unbook: z.boolean(),
		decline: z.boolean(),
		openToAll: z.boolean(),
		getHelp: z.boolean(),
		askNearby: z.boolean(),
		close: z.boolean(),
		seeOffers: z.boolean(),
		book: z.boolean(),
		assign: z.boolean(),
		answer: z.boolean(),
		reportNumber: z.boolean(),
		showNumber: z.boolean(),
		block: z.boolean(),
	}),
});
export type LeadAnswer = z.infer<typeof leadAnswer>;

export const leadList = z.object({ leads: z.array(leadAnswer), nextCursor });
export type LeadList = z.infer<typeof leadList>;

const yes = z.optional(z.enum(["true", "false"]));
export const leadFilters = z.object({
	hasUserBookings: yes,
	isLeadReceivingProfessional: yes,
	/** Open leads of the viewer's services at their places, with a free place. */
	forMe: yes,
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

/** What public pages read of leads, without HTTP, always as a guest. */
export type PublicLeads = {
	open(filters: LeadFilters): Promise<LeadList>;
	/** Null if there is no such lead. */
	details(leadId: string): Promise<LeadAnswer | null>;
};
export const publicLeads = loaderService<PublicLeads>("leads");

export const leadsApi = {
	"POST /api/lead": {
		access: "signed-in",
		summary: "Creates a lead",
		body: leadInput,
		repeatable: true,
		status: 201,
		answer: z.object({ lead: leadAnswer }),
		failures: {
			403: "To one's own listing",
			409: "The number is not the sender's own and is in as many open leads as it can be",
		},
	},
	"GET /api/lead": {
		access: "public",
		summary: "Leads by filters, newest first; the open ones unless a filter says otherwise",
		query: leadFilters,
		answer: leadList,
		failures: { 401: "Not signed in, and a filter requests the leads of one person" },
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
	"GET /api/lead/counts": {
		access: "signed-in",
		summary: "How many leads the viewer received, claimed, and was assigned; each counted up to 100",
		answer: leadCounts,
	},
	"GET /api/lead/missed": {
		access: "signed-in",
		summary:
			"How many leads came to the places of an expired listing since it expired, for its owner and staff; counted up to 100",
		query: z.object({ profId: id }),
		answer: missedLeads,
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
	"POST /api/lead/:id/show-number": {
		access: "staff",
		summary:
			"Shows the customer's number for a reason, which the customer reads; staff read it masked otherwise",
		params: z.object({ id }),
		body: showNumberInput,
		answer: shownNumber,
		failures: {
			403: "The viewer's own lead, or one whose number they see anyway",
			409: "The customer deleted the account",
			429: "As many different numbers as a member of staff can see on a day; see Retry-After",
		},
	},
} as const satisfies ApiContract;
export type LeadsApi = typeof leadsApi;
