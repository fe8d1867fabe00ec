import type { Viewer } from "../../src/platform/access.ts";
import { rupeesFromPaise } from "../../src/platform/money.ts";
import { indianDay } from "../../src/platform/dates.ts";
import type { PaymentRow } from "../money/payment-rows.ts";
import type { SubscriptionRow } from "../money/subscription-rows.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { refundedKey } from "../professionals/professionals.ts";
import type { Market } from "../replay/market.ts";
import type { Step } from "../replay/replay-requests.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

type Books = {
	listings: readonly ListingRow[];
	subscriptions: readonly SubscriptionRow[];
	payments: readonly PaymentRow[];
	admin: Viewer;
	now: Date;
};
type Buyer = { viewer: Viewer; listingId: string; planId: string };

/** Three owners who renew their active plan, the same every time. */
function buyersOf({ listings, subscriptions }: Books): Buyer[] {
	const planOf = new Map(
		subscriptions
			.filter(({ status, subscriptionType }) => status === "active" && subscriptionType === "Enrolment Basis")
			.map(({ listingId, planId }) => [listingId, planId]),
	);
	const waiting = new Set(
		subscriptions.filter(({ status }) => status === "upcoming").map(({ listingId }) => listingId),
	);
	const able = listings.flatMap(({ id, userId, status, demo }): Buyer[] => {
		const planId = planOf.get(id);
		const isStorys = demo.mobile.startsWith("+9190") || demo.key === refundedKey;
		if (!planId || status !== "active" || waiting.has(id) || isStorys || demo.daysAgo < 90) return [];
		return [{ viewer: { userId, role: "user", sessionId: "" }, listingId: id, planId }];
	});
	return choiceOf("story-payments").several(able, 3);
}

/**
 * The notable payments for an admin: two that failed, one that has been pending beyond the last status check, and
 * one that was refunded, with the plan that it bought and the reward that it earned.
 */
export function paymentSteps(books: Books): Step[] {
	const { now } = books;
	const [first, second, third] = buyersOf(books);
	if (first === undefined || second === undefined || third === undefined)
		throw new Error("too few professionals who could pay again");
	const at = (daysAgo: number) =>
		awakeBefore(new Date(now.getTime() - daysAgo * day), choiceOf(`payment-at-${daysAgo}`));
	return [
		...declined(first, at(64)),
		...declined(second, at(19)),
		...unanswered(third, at(2.2)),
		refunded(books, at(11)),
	];
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

/** A payment that the payer's bank declines; the provider is checked for a day in case it came in after all. */
function declined(buyer: Buyer, at: Date): Step[] {
	let name = "";
	const ask = (market: Market) => market.askPayments();
	return [
		{ at, take: async (market) => (name = await market.pay(buyer.viewer, buyer)) },
		{ at: later(at, 3), take: (market) => market.decline(name) },
		{ at: later(at, 4), take: ask },
		{ at: later(at, 24 * 60 + 1), take: ask },
	];
}

/** A payment without news for a day: from then on staff must check. */
function unanswered(buyer: Buyer, at: Date): Step[] {
	const ask = (market: Market) => market.askInVain();
	return [
		{ at, take: (market) => market.pay(buyer.viewer, buyer) },
		{ at: later(at, 5), take: ask },
		{ at: later(at, 24 * 60 + 1), take: ask },
	];
}

/** The admin refunds the whole payment: the plan ends, and the referrer's reward is taken back. */
function refunded({ listings, payments, admin }: Books, at: Date): Step {
	const listing = listings.find(({ demo }) => demo.key === refundedKey);
	const paid = payments.find(({ itemId }) => itemId === listing?.id);
	if (listing === undefined || paid === undefined) throw new Error("the payment to give back is not there");
	return {
		at,
		take: (market) =>
			market.recordPayment(
				admin,
				{
					mobile: listing.demo.mobile,
					amount: rupeesFromPaise(paid.amount),
					itemId: listing.id,
					itemType: "WorkerCategory",
					paymentType: "refund",
					status: "success",
					paymentMethod: "manual-upi",
					paymentDate: indianDay(at),
					remarks: "Moved to Pune with his family, asked for his money back.",
					refundOf: paid.merchantTransactionId,
					plan: "end",
					reward: "take back",
				},
				null,
			),
	};
}
