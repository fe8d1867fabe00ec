import { findStep } from "../platform/lifecycle.ts";
import { formatRupees } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";

export const leadStatuses = ["open", "booked", "closed", "expired"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `marketplace` when it starts from a professional's card or page, `lead-form` otherwise. */
export const leadSources = ["marketplace", "lead-form"] as const;
export type LeadSource = (typeof leadSources)[number];

/** `self`: the professional claimed; `staff`: the lead was assigned. */
export const claimTypes = ["self", "staff"] as const;
export type ClaimType = (typeof claimTypes)[number];

/** What keeps a signed-in person from claiming a lead that others can claim: they have no confirmed listing for it. */
export const claimBlocks = ["not_registered", "awaiting_confirmation", "rejected", "suspended"] as const;
export type ClaimBlock = (typeof claimBlocks)[number];

/** How long a lead stays open without a booking, in days of 24 hours. */
export const leadLifeDays = 30;
/** How many professionals a customer may let see the number. */
export const revealLimits = { minimum: 1, maximum: 5 } as const;
/** How many leads one person may create on one Indian day. */
export const leadsPerDay = 20;
/** How many open leads, of all accounts, may carry one number that is not their sender's own. */
export const openPerOthersNumber = 2;
/** Leads on one page of a list unless asked otherwise. */
export const leadsPerPage = 20;

/** A customer who is done this soon after a claim has withdrawn: the professional gets the credit back. In hours. */
export const withdrawalHours = 24;
/** A second lead of one customer and service costs the professional who claimed the first nothing. In days of 24 hours. */
export const duplicateDays = 7;

/** Everybody reads the description of a lead that has ended for so long. In days of 24 hours. */
export const descriptionPublicDays = 7;

export type LeadAction = "book" | "accept" | "close" | "expire";
/** Who moves a lead on: its customer, the professional it was assigned to, staff, or the scheduled job. */
export type LeadActor = "customer" | "assigned" | "staff" | "timetable";

type Transition = { from: LeadStatus; action: LeadAction; actor: LeadActor; to: LeadStatus };

/** The whole life of a lead. What is not in here cannot happen. */
export const leadTransitions: readonly Transition[] = [
	{ from: "open", action: "book", actor: "customer", to: "booked" },
	{ from: "open", action: "accept", actor: "assigned", to: "booked" },
	// "I'm done" hides the number from everybody, whatever became of the lead.
	{ from: "open", action: "close", actor: "customer", to: "closed" },
	{ from: "booked", action: "close", actor: "customer", to: "closed" },
	{ from: "expired", action: "close", actor: "customer", to: "closed" },
	// Staff found that the number reaches nobody who asked.
	{ from: "open", action: "close", actor: "staff", to: "closed" },
	{ from: "booked", action: "close", actor: "staff", to: "closed" },
	{ from: "expired", action: "close", actor: "staff", to: "closed" },
	{ from: "open", action: "expire", actor: "timetable", to: "expired" },
];

/** The step that this actor may take with a lead of this status, or undefined. */
export function leadTransition(
	from: LeadStatus,
	action: LeadAction,
	actor: LeadActor,
): Transition | undefined {
	return findStep(leadTransitions, from, action, actor);
}

/** Claims at or after this time come back when their customer, who booked nobody, is done now. */
export function withdrawnSince(now: Date): Date {
	return new Date(now.getTime() - withdrawalHours * 3_600_000);
}

/** A claim now costs nothing where the same professional claimed the same customer's lead of the service since then. */
export function duplicateSince(now: Date): Date {
	return new Date(now.getTime() - duplicateDays * 86_400_000);
}

/** When a lead created now stops being open by itself. */
export function leadExpiry(createdAt: Date): Date {
	return new Date(createdAt.getTime() + leadLifeDays * 86_400_000);
}

/** The stored status and the end of the time in which a lead can be open. */
export type StatusFacts = { status: LeadStatus; expiresAt: Date };

/** The status that holds now. The stored one follows when the job runs, so nothing is shown or decided by it alone. */
export function statusAt({ status, expiresAt }: StatusFacts, now: Date): LeadStatus {
	return status === "open" && expiresAt <= now ? "expired" : status;
}

/** True while the lead can be claimed, assigned and booked. */
export function isOpen(lead: StatusFacts, now: Date): boolean {
	return statusAt(lead, now) === "open";
}

/** When the lead ended: was booked, closed or ran out of time; null while it can be claimed. */
function leadEnd(
	lead: { status: LeadStatus; expiresAt: Date; statusChangedAt: Date },
	now: Date,
): Date | null {
	if (lead.status !== "open") return lead.statusChangedAt;
	return isOpen(lead, now) ? null : lead.expiresAt;
}

/** True while everybody may read what a lead describes: until `descriptionPublicDays` after its end. */
export function isDescriptionPublic(
	lead: { status: LeadStatus; expiresAt: Date; statusChangedAt: Date },
	now: Date,
): boolean {
	const end = leadEnd(lead, now);
	return end === null || now.getTime() - end.getTime() < descriptionPublicDays * 86_400_000;
}

/** True once as many professionals see the number as the customer wished. */
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

/** The same behind the label "Budget", which is not said twice: "Not specified". */
export function labelledBudget(budget: { min: number | null; max: number | null }): string {
	return budget.min === null && budget.max === null
		? m["leads.budget.none_labelled"]()
		: formatBudget(budget);
}
