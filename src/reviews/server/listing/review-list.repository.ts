import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { PageEnd } from "../../../platform/server/database/conditions.ts";
import { readWaiting, type Waiting } from "../../../platform/server/database/waiting.repository.ts";
import type { ReviewView } from "../../moderation.contract.ts";
import { joinsReply, reviewColumns, type ReviewRow } from "../reviews.repository.ts";
import { reviewReplies, reviews } from "../reviews.tables.ts";

// The indexes are defined with "nulls last", although neither column of theirs is null in them.
const latestFirst = (at: typeof reviews.publishedAt | typeof reviews.statusChangedAt) => [
	sql`${at} desc nulls last`,
	sql`${reviews.id} desc nulls last`,
];

const endedAt = (at: typeof reviews.publishedAt | typeof reviews.statusChangedAt, after?: PageEnd) =>
	after && sql`(${at}, ${reviews.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;

/** At most `limit` published reviews of a listing, the latest first. */
export function readPublished(
	db: Db,
	listingId: string,
	{ after, limit }: { after?: PageEnd | undefined; limit: number },
): Promise<ReviewRow[]> {
	return db
		.select(reviewColumns)
		.from(reviews)
		.leftJoin(reviewReplies, joinsReply)
		.where(
			and(
				eq(reviews.listingId, listingId),
				// Literals, because the partial index covers only these rows.
				sql`${reviews.status} = 'published' and ${reviews.side} = 'customer'`,
				endedAt(reviews.publishedAt, after),
			),
		)
		.orderBy(...latestFirst(reviews.publishedAt))
		.limit(limit);
}

// Literals, as above.
const isAppealed = and(
	sql`${reviews.status} = 'removed'`,
	isNotNull(reviews.appealedAt),
	isNull(reviews.appealOutcome),
);

const inView: Record<ReviewView, ReturnType<typeof and>> = {
	held: eq(reviews.status, "held"),
	appeals: isAppealed,
	published: eq(reviews.status, "published"),
	removed: eq(reviews.status, "removed"),
};

/** At most `limit` reviews of a staff list, the latest change first. */
export function readForStaff(
	db: Db,
	view: ReviewView,
	{ after, limit }: { after?: PageEnd | undefined; limit: number },
): Promise<ReviewRow[]> {
	return db
		.select(reviewColumns)
		.from(reviews)
		.leftJoin(reviewReplies, joinsReply)
		.where(and(inView[view], endedAt(reviews.statusChangedAt, after)))
		.orderBy(...latestFirst(reviews.statusChangedAt))
		.limit(limit);
}

/** Held reviews, which wait for a decision of staff. */
export function readHeldReviews(db: Db): Promise<Waiting> {
	return readWaiting(db, sql`select ${reviews.statusChangedAt} as at from ${reviews} where ${inView.held}`);
}

/** Appeals that wait for a decision of staff. */
export function readOpenAppeals(db: Db): Promise<Waiting> {
	return readWaiting(db, sql`select ${reviews.appealedAt} as at from ${reviews} where ${isAppealed}`);
}
