import { readUserByMobile, readUsersByIds } from "../../accounts/server/users.service.ts";
import { instantsOf } from "../../platform/day-range.ts";
import { paise, rupeesFromPaise } from "../../platform/money.ts";
import { paginate } from "../../platform/server/http/cursor.ts";
import type { PaymentHistoryQuery } from "../payment-history.contract.ts";
import { kindsThatFit } from "../payment-kind.ts";
import type { PaymentRecord } from "../payments.contract.ts";
import { askForPage, packPaymentEnd } from "./history-page.ts";
import { pickPayments, readPaymentsByIds } from "./payment-history.repository.ts";
import { type PaymentTotals, sumOfPerson, sumTotals } from "./payment-totals.repository.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { presentRecord } from "./payments.presenter.ts";

/** Rows on a page of a staff table. */
const perPage = 10;
/** So many payments are sorted in memory rather than looked for in the order of an index. */
const fewPayments = 150_000;

export type PaymentPage = { rows: PaymentRecord[]; nextCursor: string | null; totals: PaymentTotals };

/** A page of the payment history, at most `limit` payments and refunds, and the totals of all that fit. */
export async function listPayments(
	ctx: PaymentsContext,
	query: PaymentHistoryQuery & { cursor?: string | undefined },
	limit = perPage,
): Promise<PaymentPage> {
	const { db } = ctx;
	const { mobile, cursor, sort, startDate, endDate, userId: asked, ...parts } = query;
	const kinds = kindsThatFit(parts);
	const range = instantsOf({ startDate, endDate });
	const page = askForPage(kinds, { sort, cursor, ...range });
	const person = mobile === undefined ? undefined : await readUserByMobile(db, mobile);
	if (mobile !== undefined && (person === undefined || (asked !== undefined && asked !== person.id)))
		return { rows: [], nextCursor: null, totals: { count: 0, amount: paise(0) } };
	const userId = person?.id ?? asked;
	const totals =
		userId === undefined
			? await sumTotals(db, { kinds, startDate, endDate })
			: await sumOfPerson(db, { userId, kinds, ...range });
	const isNarrowed = startDate !== undefined || endDate !== undefined;
	const areFew =
		userId !== undefined || (isNarrowed && page.by !== "createdAt" && totals.count <= fewPayments);
	const found = await pickPayments(ctx.db, { ...page, userId, areFew, limit: limit + 1 });
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

/** Payments in the order of these ids. */
export async function presentPayments({ db }: PaymentsContext, ids: string[]): Promise<PaymentRecord[]> {
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

/** The totals of a list for its answer, in rupees. */
export const presentTotals = ({ count, amount }: PaymentTotals) => ({
	totalAmount: rupeesFromPaise(amount),
	totalTransactions: count,
});
