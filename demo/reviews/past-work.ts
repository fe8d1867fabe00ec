import type { users } from "../../src/accounts/server/accounts.tables.ts";
import { leadExpiry } from "../../src/leads/lead.ts";
import type { leadClaims, leads } from "../../src/leads/server/leads.tables.ts";
import type { notifications } from "../../src/notifications/server/notifications.tables.ts";
import { notificationLifeDays } from "../../src/notifications/notification.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import { remindAt } from "../../src/reviews/review.ts";
import type { reviewRequests } from "../../src/reviews/server/reviews.tables.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import { personOf } from "../professionals/people.ts";
import { placeOf } from "../places/near.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { choiceOf } from "../seeded-choice.ts";
import { storyClaimers } from "../stories/story-requests.ts";
import { awakeAfter, daysBefore } from "../waking-hours.ts";
import { reviewWordsOf } from "./review-words.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** About two thousand completed requests. */
const wanted = 2000;
/** Reviews of work in the last days would still wait for the other side. */
const latestDaysAgo = 16;
const customersCount = 640;

/** A completed request, and the listing that did the work. */
export type PastWork = {
	listing: ListingRow;
	request: typeof reviewRequests.$inferInsert;
};

/** The first places that the listing serves, without all of India. */
const placesOf = ({ demo }: ListingRow) => demo.places.filter((slug) => slug !== "pan-india").slice(0, 4);

/** Requests that were completed in the past: their customers, claims and notifications, as rows. */
export function pastWorkRows(listings: readonly ListingRow[], ids: CatalogueIds, now: Date) {
	const rows = {
		customers: [] as (typeof users.$inferInsert & { id: string; name: string; mobile: string })[],
		leads: [] as (typeof leads.$inferInsert)[],
		claims: [] as (typeof leadClaims.$inferInsert)[],
		notifications: [] as (typeof notifications.$inferInsert)[],
		work: [] as PastWork[],
	};
	const customers = new Map<string, (typeof rows.customers)[number]>();
	/** One of the town's customers, who come back for other work. */
	const customerIn = (place: string, number: number) => {
		const key = `${place}/${number}`;
		const known = customers.get(key);
		if (known !== undefined) return known;
		const { name } = personOf(choiceOf(`past-customer-${key}`), placeOf(place).state);
		const customer = {
			id: newId(),
			mobile: `+9185000${String(customers.size).padStart(5, "0")}`,
			name,
			role: "user" as const,
			createdAt: daysBefore(now, 640, `past-customer-${key}`),
		};
		customers.set(key, customer);
		return customer;
	};
	const hired = listings.filter(
		(listing) =>
			listing.status === "active" &&
			placesOf(listing).length > 0 &&
			listing.demo.daysAgo > latestDaysAgo + 4 &&
			!storyClaimers.has(listing.demo.key) &&
			reviewWordsOf(listing.demo.service.slug) !== null,
	);
	const perListing = Math.ceil(wanted / Math.max(1, hired.length));
	for (const listing of hired) {
		const { demo } = listing;
		const choice = choiceOf(`past-work-${demo.key}`);
		// Few are asked for very often.
		const most = Math.min(Math.floor(choice.number() ** 2 * perListing * 2.8), Math.floor(demo.daysAgo / 8));
		for (let number = 0; number < most; number++) {
			const place = choice.pick(placesOf(listing));
			const sentAt = daysBefore(
				now,
				choice.between(latestDaysAgo + 3, Math.min(400, demo.daysAgo - 1)),
				`past-${demo.key}-${number}`,
			);
			const claimedAt = awakeAfter(new Date(sentAt.getTime() + choice.between(8, 300) * 60_000), choice);
			const completedAt = awakeAfter(new Date(claimedAt.getTime() + choice.between(5, 60) * hour), choice);
			const customer = customerIn(place, choice.between(0, Math.ceil(customersCount / 90)));
			const [leadId, locationId] = [newId(), ids.location(place)];
			rows.leads.push({
				id: leadId,
				customerId: customer.id,
				name: customer.name,
				mobile: customer.mobile,
				mobileVerified: true,
				source: "lead-form",
				serviceId: listing.serviceId,
				choiceId: listing.choiceId ?? null,
				locationId,
				addressDetails: "",
				status: "completed",
				revealLimit: 3,
				claimsTaken: 1,
				bookedListingId: listing.id,
				bookedAt: completedAt,
				createdAt: sentAt,
				statusChangedAt: completedAt,
				expiresAt: leadExpiry(sentAt),
			});
			rows.claims.push({
				id: newId(),
				leadId,
				userId: listing.userId,
				listingId: listing.id,
				claimType: "self",
				claimedAt,
				leadCreatedAt: sentAt,
				leadServiceId: listing.serviceId,
				leadChoiceId: listing.choiceId ?? null,
				leadLocationId: locationId,
			});
			if (now.getTime() - claimedAt.getTime() < notificationLifeDays * day)
				rows.notifications.push({
					id: newId(),
					userId: customer.id,
					kind: "lead.claimed",
					subjectId: leadId,
					details: { serviceId: listing.serviceId, placeId: locationId, listingId: listing.id },
					occasion: `lead.claimed:${leadId}:${listing.id}`,
					createdAt: claimedAt,
					readAt: completedAt,
				});
			rows.work.push({
				listing,
				request: {
					leadId,
					customerId: customer.id,
					professionalId: listing.userId,
					listingId: listing.id,
					serviceId: listing.serviceId,
					locationId,
					completedAt,
					remindAt: remindAt(completedAt) < now ? null : remindAt(completedAt),
				},
			});
		}
	}
	rows.customers.push(...customers.values());
	return rows;
}
