import { newId } from "../src/platform/server/ids.ts";
import type { subscriptions } from "../src/subscriptions/server/subscriptions.tables.ts";
import { planLabel, subscriptionEnd, type SubscriptionType } from "../src/subscriptions/subscription.ts";
import type { ListingRow } from "./listing-rows.ts";
import type { PlanRow } from "./plan-rows.ts";
import { atLastLead } from "./professionals.ts";
import { type Choice, choiceOf } from "./seeded-choice.ts";

const day = 86_400_000;
export type SubscriptionRow = typeof subscriptions.$inferInsert & { id: string };

type Wanted = { type: SubscriptionType; months?: number; leads?: number };
type Life = Pick<
	SubscriptionRow,
	"status" | "paymentStatus" | "activatedAt" | "leadsClaimed" | "createdAt" | "updatedAt"
>;

/** What is settled for some: the printed accounts and those at their last lead; the others choose by chance. */
const given: Record<string, Wanted & { claimed?: number; next: Wanted | null }> = {
	"electrician-shimla": {
		type: "Enrolment Basis",
		months: 6,
		next: { type: "Lead Basis", leads: 25 },
	},
	// Its three leads are all that is left: nothing may start by itself once they are claimed.
	"plumber-chandigarh": { type: "Lead Basis", leads: 10, claimed: 7, next: null },
	"taxi-manali": { type: "Enrolment Basis", months: 3, next: null },
	...Object.fromEntries(
		atLastLead.map(({ key }) => [key, { type: "Lead Basis", leads: 10, claimed: 9, next: null } as const]),
	),
};

const trial: Wanted = { type: "Free Trial", months: 1, leads: 5 };

/**
 * For every listing of a paid service that was ever active: what runs or ran out last, for some the trial before that,
 * and for some what waits to start, now and then with a payment that failed.
 */
export function subscriptionRows(listings: ListingRow[], offered: PlanRow[], now: Date): SubscriptionRow[] {
	const offeredBy = Map.groupBy(offered, ({ serviceId }) => serviceId);
	return listings
		.filter((listing) => listing.status !== "applied" && listing.demo.service.paymentRequired)
		.flatMap((listing) => {
			const plans = offeredBy.get(listing.serviceId) ?? [];
			const latest = latestOf(listing, plans, now);
			// Choices of their own: what is added here leaves the rest of the market as it was.
			const choice = choiceOf(`more-subscriptions-${listing.demo.key}`);
			return [
				...trialBefore(listing, plans, latest, choice),
				latest,
				...nextOf(listing, plans, latest, choice, now),
			];
		});
}

/** The listings, each that has expired since its last subscription ended. */
export function withExpiry(listings: ListingRow[], bought: SubscriptionRow[]): ListingRow[] {
	// The last one of each comes last.
	const endOf = new Map(bought.map(({ listingId, updatedAt }) => [listingId, updatedAt]));
	return listings.map((listing) => {
		const end = listing.status === "expired" ? endOf.get(listing.id) : undefined;
		return end === undefined ? listing : { ...listing, statusChangedAt: end, updatedAt: end };
	});
}

function planOf(listing: ListingRow, plans: PlanRow[], { type, months, leads }: Wanted): PlanRow {
	const plan = plans.find(
		(one) =>
			one.type === type && one.durationInMonths === (months ?? null) && one.numberOfLeads === (leads ?? null),
	);
	if (plan === undefined) throw new Error(`no plan for ${listing.demo.key}`);
	return plan;
}

/** What a listing runs on; what it ran on last where it has expired. */
function latestOf(listing: ListingRow, plans: PlanRow[], now: Date): SubscriptionRow {
	const { key } = listing.demo;
	const isOver = listing.status === "expired";
	const wanted = given[key];
	const choice = choiceOf(`subscription-${key}`);
	if (wanted === undefined && !isOver && choiceOf(`trial-${key}`).chance(0.08)) {
		const activatedAt = new Date(now.getTime() - choice.between(3, 20) * day);
		return rowOf(listing, planOf(listing, plans, trial), {
			status: "active",
			paymentStatus: "success",
			leadsClaimed: choice.between(0, 4),
			activatedAt,
			createdAt: activatedAt,
			updatedAt: activatedAt,
		});
	}
	const plan =
		wanted === undefined
			? choice.pick(plans.filter((one) => one.type !== "Free Trial"))
			: planOf(listing, plans, wanted);
	const leads = plan.numberOfLeads ?? null;
	const activatedAt = new Date(now.getTime() - (isOver ? 400 : choice.between(3, 60)) * day);
	const endedAt =
		subscriptionEnd(activatedAt, plan.durationInMonths ?? null) ??
		new Date(activatedAt.getTime() + choiceOf(`last-lead-${key}`).between(30, 300) * day);
	return rowOf(listing, plan, {
		status: isOver ? "expired" : "active",
		paymentStatus: "success",
		leadsClaimed: leads === null ? 0 : isOver ? leads : (wanted?.claimed ?? choice.between(0, leads - 4)),
		activatedAt,
		createdAt: activatedAt,
		updatedAt: isOver ? endedAt : activatedAt,
	});
}

/** The trial that a listing began with, over before the latest began. */
function trialBefore(
	listing: ListingRow,
	plans: PlanRow[],
	latest: SubscriptionRow,
	choice: Choice,
): SubscriptionRow[] {
	const isSettled = given[listing.demo.key] !== undefined;
	if (latest.subscriptionType === "Free Trial" || !(choice.chance(0.25) || isSettled)) return [];
	const activatedAt = new Date(latest.createdAt.getTime() - choice.between(32, 60) * day);
	const ended = subscriptionEnd(activatedAt, 1) ?? activatedAt;
	return [
		rowOf(listing, planOf(listing, plans, trial), {
			status: "expired",
			paymentStatus: "success",
			leadsClaimed: choice.between(0, 4),
			activatedAt,
			createdAt: activatedAt,
			updatedAt: ended,
		}),
	];
}

/** What waits for the running one to end; one in four of them was never paid. */
function nextOf(
	listing: ListingRow,
	plans: PlanRow[],
	latest: SubscriptionRow,
	choice: Choice,
	now: Date,
): SubscriptionRow[] {
	const wanted = given[listing.demo.key]?.next;
	const isWaiting = choice.chance(0.15);
	const bought = choice.pick(plans.filter((one) => one.type !== "Free Trial"));
	const isPaid = choice.chance(0.75);
	if (latest.status !== "active" || wanted === null || (wanted === undefined && !isWaiting)) return [];
	const createdAt = new Date(now.getTime() - choice.between(1, 2) * day);
	return [
		rowOf(listing, wanted === undefined ? bought : planOf(listing, plans, wanted), {
			status: "upcoming",
			paymentStatus: wanted !== undefined || isPaid ? "success" : "failed",
			leadsClaimed: 0,
			activatedAt: null,
			createdAt,
			updatedAt: createdAt,
		}),
	];
}

function rowOf(listing: ListingRow, plan: PlanRow, life: Life): SubscriptionRow {
	const { activatedAt } = life;
	const durationInMonths = plan.durationInMonths ?? null;
	const leadsAllocated = plan.numberOfLeads ?? null;
	return {
		id: newId(),
		listingId: listing.id,
		userId: listing.userId,
		planId: plan.id,
		subscriptionType: plan.type,
		price: plan.price,
		durationInMonths,
		leadsAllocated,
		paymentPlan: planLabel({ type: plan.type, durationInMonths, numberOfLeads: leadsAllocated }),
		endsAt: activatedAt ? subscriptionEnd(activatedAt, durationInMonths) : null,
		...life,
	};
}
