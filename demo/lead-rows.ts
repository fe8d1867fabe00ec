import { leadExpiry } from "../src/leads/lead.ts";
import type { leadClaims, leads } from "../src/leads/server/leads.tables.ts";
import { indianDay, startOfIndianDay } from "../src/platform/dates.ts";
import { paiseFromRupees } from "../src/platform/money.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { DemoLead } from "./leads.ts";
import type { ListingRow } from "./listing-rows.ts";
import { atLastLead } from "./professionals.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";
import { choiceOf } from "./seeded-choice.ts";

const hour = 3_600_000;
const rupees = (amount: number | null) => (amount === null ? null : paiseFromRupees(amount));

type Lead = typeof leads.$inferInsert & { id: string; createdAt: Date; choiceId: string | null };
type Claim = typeof leadClaims.$inferInsert;

/** These claim for themselves: the printed accounts have just what is printed, the others one lead left. */
const ownClaimers = new Set<string>([
	"electrician-shimla",
	"plumber-chandigarh",
	"taxi-manali",
	...atLastLead.map(({ key }) => key),
]);

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
	const rows = { leads: [] as Lead[], claims: [] as Claim[] };
	for (const request of requests) {
		const customerId = people.get(request.customer.mobile)?.id;
		if (customerId === undefined) throw new Error(`nobody has ${request.customer.mobile}`);
		const lead = leadRow(request, customerId, ids, originOf(request, listings), now);
		const claims = claimRows(request, lead, listings, running);
		rows.claims.push(...claims);
		rows.leads.push({ ...lead, ...endOf(request, claims), claimsTaken: claims.length });
	}
	return rows;
}

/** Whose page the request was sent from; undefined where it was sent to everybody. */
function originOf({ key, service, asks }: DemoLead, listings: ListingRow[]): ListingRow | undefined {
	if (asks === "everybody") return undefined;
	const active = listings.filter((one) => one.demo.service.slug === service && one.status === "active");
	if (asks === "somebody") return active.length === 0 ? undefined : choiceOf(`origin-${key}`).pick(active);
	return active.find((one) => one.demo.key === asks);
}

function leadRow(
	request: DemoLead,
	customerId: string,
	ids: CatalogueIds,
	origin: ListingRow | undefined,
	now: Date,
): Lead {
	const { service, choice, customer, wishedIn } = request;
	const createdAt = new Date(now.getTime() - request.hoursAgo * hour);
	const own = choice === null ? null : ids.choice(service, choice);
	return {
		id: newId(),
		customerId,
		name: customer.name,
		mobile: customer.mobile,
		mobileVerified: true,
		source: origin === undefined ? "lead-form" : "marketplace",
		originListingId: origin?.id ?? null,
		serviceId: ids.service(service),
		choiceId: origin?.choiceId ?? own,
		locationId: ids.location(request.place),
		addressDetails: request.addressDetails,
		budgetMin: rupees(request.budget.min),
		budgetMax: rupees(request.budget.max),
		preferredAt: wishedIn === null ? null : inWorkingHours(new Date(now.getTime() + wishedIn * hour)),
		description: request.description,
		status: request.status,
		revealLimit: request.revealLimit,
		createdAt,
		statusChangedAt: createdAt,
		expiresAt: leadExpiry(createdAt),
	};
}

/** Claims by others than the customer, by listings that could claim the lead for their service and choice. */
function claimRows(
	request: DemoLead,
	lead: Lead,
	listings: ListingRow[],
	running: ReadonlyMap<string, string>,
): Claim[] {
	const able = listings.filter(
		(one) =>
			one.serviceId === lead.serviceId &&
			(lead.choiceId === null || one.choiceId === lead.choiceId) &&
			running.has(one.id) &&
			one.userId !== lead.customerId &&
			!ownClaimers.has(one.demo.key),
	);
	const count = Math.min(request.claims, request.revealLimit);
	return choiceOf(`claims-${request.key}`)
		.several(able, count)
		.map((listing, index) => ({
			id: newId(),
			leadId: lead.id,
			userId: listing.userId,
			listingId: listing.id,
			subscriptionId: running.get(listing.id) ?? null,
			claimType: "self",
			claimedAt: new Date(lead.createdAt.getTime() + (index + 1) * 0.2 * hour),
			leadCreatedAt: lead.createdAt,
			leadServiceId: lead.serviceId,
			leadChoiceId: lead.choiceId,
			leadLocationId: lead.locationId,
		}));
}

/** The listings with the number of leads that were claimed with each. */
export function withLeads(listings: ListingRow[], claims: Claim[]): ListingRow[] {
	const claimed = Map.groupBy(claims, ({ listingId }) => listingId);
	return listings.map((listing) => ({ ...listing, leads: claimed.get(listing.id)?.length ?? 0 }));
}

/** Only who claimed a lead can be booked for it. */
function endOf({ status }: DemoLead, [first]: Claim[]) {
	if (status !== "booked") return { status, bookedListingId: null };
	return first === undefined
		? { status: "closed", bookedListingId: null }
		: { status, bookedListingId: first.listingId };
}

/** The same day in India at a time when people work: on the hour, 8 am to 7 pm. */
function inWorkingHours(wished: Date): Date {
	const day = startOfIndianDay(indianDay(wished));
	return new Date(day.getTime() + (8 + (wished.getUTCHours() % 12)) * hour);
}
