import { sql } from "drizzle-orm";
import { users } from "../../src/accounts/server/accounts.tables.ts";
import { leadClaims, leads } from "../../src/leads/server/leads.tables.ts";
import { notifications } from "../../src/notifications/server/notifications.tables.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import { closesAt, type ReviewSide } from "../../src/reviews/review.ts";
import { reviewReplies, reviewRequests, reviews } from "../../src/reviews/server/reviews.tables.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import { insertAll } from "../insert-all.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeAfter } from "../waking-hours.ts";
import { type PastWork, pastWorkRows } from "./past-work.ts";
import { apologies, replies, reviewWordsOf } from "./review-words.ts";
import { createReviewWriter } from "./write-review.ts";

const hour = 3_600_000;

type Written = {
	reviews: (typeof reviews.$inferInsert)[];
	replies: (typeof reviewReplies.$inferInsert)[];
};

/** What both sides of past work wrote, oldest first, because the newest are read next to each other. */
export function reviewRows(work: readonly PastWork[], now: Date): Written {
	const writer = createReviewWriter();
	const rows: Written = { reviews: [], replies: [] };
	const inOrder = work.toSorted((a, b) => a.request.completedAt.getTime() - b.request.completedAt.getTime());
	for (const [number, { listing, request }] of inOrder.entries()) {
		const { completedAt, leadId } = request;
		const choice = choiceOf(`review-${listing.demo.key}-${number}`);
		const words = reviewWordsOf(listing.demo.service.slug);
		const byCustomer = choice.chance(0.86);
		const byProfessional = choice.chance(0.55);
		const writtenAt = (hours: number) =>
			awakeAfter(new Date(completedAt.getTime() + choice.between(1, hours) * hour), choice);
		const publishedAt = (at: Date) => (byCustomer && byProfessional ? at : closesAt(completedAt));
		const add = (side: ReviewSide, what: { stars: number; text: string; tags: string[] }, at: Date) => {
			const [authorId, subjectId] =
				side === "customer"
					? [request.customerId, request.professionalId]
					: [request.professionalId, request.customerId];
			const id = newId();
			const { listingId, serviceId, locationId } = request;
			const shownAt = publishedAt(at);
			rows.reviews.push({
				id,
				leadId,
				side,
				authorId,
				subjectId,
				listingId,
				serviceId,
				locationId,
				stars: what.stars,
				text: what.text,
				tags: what.tags as never[],
				status: "published",
				statusChangedAt: shownAt,
				writtenAt: at,
				dueAt: closesAt(completedAt),
				publishedAt: shownAt,
			});
			return { id, shownAt };
		};
		if (byCustomer && words !== null) {
			const near = [listing.id, listing.demo.service.slug];
			const what = writer.byCustomer(choice, words, near);
			const { id, shownAt } = add("customer", what, writtenAt(120));
			const isComplaint = what.stars < 4;
			const repliedAt = awakeAfter(new Date(shownAt.getTime() + choice.between(2, 90) * hour), choice);
			if (repliedAt < now && choice.chance(isComplaint ? 0.6 : 0.14))
				rows.replies.push({
					reviewId: id,
					authorId: request.professionalId,
					text: writer.reply(choice, isComplaint ? apologies : replies, near),
					repliedAt,
				});
		}
		if (byProfessional) add("professional", writer.byProfessional(choice), writtenAt(200));
	}
	return rows;
}

/** Adds what all published reviews of listings and customers add up to, as the product keeps it. */
async function addUp(tx: Db): Promise<void> {
	await tx.execute(sql`
		update listings set rating_stars = given.stars, rating_count = given.count
		from (select listing_id, sum(stars)::int as stars, count(*)::int as count from reviews
			where side = 'customer' and status = 'published' group by listing_id) given
		where listings.id = given.listing_id`);
	await tx.execute(sql`
		insert into customer_ratings (user_id, stars, count, removed)
		select subject_id, sum(stars), count(*), 0 from reviews
		where side = 'professional' and status = 'published' group by subject_id`);
	await tx.execute(sql`
		update listings set leads = leads + done.count
		from (select listing_id, count(*)::int as count from review_requests group by listing_id) done
		where listings.id = done.listing_id`);
}

/** Completed requests of the past with their reviews. Call it before facts are derived from the listings. */
export async function fillReviews(
	tx: Db,
	{ listings, ids, now }: { listings: readonly ListingRow[]; ids: CatalogueIds; now: Date },
): Promise<void> {
	const past = pastWorkRows(listings, ids, now);
	const written = reviewRows(past.work, now);
	await insertAll(tx, users, past.customers);
	await insertAll(tx, leads, past.leads);
	await insertAll(tx, leadClaims, past.claims);
	await insertAll(tx, notifications, past.notifications);
	await insertAll(
		tx,
		reviewRequests,
		past.work.map(({ request }) => request),
	);
	await insertAll(tx, reviews, written.reviews);
	await insertAll(tx, reviewReplies, written.replies);
	await addUp(tx);
}
