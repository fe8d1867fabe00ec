import type { PaymentStatus } from "../../payments/payment.ts";
import { type Paise, paise } from "../../platform/money.ts";
import {
	before,
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
	since,
} from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named } from "../../platform/server/database/named.ts";

export type ListedReferral = {
	id: string;
	referrerId: string;
	listingId: string;
	paymentStatus: PaymentStatus;
	reward: Paise;
	createdAt: Date;
};

/** The referrals to read; an omitted filter does not narrow the list. */
export type ReferralFilter = {
	referrerId?: string | undefined;
	paymentStatus?: PaymentStatus | undefined;
	/** ISO 8601, inclusive. */
	from?: string | undefined;
	/** ISO 8601, exclusive. */
	until?: string | undefined;
};

const conditions = conditionsOf<Required<ReferralFilter> & { after: PageEnd }>({
	referrerId: equal("referrer_id", "uuid"),
	paymentStatus: equal("payment_status", "text"),
	from: since("created_at"),
	until: before("created_at"),
	after: behind("created_at", "id"),
});

function whereOf(filter: ReferralFilter & { after?: PageEnd | undefined }) {
	const given = conditions.given(filter);
	const next = placeholders();
	const text = ["true", ...conditions.texts(given, next)].join(" and ");
	return { name: given.join("_"), text, next, values: conditions.values(filter) };
}

/** At most `limit` referrals, latest first. */
export async function readReferralList(
	db: Db,
	filter: ReferralFilter & { after?: PageEnd | undefined },
	limit: number,
): Promise<ListedReferral[]> {
	const { name, text, next, values } = whereOf(filter);
	const query = `select id, referrer_id as "referrerId", listing_id as "listingId", payment_status as "paymentStatus",
	reward, created_at as "createdAt"
from referrals
where ${text}
order by created_at desc, id desc
limit ${next()}`;
	const rows = await named<Omit<ListedReferral, "reward"> & { reward: string | number }>(
		db,
		{ name: `referrals_${name}`, text: query },
		[...values, limit],
	);
	return rows.map((row) => ({ ...row, reward: paise(Number(row.reward)) }));
}

/** The number of matching referrals and the sum of their rewards, in paise. */
export async function sumReferrals(
	db: Db,
	filter: ReferralFilter,
): Promise<{ count: number; reward: Paise }> {
	const { name, text, values } = whereOf(filter);
	const query = `select count(*)::int as count, coalesce(sum(reward), 0)::bigint as reward from referrals where ${text}`;
	const [summed] = await named<{ count: number; reward: string | number }>(
		db,
		{ name: `referrals_sum_${name}`, text: query },
		values,
	);
	return { count: summed?.count ?? 0, reward: paise(Number(summed?.reward ?? 0)) };
}
