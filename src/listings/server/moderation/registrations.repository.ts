import { and, eq, sql } from "drizzle-orm";
import {
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named } from "../../../platform/server/database/named.ts";
import type { RegistrationFilter, RegistrationPayment } from "../../registrations.contract.ts";
import { type ListingRecord, listings } from "../listings.tables.ts";

/** A registration that waits for a manager, with ids instead of names. */
export type RegistrationRow = Pick<
	ListingRecord,
	"id" | "firmName" | "onboardedBy" | "serviceId" | "appliedAt" | "updatedAt" | "changeAskedAt"
> & {
	ownerId: string;
	/** The first of its go-to locations. */
	placeId: string | null;
	payment: RegistrationPayment;
};

/** The payment filter of the managers' list; the index listings_waiting_payment uses the same expression. */
export const paymentGroup = `(case payment_status when 'success' then 'paid' when 'not-required' then 'free' else 'unpaid' end)`;

const conditions = conditionsOf<{ ready: true; payment: RegistrationPayment; after: PageEnd }>({
	ready: { text: () => "l.payment_status in ('success', 'not-required')", values: () => [] },
	payment: equal(paymentGroup.replace("payment_status", "l.payment_status"), "text"),
	after: {
		text: (next) => `(l.applied_at, l.id) > (${next()}::timestamptz, ${next()}::uuid)`,
		values: (end) => [end.at, end.id],
	},
});

type Query = { payment?: RegistrationFilter | undefined; after?: PageEnd | undefined };

const conditionsFor = ({ payment, after }: Query) =>
	payment === "ready" ? { ready: true as const, after } : { payment, after };

/** At most `limit` registrations that wait for a manager, oldest first. */
export function readRegistrations(db: Db, query: Query, limit: number): Promise<RegistrationRow[]> {
	const filters = conditionsFor(query);
	const given = conditions.given(filters);
	const next = placeholders();
	const where = ["l.status = 'applied'", ...conditions.texts(given, next)].join(" and ");
	const text = `select l.id, l.firm_name as "firmName", l.user_id as "ownerId", l.onboarded_by as "onboardedBy",
	l.service_id as "serviceId",
	(select location_id from listing_locations where listing_id = l.id order by position limit 1) as "placeId",
	${paymentGroup.replace("payment_status", "l.payment_status")} as payment,
	l.applied_at as "appliedAt", l.updated_at as "updatedAt", l.change_asked_at as "changeAskedAt"
from listings l
where ${where}
order by l.applied_at, l.id
limit ${next()}`;
	const name = ["registrations", ...given].join("_");
	return named<RegistrationRow>(db, { name, text }, [...conditions.values(filters), limit]);
}

/** The number of waiting registrations, counted up to `limit`. */
export async function countRegistrations(
	db: Db,
	query: Pick<Query, "payment">,
	limit: number,
): Promise<number> {
	const filters = conditionsFor(query);
	const given = conditions.given(filters);
	const next = placeholders();
	const where = ["l.status = 'applied'", ...conditions.texts(given, next)].join(" and ");
	const text = `select count(*)::int as count from (select 1 from listings l where ${where} limit ${next()}) counted`;
	const name = ["registrations_count", ...given].join("_");
	const rows = await named<{ count: number }>(db, { name, text }, [...conditions.values(filters), limit]);
	return rows[0]?.count ?? 0;
}

/** Records the change that a manager requested; false if the registration no longer waits. */
export async function writeChangeAsked(
	tx: Db,
	listingId: string,
	{ reason, at }: { reason: string; at: Date },
): Promise<boolean> {
	const updated = await tx
		.update(listings)
		.set({ statusReason: reason, changeAskedAt: at, updatedAt: at })
		.where(and(eq(listings.id, listingId), eq(listings.status, "applied"), sql`address_id is not null`))
		.returning({ id: listings.id });
	return updated.length > 0;
}
