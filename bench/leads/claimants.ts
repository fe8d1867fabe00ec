import type { Database } from "../../src/platform/server/database/database.ts";
import { named } from "../../src/platform/server/database/named.ts";
import { signIn } from "../sign-in.ts";

/** A possible claim: of which lead, by whom, and which of the professional's rows it changes. */
export type Claim = {
	leadId: string;
	userId: string;
	listingId: string;
	subscriptionId: string;
	customerId: string;
	token: string;
};

/**
 * This many claims of as many leads, by professionals with one listing each, repeated as rarely as possible. They
 * are signed in.
 */
export async function findClaims(database: Database, count: number): Promise<Claim[]> {
	const found = await named<Omit<Claim, "token">>(
		database.db,
		{
			name: "bench_claims",
			text: `with alone as (
				select (array_agg(id))[1] as id from listings group by user_id having count(*) = 1
			), professionals as (
				select l.id, l.user_id, l.service_id, l.choice_id, row_number() over trade - 1 as place, count(*) over (partition by l.service_id, l.choice_id) as count
				from listings l join alone on alone.id = l.id window trade as (partition by l.service_id, l.choice_id order by md5(l.id::text))
			), wanted as (
				select *, row_number() over (partition by service_id, choice_id order by id) as place from leads
				where status = 'open' and claims_taken < reveal_limit and expires_at > now() + interval '1 hour'
			)
			select wanted.id as "leadId", p.user_id as "userId", p.id as "listingId", s.id as "subscriptionId", wanted.customer_id as "customerId"
			from wanted join professionals p on p.service_id = wanted.service_id and p.choice_id is not distinct from wanted.choice_id and p.place = wanted.place % p.count
			join subscriptions s on s.listing_id = p.id and s.status = 'active'
			where not exists (select 1 from lead_claims c where c.lead_id = wanted.id and c.user_id = p.user_id)
			order by md5(wanted.id::text) limit $1`,
		},
		[count],
	);
	if (found.length < count) throw new Error(`${found.length} of ${count} claims were found`);
	const people = [...new Set(found.map(({ userId }) => userId))];
	const tokens = new Map<string, string>();
	// The maximum number of values in a statement.
	for (let from = 0; from < people.length; from += 5_000) {
		const some = people.slice(from, from + 5_000);
		for (const [index, token] of (await signIn(database.db, some)).entries())
			tokens.set(some[index] ?? "", token);
	}
	return found.map((claim) => ({ ...claim, token: tokens.get(claim.userId) ?? "" }));
}
