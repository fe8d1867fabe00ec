import { findTransition, type Transition } from "../platform/lifecycle.ts";
import { formatRupees } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";

/** `completed`: one of those who claimed it did the work. `closed`: it ended without that. */
export const leadStatuses = ["open", "booked", "completed", "closed", "expired"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

type StatusRules = {
	/** The lead has not ended: it still expires, and is closed when its customer deletes the account. */
	isRunning: boolean;
	/** Which of those who claimed the lead still see its number. */
	numberFor: "claimers" | "booked" | "nobody";
};

/** What each status means, so that a new one does not compile until this is decided. */
export const statusRules: Record<LeadStatus, StatusRules> = {
	open: { isRunning: true, numberFor: "claimers" },
	booked: { isRunning: false, numberFor: "booked" },
	completed: { isRunning: false, numberFor: "nobody" },
	closed: { isRunning: false, numberFor: "nobody" },
	expired: { isRunning: false, numberFor: "claimers" },
};

/** The statuses of leads that have not ended. */
export const runningStatuses = leadStatuses.filter((status) => statusRules[status].isRunning);

/** `marketplace` if it starts from a professional's card or page, else `lead-form`. */
export const leadSources = ["marketplace", "lead-form"] as const;
export type LeadSource = (typeof leadSources)[number];

/** `self`: the professional claimed the lead; `staff`: staff assigned it. */
export const claimTypes = ["self", "staff"] as const;
export type ClaimType = (typeof claimTypes)[number];

/**
 * Why a signed-in person cannot claim a lead that others can claim: they have no confirmed listing for it, it is still
 * for professionals who serve its place, or they and its customer do not work together.
 */
export const claimBlocks = [
	"not_registered",
	"awaiting_confirmation",
	"rejected",
	"suspended",
	"near_first",
	"blocked",
] as const;
export type ClaimBlock = (typeof claimBlocks)[number];

/** How long a lead stays open without a booking, in days of 24 hours. */
export const leadLifeDays = 30;
/** How many professionals a customer may share the number with. */
export const revealLimits = { minimum: 1, maximum: 5 } as const;
/** How many leads a person may create on one Indian day. */
export const leadsPerDay = 20;
/** How many open leads, across all accounts, may use one number that is not their sender's own. */
export const openPerOthersNumber = 2;
/** Default number of leads on a page of a list. */
export const leadsPerPage = 20;

/**
 * Days (of 24 hours) within which another lead of the same customer and service is free for a professional who claimed
 * the first.
 */
export const duplicateDays = 7;

/** Days (of 24 hours) for which everyone can read the description of a lead that has ended. */
export const descriptionPublicDays = 7;

export type LeadAction = "book" | "accept" | "unbook" | "complete" | "close" | "expire";
/** Who changes a lead: its customer, the professional it was assigned to, staff, or the scheduled job. */
export type LeadActor = "customer" | "assigned" | "staff" | "timetable";

type LeadTransition = Transition<LeadStatus, LeadAction, LeadActor>;

/** All transitions of a lead. Anything not listed is refused. */
export const leadTransitions: readonly LeadTransition[] = [
	{ from: "open", action: "book", actors: ["customer"], to: "booked" },
	{ from: "open", action: "accept", actors: ["assigned"], to: "booked" },
	{ from: "booked", action: "unbook", actors: ["customer"], to: "open" },
	{ from: "open", action: "complete", actors: ["customer"], to: "completed" },
	{ from: "booked", action: "complete", actors: ["customer"], to: "completed" },
	{ from: "expired", action: "complete", actors: ["customer"], to: "completed" },
	// "I'm done" hides the number from everyone, whatever the lead's status. Staff close a lead whose number does not
	// reach the customer.
	{ from: "open", action: "close", actors: ["customer", "staff"], to: "closed" },
	{ from: "booked", action: "close", actors: ["customer", "staff"], to: "closed" },
	{ from: "expired", action: "close", actors: ["customer", "staff"], to: "closed" },
	{ from: "open", action: "expire", actors: ["timetable"], to: "expired" },
];

/** The transition that this actor may make from this status, or undefined. */
export function leadTransition(
	from: LeadStatus,
	action: LeadAction,
	actor: LeadActor,
): LeadTransition | undefined {
	return findTransition(leadTransitions, from, action, actor);
}

/**
 * A claim now is free if the same professional claimed a lead of the same customer and service at or after this time.
 */
export function duplicateSince(now: Date): Date {
	return new Date(now.getTime() - duplicateDays * 86_400_000);
}

/** When a lead created now expires. */
export function leadExpiry(createdAt: Date): Date {
	return new Date(createdAt.getTime() + leadLifeDays * 86_400_000);
}

/** The stored status, and the time at which a running lead expires. */
export type StatusFacts = { status: LeadStatus; expiresAt: Date };

/** The current status. The stored one changes only when the job runs, so never show it or decide by it. */
export function statusAt({ status, expiresAt }: StatusFacts, now: Date): LeadStatus {
	return statusRules[status].isRunning && expiresAt <= now ? "expired" : status;
}

/** Whether the lead can be claimed, assigned and booked. */
export function isOpen(lead: StatusFacts, now: Date): boolean {
	return statusAt(lead, now) === "open";
}

/** When the lead ended: was booked, closed or expired; null while it is running. */
function leadEnd(lead: StatusFacts & { statusChangedAt: Date }, now: Date): Date | null {
	if (!statusRules[lead.status].isRunning) return lead.statusChangedAt;
	return lead.expiresAt <= now ? lead.expiresAt : null;
}

/** Whether everyone may read the lead's description: until `descriptionPublicDays` after its end. */
export function isDescriptionPublic(lead: StatusFacts & { statusChangedAt: Date }, now: Date): boolean {
	const end = leadEnd(lead, now);
	return end === null || now.getTime() - end.getTime() < descriptionPublicDays * 86_400_000;
}

/** Whether as many professionals see the number as the customer allowed. */
export function isFull(lead: { claimsTaken: number; revealLimit: number }): boolean {
	return lead.claimsTaken >= lead.revealLimit;
}

/** "₹500 - ₹1,000", "₹500+", "Up to ₹1,000" or "Budget not specified"; amounts in rupees. */
export function formatBudget({ min, max }: { min: number | null; max: number | null }): string {
	if (min !== null && max !== null)
		return m["leads.budget.range"]({ min: formatRupees(min), max: formatRupees(max) });
	if (min !== null) return m["leads.budget.from"]({ min: formatRupees(min) });
	if (max !== null) return m["leads.budget.up_to"]({ max: formatRupees(max) });
	return m["leads.budget.none"]();
}

/** The same after the label "Budget", without repeating it: "Not specified". */
export function labelledBudget(budget: { min: number | null; max: number | null }): string {
	return budget.min === null && budget.max === null
		? m["leads.budget.none_labelled"]()
		: formatBudget(budget);
}
