import { listingIdsOf } from "../../../listings/server/listings.sql.ts";
import { placeholders } from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named } from "../../../platform/server/database/named.ts";
import { isNotBlocked, type LeadRow, selectForViewer } from "../lead-row.repository.ts";
import { conditions, keptStatement, type LeadConditions } from "./lead-list.repository.ts";
import { newestFirst } from "./lead-page.repository.ts";

/** What a professional's listings offer, and where: a service, its choice if it has one, and a place. */
export type Offer = { serviceId: string; choiceId: string | null; placeId: string };
/** The same for listings that serve the whole country. */
export type OfferEverywhere = Omit<Offer, "placeId">;

/** Of the leads `l`, one page for each offer `one`, read from an index. */
const pageOfEach = (offers: string, match: string, where: string, limit: string) => `(
	select l.id, l.created_at from ${offers} cross join lateral (
		select l.id, l.created_at from leads l
		where l.service_id = one.service_id and ${match} and (l.choice_id is null or l.choice_id = one.choice_id)
			${where}
		${newestFirst} limit ${limit}
	) l)`;

/**
 * The leads that are for the viewer: not their own or a blocked person's, not claimed by them, with a free place, and not
 * another professional's alone.
 */
const forViewer = (
	now: string,
) => `and ${isNotBlocked} and l.customer_id <> $1::uuid and l.claims_taken < l.reveal_limit
			and not exists (select from lead_claims c where c.lead_id = l.id and c.user_id = $1::uuid)
			and (l.exclusive_until is null or l.exclusive_until <= ${now}::timestamptz
				or l.origin_listing_id = any(array(${listingIdsOf("$1::uuid")})))`;

/**
 * Leads of these services at these places that the viewer could claim, newest first. All other conditions narrow the
 * list. Two offers can match one lead, which is in the list once.
 */
export function readLeadsForMe(
	db: Db,
	{ viewerId, offers, everywhere, now }: ForMe,
	asked: LeadConditions,
	limit: number,
): Promise<LeadRow[]> {
	const names = conditions.given(asked);
	const statement = keptStatement(["for-me", ...names].join("_"), () => {
		const next = placeholders(1);
		const local = `unnest(${next()}::uuid[], ${next()}::uuid[], ${next()}::uuid[]) one(service_id, choice_id, place_id)`;
		const wide = `unnest(${next()}::uuid[], ${next()}::uuid[]) one(service_id, choice_id)`;
		const at = next();
		const where = [forViewer(at), ...conditions.texts(names, next).map((text) => `and ${text}`)].join(
			"\n\t\t\t",
		);
		const most = next();
		return `${selectForViewer}
join (
	select distinct id, created_at from (
		${pageOfEach(local, "l.location_id = one.place_id", where, most)}
		union all
		${pageOfEach(wide, "true", where, most)}
	) found order by created_at desc, id desc limit ${most}
) page on page.id = l.id
${newestFirst}`;
	});
	return named<LeadRow>(db, statement, [
		viewerId,
		offers.map(({ serviceId }) => serviceId),
		offers.map(({ choiceId }) => choiceId),
		offers.map(({ placeId }) => placeId),
		everywhere.map(({ serviceId }) => serviceId),
		everywhere.map(({ choiceId }) => choiceId),
		now.toISOString(),
		...conditions.values(asked),
		limit,
	]);
}

export type ForMe = {
	viewerId: string;
	offers: readonly Offer[];
	everywhere: readonly OfferEverywhere[];
	now: Date;
};
