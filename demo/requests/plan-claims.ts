import { waveSize } from "../../src/leads/matching.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import type { SubscriptionRow } from "../money/subscription-rows.ts";
import { awakeAfter, awakeBefore } from "../waking-hours.ts";
import type { DemoRequest } from "./request.ts";

const minute = 60_000;
const hour = 60 * minute;

/** When a request is sent, and who claims it with which listing and when. */
export type PlannedRequest = {
	request: DemoRequest;
	sentAt: Date;
	claims: { listing: ListingRow; at: Date }[];
	/** Whether professionals are notified in more than one wave. */
	hasWaves: boolean;
};

/** The plan a listing claims with: from when until when, and how many leads are left. */
type Allowance = { from: Date; until: Date | null; left: number };

/** Leaves every limited plan some leads: only the stories use plans up. */
const leadsLeftOver = 2;

/** The plan each listing claims with: the active one, or the last one of an expired listing. */
function allowancesOf(subscriptions: readonly SubscriptionRow[]): Map<string, Allowance> {
	const paid = subscriptions.filter(({ activatedAt }) => activatedAt);
	return new Map(
		paid
			.filter(({ status }) => status === "active")
			.map(({ listingId, activatedAt, endsAt, leadsAllocated }) => [
				listingId,
				{ from: activatedAt ?? new Date(), until: endsAt ?? null, left: leadsAllocated ?? Infinity },
			]),
	);
}

/**
 * Decides who claims each request: professionals of the service who serve the exact place, and at that time have a
 * plan with leads left. The keys in `reserved` claim only what names them.
 */
export function planClaims(
	requests: readonly DemoRequest[],
	market: { listings: readonly ListingRow[]; subscriptions: readonly SubscriptionRow[] },
	{ now, reserved }: { now: Date; reserved: ReadonlySet<string> },
): PlannedRequest[] {
	const allowances = allowancesOf(market.subscriptions);
	const byKey = new Map(market.listings.map((listing) => [listing.demo.key, listing]));
	const byService = Map.groupBy(market.listings, ({ demo }) => demo.service.slug);
	const sent = requests
		.map((request) => ({
			request,
			sentAt: sentAtOf(request, now),
			choice: choiceOf(`claims-${request.key}`),
		}))
		.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
	return sent.map(({ request, sentAt, choice }) => {
		const { claimers } = request;
		const named = typeof claimers === "number" ? null : claimers.flatMap((key) => byKey.get(key) ?? []);
		const able = (byService.get(request.service) ?? []).filter(
			(listing) => !reserved.has(listing.demo.key) && serves(listing, request),
		);
		const count = Math.min(typeof claimers === "number" ? claimers : 0, request.revealLimit);
		const chosen = named ?? inAnyOrder(choice, able).slice(0, count);
		let at = sentAt;
		const latest = request.isDirect === true ? 45 : 140;
		const claims = chosen.flatMap((listing) => {
			at = awakeAfter(new Date(at.getTime() + choice.between(6, latest) * minute), choice);
			const allowance = allowances.get(listing.id);
			const spare = named === null ? leadsLeftOver : 0;
			const isPossible =
				allowance !== undefined && isUsable(allowance, at, spare) && at.getTime() < now.getTime();
			if (!isPossible && named !== null) throw new Error(`${listing.demo.key} cannot claim ${request.key}`);
			if (!isPossible) return [];
			allowance.left -= 1;
			return [{ listing, at }];
		});
		return { request, sentAt, claims, hasWaves: request.asks !== null || able.length >= waveSize };
	});
}

function sentAtOf({ key, hoursAgo }: DemoRequest, now: Date): Date {
	return awakeBefore(new Date(now.getTime() - hoursAgo * hour), choiceOf(`sent-${key}`));
}

function inAnyOrder<T>(choice: Choice, list: readonly T[]): T[] {
	return list
		.map((item) => ({ item, lot: choice.number() }))
		.toSorted((a, b) => a.lot - b.lot)
		.map(({ item }) => item);
}

/** Of the choice, at the exact place, and not the customer's own. */
function serves({ demo }: ListingRow, { choice, place, customer }: DemoRequest): boolean {
	return (
		(choice === null || demo.choice === choice) &&
		demo.places.includes(place) &&
		demo.mobile !== customer.mobile
	);
}

function isUsable({ from, until, left }: Allowance, at: Date, spare: number): boolean {
	return from <= at && (until === null || at < until) && left > spare;
}
