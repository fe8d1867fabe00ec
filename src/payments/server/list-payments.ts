import { findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { instantsOf } from "../../platform/day-range.ts";
import { less, type Paise, paise, rupeesFromPaise, sumOf } from "../../platform/money.ts";
import { countedAtMost } from "../../platform/server/database/list-total.ts";
import { paginate } from "../../platform/server/http/cursor.ts";
import type { PaymentHistoryQuery } from "../payment-history.contract.ts";
import { kindOf, kindsThatFit } from "../payment-kind.ts";
import type { PaymentType } from "../payment.ts";
import type { PaymentRecord } from "../payments.contract.ts";
import { askForPage, packPaymentEnd } from "./history-page.ts";
import { pickPayments, readPaymentsByIds } from "./payment-history.repository.ts";
import { type KindTotals, sumFew, sumTotals } from "./payment-totals.repository.ts";
import type { BooksContext } from "./payments.context.ts";
import { findStuckPayments } from "./stuck-payments.repository.ts";
import { presentRecord } from "./payments.presenter.ts";

/** Rows on a page of a staff table. */
const perPage = 10;
/** Up to this many payments are sorted in memory. More are read in index order. */
const fewPayments = 150_000;

/** The number of matching payments, and the money received. */
type PaymentTotals = { count: number; received: Paise };

export type PaymentPage = { rows: PaymentRecord[]; nextCursor: string | null; totals: PaymentTotals };

/** A page of the payment history, at most `limit` payments and refunds, and the totals of all matches. */
export async function listPayments(
	ctx: BooksContext,
	query: PaymentHistoryQuery & { cursor?: string | undefined },
	limit = perPage,
): Promise<PaymentPage> {
	const { db } = ctx;
	const { mobile, cursor, sort, startDate, endDate, tooLong, userId: requestedId, ...parts } = query;
	const kinds = kindsThatFit(parts);
	const range = instantsOf({ startDate, endDate });
	const page = askForPage(kinds, { sort, cursor, ...range });
	const person = mobile === undefined ? undefined : await findUserByMobile(db, mobile);
	if (
		mobile !== undefined &&
		(person === undefined || (requestedId !== undefined && requestedId !== person.id))
	)
		return { rows: [], nextCursor: null, totals: { count: 0, received: paise(0) } };
	const userId = person?.id ?? requestedId;
	const ids = tooLong && (await findStuckPayments(db, ctx.clock(), countedAtMost));
	const isShort = userId !== undefined || ids !== undefined;
	const byKind = isShort
		? await sumFew(db, { userId, ids, kinds, ...range })
		: await sumTotals(db, { kinds, startDate, endDate });
	const totals = totalsOf(ctx, byKind);
	const isNarrowed = startDate !== undefined || endDate !== undefined;
	const areFew = isShort || (isNarrowed && page.by !== "createdAt" && totals.count <= fewPayments);
	const found = await pickPayments(ctx.db, { ...page, userId, ids, areFew, limit: limit + 1 });
	const { rows, nextCursor } = paginate(found, limit, (last) => packPaymentEnd(page.by, last));
	return {
		rows: await presentPayments(
			ctx,
			rows.map(({ id }) => id),
		),
		nextCursor,
		totals,
	};
}

/** Successful payments minus successful refunds. Test payments count only if the provider moves no money at all. */
function totalsOf({ provider }: BooksContext, byKind: readonly KindTotals[]): PaymentTotals {
	const moved = byKind
		.map((row) => ({ ...row, ...kindOf(row.kind) }))
		.filter(({ status, isTestPayment }) => status === "success" && (provider.isTest || !isTestPayment));
	const amountOf = (type: PaymentType) =>
		sumOf(...moved.filter(({ paymentType }) => paymentType === type).map(({ amount }) => amount));
	return {
		count: byKind.reduce((sum, { count }) => sum + count, 0),
		received: less(amountOf("payment"), amountOf("refund")),
	};
}

/** Payments in the order of these ids. */
export async function presentPayments(
	{ db }: Pick<BooksContext, "db">,
	ids: string[],
): Promise<PaymentRecord[]> {
	if (ids.length === 0) return [];
	const byId = new Map((await readPaymentsByIds(db, ids)).map((row) => [row.id, row]));
	const people = await readUsersByIds(
		db,
		[...byId.values()].map(({ userId }) => userId),
	);
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row === undefined ? [] : [presentRecord(row, people.get(row.userId))];
	});
}

/** The totals of a list in the response, in rupees. */
export const presentTotals = ({ count, received }: PaymentTotals) => ({
	totalAmount: rupeesFromPaise(received),
	totalTransactions: count,
});
