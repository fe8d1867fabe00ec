import type { Viewer } from "../../src/platform/access.ts";
import { closesAt } from "../../src/reviews/review.ts";
import { type RequestReviews, reviewsOf } from "../stories/story-reviews.ts";
import type { PlannedRequest } from "../requests/plan-claims.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import { awakeAfter, workingHour } from "../waking-hours.ts";
import type { Market } from "./market.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A past step in the demo market. */
export type Step = { at: Date; take: (market: Market) => Promise<unknown> };

type Known = {
	/** The id of the person with this mobile. */
	personOf(mobile: string): string;
	/** The id of the listing of the professional with this key. */
	listingOf(key: string): string | undefined;
	serviceOf(slug: string): string;
	choiceOf(service: string, choice: string): string;
	/** The member of staff who decides on wrong numbers. */
	support: Viewer;
	now: Date;
};

const viewerOf = (userId: string): Viewer => ({ userId, role: "user", sessionId: "" });

/** Takes the steps one after the other, each at its own time. */
export async function replay(market: Market, steps: readonly Step[]): Promise<void> {
	for (const step of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
		market.setTime(step.at);
		// One after the other: each builds on those before it, and a transaction has one connection.
		// oxlint-disable-next-line no-await-in-loop
		await step.take(market);
	}
}

/** The steps of a request, as far as they are in the past: it is sent, claimed, booked, closed or expired. */
export function stepsOf({ request, sentAt, claims, hasWaves }: PlannedRequest, known: Known): Step[] {
	const choice = choiceOf(`steps-${request.key}`);
	const customer = viewerOf(known.personOf(request.customer.mobile));
	let leadId = "";
	const steps: Step[] = [
		{
			at: sentAt,
			take: async (market) => {
				const input = inputOf(planOf(request, sentAt, choice, known), known);
				leadId = (await market.createLead(customer, input, null))._id;
			},
		},
	];
	// The others are notified in waves, until none are left.
	for (const minutes of hasWaves ? [16, 27, 38] : [])
		steps.push({
			at: new Date(sentAt.getTime() + minutes * minute),
			take: (market) => market.notifyDueWaves(),
		});
	for (const { listing, at } of claims)
		steps.push({ at, take: (market) => market.claimLead(viewerOf(listing.userId), leadId) });
	const last = claims.at(-1)?.at ?? sentAt;
	const first = claims[0]?.listing;
	const add: Add = (after, hours, take) => {
		const at = awakeAfter(new Date(after.getTime() + hours * hour), choice);
		steps.push({ at, take });
		return at;
	};
	if (first !== undefined && request.wrongNumber !== undefined)
		addReport(add, { first, last, known, request, leadId: () => leadId });
	if (first !== undefined && (request.outcome === "booked" || request.outcome === "done")) {
		const booked = add(last, choice.between(1, 20), (market) => market.bookLead(customer, leadId, first.id));
		if (request.outcome === "done") {
			const done = add(booked, choice.between(20, 90), (market) =>
				market.completeLead(customer, leadId, { professionalId: first.id }),
			);
			const written = reviewsOf(request.key);
			if (written !== undefined)
				addReviews(add, {
					written,
					done,
					customer,
					professional: viewerOf(first.userId),
					leadId: () => leadId,
					known,
				});
		}
	}
	if (request.outcome === "withdrawn")
		add(last, choice.between(2, 60), (market) => market.closeLead(customer, leadId, "not-needed"));
	if (request.outcome === "expired")
		steps.push({
			at: new Date(sentAt.getTime() + 30 * 24 * hour + 20 * minute),
			take: (market) => market.expireLeads(),
		});
	return steps.filter(({ at }) => at < known.now);
}

type Add = (after: Date, hours: number, take: Step["take"]) => Date;

type Written = {
	written: RequestReviews;
	/** When the request was completed. */
	done: Date;
	customer: Viewer;
	professional: Viewer;
	leadId: () => string;
	known: Known;
};

/** Both sides write; the professional replies or reports; staff remove a review, and its author appeals. */
function addReviews(add: Add, { written, done, customer, professional, leadId, known }: Written): void {
	const { support, now } = known;
	const { customer: byCustomer, professional: byProfessional, reply, report, removal } = written;
	let reviewId = "";
	if (byProfessional !== null)
		add(done, 4, (market) => market.writeReview(professional, leadId(), byProfessional));
	if (byCustomer !== null)
		add(done, 26, async (market) => {
			reviewId = (await market.writeReview(customer, leadId(), byCustomer))._id;
		});
	// What one side alone wrote is published when the time for reviews is over.
	add(closesAt(done), 1, (market) => market.publishReviews());
	if (reply !== undefined) add(done, 50, (market) => market.replyToReview(professional, reviewId, reply));
	if (report !== undefined)
		add(new Date(now.getTime() - 27 * hour), 0, (market) =>
			market.sendReport(professional, { subjectType: "review", subjectId: reviewId, ...report }),
		);
	if (removal === undefined) return;
	const { appeal, ...why } = removal;
	add(done, 50, (market) => market.decideReview(support, reviewId, { decision: "remove", ...why }));
	add(done, 75, (market) => market.appealRemoval(customer, reviewId, appeal));
}

type Report = {
	first: PlannedRequest["claims"][number]["listing"];
	last: Date;
	known: Known;
	request: PlannedRequest["request"];
	leadId: () => string;
};

function addReport(add: Add, { first, last, known, request, leadId }: Report): void {
	const choice = choiceOf(`report-${request.key}`);
	const note = choice.pick([
		"Somebody else picks up and knows nothing of a request.",
		"The number does not exist, tried three times.",
		"Switched off since yesterday, then a wrong person answered.",
	]);
	const reported = add(last, 1, (market) => market.reportNumber(viewerOf(first.userId), leadId(), note));
	if (request.wrongNumber !== "confirmed") return;
	add(reported, 5, async (market) => {
		const { reports } = await market.listNumberReports(known.support, { status: "open" });
		const report = reports.find(({ lead }) => lead._id === leadId());
		if (report === undefined) throw new Error(`no report of the number of ${request.key}`);
		await market.decideNumberReport(known.support, report._id, "confirmed");
	});
}

type Sent = PlannedRequest["request"] & { preferredAt: Date | null };

/** The preferred time is after now, and always after the sending. */
function planOf(request: PlannedRequest["request"], sentAt: Date, choice: Choice, { now }: Known): Sent {
	const { wishedIn } = request;
	if (wishedIn === null) return { ...request, preferredAt: null };
	const isOver = request.outcome !== "open" && request.outcome !== "booked";
	const from = isOver ? sentAt : now;
	const wished = workingHour(new Date(from.getTime() + wishedIn * hour), choice);
	return { ...request, preferredAt: wished };
}

function inputOf(sent: Sent, known: Known) {
	const { service, choice, customer } = sent;
	return {
		name: customer.name,
		mobile: customer.mobile,
		originProfessional: sent.asks === null ? null : (known.listingOf(sent.asks) ?? null),
		exclusive: sent.isDirect === true,
		serviceId: known.serviceOf(service),
		choiceId: choice === null ? null : known.choiceOf(service, choice),
		goToLocation: sent.place,
		addressDetails: sent.addressDetails,
		budget: sent.budget,
		preferredDateTime: sent.preferredAt?.toISOString() ?? null,
		description: sent.description,
		revealLimit: sent.revealLimit,
	};
}
