import type { Db } from "../../platform/server/database/database.ts";
import type { CreditReason } from "../../subscriptions/credit.ts";
import { returnCredits } from "../../subscriptions/server/subscriptions.api.ts";
import { type LeadStatus, statusRules } from "../lead.ts";
import { notificationForAssigner, onlyAsked, waitingFor } from "./assigning/awaited-answer.ts";
import { type ClaimRow, readClaimsOn, readLastingAlike } from "./claiming/claims.repository.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { type LeadMove, moveLead } from "./leads.repository.ts";
import {
	type ClosedWhy,
	endNotifications,
	leadChange,
	leadNotification,
} from "./notifying/lead-notifications.ts";

/** How a lead ends. */
export type LeadEnd = {
	/** Null if it has already ended. */
	step: LeadMove | null;
	why: ClosedWhy;
	/** The person who did the work, who is notified of that. */
	doneBy?: string;
	/** Credits spent on it at or after this time are returned for this reason. */
	returned: { since: Date; reason: CreditReason } | null;
	now: Date;
};

/**
 * Ends the locked lead, returns credits, and notifies everyone concerned: those who claimed it, the booked
 * professional, the one asked who has not answered, and the staff who asked them. The lock keeps other changes from
 * making it fail.
 */
export async function endLead(
	{ notify, publishChanges }: Pick<LeadsContext, "notify" | "publishChanges">,
	tx: Db,
	lead: LockedLead,
	{ step, why, doneBy, returned, now }: LeadEnd,
): Promise<void> {
	if (step !== null) await moveLead(tx, lead.id, step, now);
	const claims = await readClaimsOn(tx, lead.id);
	const { returned: credits, charged } =
		returned === null
			? { returned: [], charged: [] }
			: await returnCredits(tx, {
					leadId: lead.id,
					...returned,
					readAlike: (userId) => readLastingAlike(tx, userId, lead),
					now,
				});
	await publishChanges(tx, [
		leadChange(lead, [lead.customerId, ...claims.map(({ userId }) => userId)]),
		// Only the owner of a subscription can have its page open.
		...credits.map(({ listingId, userId }) => leadChange({ id: listingId }, [userId], "nobody")),
		...charged.map(({ leadId, userId }) => leadChange({ id: leadId }, [userId], "nobody")),
	]);
	await notify(tx, [
		...endNotifications(lead, {
			why,
			userIds: concerned(lead, claims, { step, why }).filter((userId) => userId !== doneBy),
			onlyAsked: onlyAsked(lead, claims),
		}),
		...(statusRules[lead.status].isRunning ? notificationForAssigner(lead, claims, why) : []),
		...credits.map(({ userId }) =>
			leadNotification(lead, { kind: "credit.returned", userId, details: { why: returned?.reason } }),
		),
		...charged.map(({ leadId, userId }) =>
			leadNotification({ ...lead, id: leadId }, { kind: "credit.charged", userId }),
		),
	]);
}

/** The people concerned apart from the customer, by the status that the lead had. */
const concernedByStatus: Record<LeadStatus, (lead: LockedLead, claims: readonly ClaimRow[]) => string[]> = {
	open: (lead, claims) => [...claims.map(({ userId }) => userId), ...waitingFor(lead, claims)],
	// The others were notified when someone else was booked.
	booked: (lead, claims) =>
		claims.filter(({ listingId }) => listingId === lead.bookedListingId).map(({ userId }) => userId),
	expired: (_lead, claims) => claims.map(({ userId }) => userId),
	completed: () => [],
	closed: () => [],
};

/** Reasons that the customer gave, who is not notified of their own step. */
const byCustomer: ReadonlySet<ClosedWhy> = new Set(["done", "completed-other"]);

/** Reasons that concern everyone who claimed the lead, whatever its status. */
const concernsAll: ReadonlySet<ClosedWhy> = new Set(["number-wrong", "removed"]);

function concerned(
	lead: LockedLead,
	claims: readonly ClaimRow[],
	{ step, why }: Pick<LeadEnd, "step" | "why">,
): string[] {
	const customer = step === null || byCustomer.has(why) || lead.status === "booked" ? [] : [lead.customerId];
	if (!concernsAll.has(why)) return [...customer, ...concernedByStatus[lead.status](lead, claims)];
	const wronged = step === null ? [] : [lead.customerId];
	const asked = statusRules[lead.status].isRunning ? waitingFor(lead, claims) : [];
	return [...wronged, ...claims.map(({ userId }) => userId), ...asked];
}
