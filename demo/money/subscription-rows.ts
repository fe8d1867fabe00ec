import { newId } from "../../src/platform/server/database/ids.ts";
import type { subscriptions } from "../../src/subscriptions/server/subscriptions.tables.ts";
import { planLabel, subscriptionEnd, type SubscriptionType } from "../../src/subscriptions/subscription.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import type { PlanRow } from "./plan-rows.ts";
import { daysBefore } from "../waking-hours.ts";
import { atLastLead, refundedKey } from "../professionals/professionals.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";

const day = 86_400_000;
export type SubscriptionRow = typeof subscriptions.$inferInsert & { id: string };

type Wanted = { type: SubscriptionType; months?: number; leads?: number };
type Life = Pick<SubscriptionRow, "status" | "paymentStatus" | "activatedAt" | "createdAt" | "updatedAt">;
/** What a story's listing bought, in order; the last one is active, or until the replay ends it. */
type Bought = Wanted & { daysAgo: number };

const trial: Wanted = { type: "Free Trial", months: 1, leads: 5 };

/** The plans of the printed accounts, and of those whose last lead a browser test uses. */
const given: Record<string, readonly Bought[]> = {
	"electrician-shimla": [
		{ ...trial, daysAgo: 425 },
		{ type: "Enrolment Basis", months: 3, daysAgo: 392 },
		// Four months of twelve are left.
		{ type: "Enrolment Basis", months: 12, daysAgo: 245 },
	],
	// Three of its ten leads are left, and nothing starts automatically once they are claimed.
	"plumber-chandigarh": [
		{ ...trial, daysAgo: 80 },
		{ type: "Lead Basis", leads: 10, daysAgo: 46 },
	],
	// Ten leads, the last of which was used nine days ago.
	"taxi-manali": [
		{ ...trial, daysAgo: 160 },
		{ type: "Lead Basis", leads: 10, daysAgo: 101 },
	],
	// Refunded by an admin, which ends it in the replay.
	[refundedKey]: [{ type: "Enrolment Basis", months: 6, daysAgo: 48 }],
	...Object.fromEntries(
		atLastLead.map(({ key }) => [
			key,
			[
				{ ...trial, daysAgo: 95 },
				{ type: "Lead Basis", leads: 10, daysAgo: 60 },
			] as const,
		]),
	),
};

/**
 * For every paid listing of a paid service: the active or last plan, for some an earlier trial, and for some an
 * upcoming plan. Nothing is claimed yet: the replay of the requests counts the claims.
 */
export function subscriptionRows(listings: ListingRow[], offered: PlanRow[], now: Date): SubscriptionRow[] {
	const offeredBy = Map.groupBy(offered, ({ serviceId }) => serviceId);
	return listings
		.filter(({ demo, status }) => demo.service.paymentRequired && (status !== "applied" || demo.isPaid))
		.flatMap((listing) => {
			const plans = offeredBy.get(listing.serviceId) ?? [];
			if (listing.status === "applied") return [firstOf(listing, plans)];
			const story = given[listing.demo.key];
			if (story !== undefined) return storyRows(listing, plans, story, now);
			const latest = latestOf(listing, plans, now);
			// A separate seed, so that additions here leave the rest of the market unchanged.
			const choice = choiceOf(`more-subscriptions-${listing.demo.key}`);
			const earlier = earlierOf(listing, plans, latest);
			return [
				...trialBefore(listing, plans, earlier[0] ?? latest, choice),
				...earlier,
				latest,
				...nextOf(listing, plans, latest, choice, now),
			];
		});
}

/** A plan bought with a registration waits until a manager confirms it. */
function firstOf(listing: ListingRow, plans: PlanRow[]): SubscriptionRow {
	return rowOf(listing, planOf(listing, plans, { type: "Enrolment Basis", months: 6 }), {
		status: "upcoming",
		paymentStatus: "success",
		activatedAt: null,
		createdAt: listing.appliedAt,
		updatedAt: listing.appliedAt,
	});
}

function storyRows(
	listing: ListingRow,
	plans: PlanRow[],
	story: readonly Bought[],
	now: Date,
): SubscriptionRow[] {
	return story.map((bought, index) => {
		const isLast = index === story.length - 1;
		const plan = planOf(listing, plans, bought);
		const activatedAt = daysBefore(now, bought.daysAgo, `story-${listing.demo.key}-${index}`);
		return rowOf(listing, plan, {
			status: isLast ? "active" : "expired",
			paymentStatus: "success",
			activatedAt,
			createdAt: activatedAt,
			updatedAt: isLast
				? activatedAt
				: (subscriptionEnd(activatedAt, plan.durationInMonths ?? null) ?? activatedAt),
		});
	});
}

/** The listings, where each expired one expired at the end of its last subscription. */
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

/** The active plan of a listing; for an expired one its last plan, by months because no lead was claimed. */
function latestOf(listing: ListingRow, plans: PlanRow[], now: Date): SubscriptionRow {
	const { key } = listing.demo;
	const isOver = listing.status === "expired";
	const choice = choiceOf(`subscription-${key}`);
	const isTrial = !isOver && choiceOf(`trial-${key}`).chance(0.08);
	const plan = isTrial
		? planOf(listing, plans, trial)
		: choice.pick(
				plans.filter(({ type }) => type === "Enrolment Basis" || (type === "Lead Basis" && !isOver)),
			);
	const months = plan.durationInMonths ?? null;
	const daysAgo = isOver ? 400 : choice.between(1, Math.min(isTrial ? 20 : 85, listing.demo.daysAgo - 1));
	const activatedAt = daysBefore(now, daysAgo, `subscription-${key}`);
	return rowOf(listing, plan, {
		status: isOver ? "expired" : "active",
		paymentStatus: "success",
		activatedAt,
		createdAt: activatedAt,
		updatedAt: isOver ? (subscriptionEnd(activatedAt, months) ?? activatedAt) : activatedAt,
	});
}

const daysBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / day;

/** The plans of three months each that ran one after the other before the latest, so that earlier months have payments. */
function earlierOf(listing: ListingRow, plans: PlanRow[], latest: SubscriptionRow): SubscriptionRow[] {
	if (latest.subscriptionType === "Free Trial") return [];
	const choice = choiceOf(`earlier-subscriptions-${listing.demo.key}`);
	const plan = planOf(listing, plans, { type: "Enrolment Basis", months: 3 });
	const rows: SubscriptionRow[] = [];
	let next = latest.createdAt;
	while (daysBetween(listing.appliedAt, next) > 105 && choice.chance(0.6)) {
		const activatedAt = daysBefore(
			next,
			choice.between(93, 104),
			`earlier-${listing.demo.key}-${rows.length}`,
		);
		rows.unshift(
			rowOf(listing, plan, {
				status: "expired",
				paymentStatus: "success",
				activatedAt,
				createdAt: activatedAt,
				updatedAt: subscriptionEnd(activatedAt, 3) ?? activatedAt,
			}),
		);
		next = activatedAt;
	}
	return rows;
}

/** The trial that a listing began with, over before the first paid plan began. */
function trialBefore(
	listing: ListingRow,
	plans: PlanRow[],
	latest: SubscriptionRow,
	choice: Choice,
): SubscriptionRow[] {
	const room = daysBetween(listing.appliedAt, latest.createdAt);
	if (latest.subscriptionType === "Free Trial" || !choice.chance(0.25) || room < 62) return [];
	const activatedAt = daysBefore(latest.createdAt, choice.between(33, 60), `trial-${listing.demo.key}`);
	return [
		rowOf(listing, planOf(listing, plans, trial), {
			status: "expired",
			paymentStatus: "success",
			activatedAt,
			createdAt: activatedAt,
			updatedAt: subscriptionEnd(activatedAt, 1) ?? activatedAt,
		}),
	];
}

/** The plan that waits for the active one to end. */
function nextOf(
	listing: ListingRow,
	plans: PlanRow[],
	latest: SubscriptionRow,
	choice: Choice,
	now: Date,
): SubscriptionRow[] {
	const isWaiting = choice.chance(0.15);
	const bought = choice.pick(plans.filter((one) => one.type !== "Free Trial"));
	if (latest.status !== "active" || !isWaiting) return [];
	const createdAt = daysBefore(now, choice.between(1, 2), `next-${listing.demo.key}`);
	return [
		rowOf(listing, bought, {
			status: "upcoming",
			paymentStatus: "success",
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
		leadsClaimed: 0,
		subscriptionType: plan.type,
		price: plan.price,
		durationInMonths,
		leadsAllocated,
		paymentPlan: planLabel({ type: plan.type, durationInMonths, numberOfLeads: leadsAllocated }),
		endsAt: activatedAt ? subscriptionEnd(activatedAt, durationInMonths) : null,
		...life,
	};
}
