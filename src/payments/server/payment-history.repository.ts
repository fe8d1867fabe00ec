import { inArray } from "drizzle-orm";
import { placeholders } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named } from "../../platform/server/database/named.ts";
import type { SortDirection } from "../payment-history.contract.ts";
import { paymentColumns, type PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";

/** What selects a page. An index contains each of these, so that a page is selected without reading the rows. */
const keys = {
	createdAt: { column: "created_at", type: "timestamptz" },
	paymentDate: { column: "coalesce(payment_date, created_at)", type: "timestamptz" },
	amount: { column: "amount", type: "bigint" },
	user: { column: "user_id", type: "uuid" },
} as const;
export type KeyColumn = keyof typeof keys;

/** One kind of payment in a list: its number, and the payment after which its part of the page begins. */
export type KindOfPage = { kind: number; rank: number; key: string | number; id: string };

export type PageAsked = {
	kinds: readonly KindOfPage[];
	by: KeyColumn;
	direction: SortDirection;
	userId?: string | undefined;
	/** Only payments among these. */
	ids?: readonly string[] | undefined;
	/** ISO 8601; `from` is included, `to` is not. */
	from?: string | undefined;
	until?: string | undefined;
	/** Whether fewer payments match than a scan in index order would read. */
	areFew: boolean;
	limit: number;
};

/** A payment of a page, with its sort key. */
export type PickedPayment = { id: string; kind: number; key: Date | string | number | bigint };

/**
 * Selects a page: ids in order. Many payments are read in index order, kind by kind, at most a page of each. Few
 * payments are read by person or days and then sorted.
 */
export function pickPayments(
	db: Db,
	{ kinds, by, direction, userId, ids, from, until, areFew, limit }: PageAsked,
): Promise<PickedPayment[]> {
	const { column, type } = keys[by];
	const next = placeholders(5);
	const given: unknown[] = [];
	const narrowed = (condition: string, value: string | undefined, kind: string) => {
		if (value === undefined) return [];
		given.push(value);
		return [`${condition} ${next()}::${kind}`];
	};
	const among = () => {
		if (ids === undefined) return [];
		given.push(ids);
		return [`p.id = any(${next()}::uuid[])`];
	};
	const conditions = [
		"p.kind = k.kind",
		`(${column}, p.id) ${direction === "asc" ? ">" : "<"} (k.key, k.id)`,
		...narrowed("user_id =", userId, "uuid"),
		...narrowed("created_at >=", from, "timestamptz"),
		...narrowed("created_at <", until, "timestamptz"),
		...among(),
	];
	const picked = `select p.id, p.kind, ${column} as key from payments p where ${conditions.join(" and ")}`;
	const inOrder = `order by key ${direction}, id ${direction} limit $5`;
	const text = `select p.id, p.kind, p.key
from unnest($1::int[], $2::int[], $3::${type}[], $4::uuid[]) as k(kind, rank, key, id)
cross join lateral (${areFew ? `${picked} offset 0` : `${picked} ${inOrder}`}) p
order by k.rank, p.key ${direction}, p.id ${direction}
limit $5`;
	const name = [
		"payments",
		by,
		direction,
		userId && "user",
		from && "from",
		until && "until",
		ids && "among",
		areFew && "few",
	];
	return named(db, { name: name.filter(Boolean).join("_"), text }, [
		kinds.map(({ kind }) => kind),
		kinds.map(({ rank }) => rank),
		kinds.map(({ key }) => key),
		kinds.map(({ id }) => id),
		limit,
		...given,
	]);
}

/** The payments with these ids, in any order. */
export function readPaymentsByIds(db: Db, ids: readonly string[]): Promise<PaymentRow[]> {
	return db
		.select(paymentColumns)
		.from(payments)
		.where(inArray(payments.id, [...ids]));
}
