import { starterCatalogue } from "../src/catalogue/starter/starter-catalogue.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { plans, subscriptions } from "../src/subscriptions/server/subscriptions.tables.ts";
import { planLabel, subscriptionEnd, type SubscriptionType } from "../src/subscriptions/subscription.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { ListingRow } from "./listing-rows.ts";
import { plansOf } from "./plans.ts";
import { choiceOf } from "./seeded-choice.ts";

const day = 86_400_000;
export type PlanRow = typeof plans.$inferInsert & { id: string; type: SubscriptionType };
export type SubscriptionRow = typeof subscriptions.$inferInsert & { id: string };

/** The plans of every paid service. */
export function planRows(ids: CatalogueIds, now: Date): PlanRow[] {
	return starterCatalogue.flatMap((sector) =>
		sector.services.flatMap((service) =>
			plansOf(service, sector.s3PathName).map((plan) => ({
				id: newId(),
				serviceId: ids.service(service.slug),
				choiceId: null,
				...plan,
				createdAt: now,
			})),
		),
	);
}

/** What the printed accounts have; the others choose by chance. */
const given: Record<string, { type: string; months?: number; leads?: number; claimed?: number }> = {
	"electrician-shimla": { type: "Enrolment Basis", months: 6 },
	"plumber-chandigarh": { type: "Lead Basis", leads: 10, claimed: 7 },
	"taxi-manali": { type: "Enrolment Basis", months: 3 },
};

/** A subscription for every listing of a paid service that was ever active. */
export function subscriptionRows(listings: ListingRow[], offered: PlanRow[], now: Date): SubscriptionRow[] {
	return listings
		.filter((listing) => listing.status !== "applied" && listing.demo.service.paymentRequired)
		.map((listing) =>
			subscriptionOf(
				listing,
				offered.filter((plan) => plan.serviceId === listing.serviceId),
				now,
			),
		);
}

function subscriptionOf(listing: ListingRow, offered: PlanRow[], now: Date): SubscriptionRow {
	const choice = choiceOf(`subscription-${listing.demo.key}`);
	const wanted = given[listing.demo.key];
	const plan =
		wanted === undefined
			? choice.pick(offered.filter((one) => one.type !== "Free Trial"))
			: offered.find(
					(one) =>
						one.type === wanted.type &&
						one.durationInMonths === (wanted.months ?? null) &&
						one.numberOfLeads === (wanted.leads ?? null),
				);
	if (plan === undefined) throw new Error(`no plan for ${listing.demo.key}`);
	const months = plan.durationInMonths ?? null;
	const leads = plan.numberOfLeads ?? null;
	const isOver = listing.status === "expired";
	const activatedAt = new Date(now.getTime() - (isOver ? 400 : choice.between(3, 60)) * day);
	return {
		id: newId(),
		listingId: listing.id,
		userId: listing.userId,
		planId: plan.id,
		subscriptionType: plan.type,
		status: isOver ? "expired" : "active",
		price: plan.price,
		durationInMonths: months,
		leadsAllocated: leads,
		leadsClaimed: leads === null ? 0 : isOver ? leads : (wanted?.claimed ?? choice.between(0, leads - 4)),
		paymentPlan: planLabel({ type: plan.type, durationInMonths: months, numberOfLeads: leads }),
		paymentStatus: "success",
		activatedAt,
		endsAt: subscriptionEnd(activatedAt, months),
		createdAt: activatedAt,
		updatedAt: activatedAt,
	};
}
