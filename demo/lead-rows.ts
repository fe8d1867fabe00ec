import { leadExpiry } from "../src/leads/lead.ts";
import type { leadClaims, leads } from "../src/leads/server/leads.tables.ts";
import { indianDay, startOfIndianDay } from "../src/platform/dates.ts";
import { paiseFromRupees } from "../src/platform/money.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { DemoLead } from "./leads.ts";
import type { ListingRow } from "./listing-rows.ts";
import type { SubscriptionRow } from "./plan-rows.ts";
import { choiceOf } from "./seeded-choice.ts";

const hour = 3_600_000;
const rupees = (amount: number | null) => (amount === null ? null : paiseFromRupees(amount));

type Claim = typeof leadClaims.$inferInsert;

/** The printed accounts claim for themselves, so that they have just what is printed. */
const printed = new Set(["electrician-shimla", "plumber-chandigarh", "taxi-manali"]);

/** The rows of the demo's requests and of who claimed them. */
export function leadRows(
	requests: DemoLead[],
	people: Map<string, { id: string }>,
	ids: CatalogueIds,
	listings: ListingRow[],
	subscriptions: SubscriptionRow[],
	now: Date,
) {
	const running = new Map(
		subscriptions.filter((one) => one.status === "active").map((one) => [one.listingId, one.id]),
	);
	const rows = { leads: [] as (typeof leads.$inferInsert)[], claims: [] as Claim[] };
	for (const request of requests) {
		const id = newId();
		const customerId = people.get(request.customer.mobile)?.id;
		if (customerId === undefined) throw new Error(`nobody has ${request.customer.mobile}`);
		const createdAt = new Date(now.getTime() - request.hoursAgo * hour);
		const able = listings.filter(
			(one) =>
				one.serviceId === ids.service(request.service) &&
				running.has(one.id) &&
				one.userId !== customerId &&
				!printed.has(one.demo.key),
		);
		const claiming = choiceOf(`claims-${request.key}`).several(
			able,
			Math.min(request.claims, request.revealLimit),
		);
		const claims = claiming.map((listing, index): Claim => ({
			id: newId(),
			leadId: id,
			userId: listing.userId,
			listingId: listing.id,
			subscriptionId: running.get(listing.id) ?? null,
			claimType: "self",
			claimedAt: new Date(createdAt.getTime() + (index + 1) * 0.2 * hour),
		}));
		const booked = request.status === "booked" ? (claiming[0]?.id ?? null) : null;
		const status = request.status === "booked" && booked === null ? "closed" : request.status;
		rows.claims.push(...claims);
		rows.leads.push({
			id,
			customerId,
			name: request.customer.name,
			mobile: request.customer.mobile,
			mobileVerified: true,
			source: request.source,
			serviceId: ids.service(request.service),
			choiceId: null,
			locationId: ids.location(request.place),
			addressDetails: request.addressDetails,
			budgetMin: rupees(request.budget.min),
			budgetMax: rupees(request.budget.max),
			preferredAt:
				request.wishedIn === null ? null : inWorkingHours(new Date(now.getTime() + request.wishedIn * hour)),
			description: request.description,
			status,
			revealLimit: request.revealLimit,
			claimsTaken: claims.length,
			bookedListingId: booked,
			createdAt,
			statusChangedAt: createdAt,
			expiresAt: leadExpiry(createdAt),
		});
	}
	return rows;
}

/** The same day in India at a time when people work: on the hour, 8 am to 7 pm. */
function inWorkingHours(wished: Date): Date {
	const day = startOfIndianDay(indianDay(wished));
	return new Date(day.getTime() + (8 + (wished.getUTCHours() % 12)) * hour);
}
