import { addIndianMonths, indianDay } from "../../platform/dates.ts";
import { type Paise, paise, rupeesFromPaise, sumOf } from "../../platform/money.ts";
import { kindOf, kindsThatFit, type PaymentKind } from "../payment-kind.ts";
import { paymentMethods } from "../payment.ts";
import type { PaymentOverview } from "../payment-overview.contract.ts";
import { listPayments, presentPayments } from "./list-payments.ts";
import { readMonthTotals, sumTotals } from "./payment-totals.repository.ts";
import type { BooksContext } from "./payments.context.ts";
import { findStuckPayments, readStuckPayments } from "./stuck-payments.repository.ts";

const monthsShown = 12;
const recent = 3;
const stuckShown = 5;

type Total = PaymentKind & { amount: Paise };
type Wanted = Partial<PaymentKind>;

/** The figures of payments. All sums come from the daily totals, so their cost does not grow with the payments. */
export async function readOverview(ctx: BooksContext): Promise<PaymentOverview> {
	const { db } = ctx;
	const now = ctx.clock();
	const months = lastMonths(now);
	const received = kindsThatFit({ paymentType: "payment", status: "success" });
	const [byKind, byMonth, latest, waiting, stuckIds] = await Promise.all([
		sumTotals(db, { kinds: kindsThatFit({}) }),
		readMonthTotals(db, { kinds: received, from: months[0] ?? "" }),
		listPayments(ctx, ctx.provider.isTest ? {} : { isTestPayment: false }, recent),
		readStuckPayments(ctx.db, now),
		findStuckPayments(db, now, stuckShown),
	]);
	const counted = <Row extends { kind: number }>(rows: readonly Row[]) =>
		rows
			.map((row) => ({ ...row, ...kindOf(row.kind) }))
			.filter(({ isTestPayment }) => ctx.provider.isTest || !isTestPayment);
	const totals = counted(byKind);
	const monthTotals = counted(byMonth);
	const counts = {
		success: countOf(totals, { paymentType: "payment", status: "success" }),
		failed: countOf(totals, { paymentType: "payment", status: "failed" }),
		pending: countOf(totals, { paymentType: "payment", status: "pending" }),
	};
	return {
		successRate: rateOf(counts.success, counts.success + counts.failed + counts.pending),
		totalAmount: rupeesOf(totals, { paymentType: "payment", status: "success" }),
		refundedAmount: rupeesOf(totals, { paymentType: "refund", status: "success" }),
		pendingAmount: rupeesOf(totals, { paymentType: "payment", status: "pending" }),
		counts,
		totalsByMonth: months.map((month) => monthOf(monthTotals, month)),
		recentPayments: latest.rows,
		pendingTooLong: {
			count: waiting.count,
			oldest: waiting.oldest?.toISOString() ?? null,
			payments: await presentPayments(ctx, stuckIds),
		},
	};
}

/** `part` of `all` in percent with one decimal. */
function rateOf(part: number, all: number): number | null {
	return all === 0 ? null : Math.round((part / all) * 1_000) / 10;
}

const fits = (total: PaymentKind, wanted: Wanted) =>
	(Object.keys(wanted) as (keyof PaymentKind)[]).every((name) => total[name] === wanted[name]);

const countOf = (totals: readonly (PaymentKind & { count: number })[], wanted: Wanted): number =>
	totals.filter((total) => fits(total, wanted)).reduce((sum, { count }) => sum + count, 0);

const rupeesOf = (totals: readonly Total[], wanted: Wanted): number =>
	rupeesFromPaise(sumOf(...totals.filter((total) => fits(total, wanted)).map(({ amount }) => paise(amount))));

/** "2026-11", latest last. */
function lastMonths(now: Date): string[] {
	const before = Array.from({ length: monthsShown }, (_, index) => monthsShown - 1 - index);
	// From the middle of the month, so that a short month is not skipped.
	const middle = new Date(`${indianDay(now).slice(0, 7)}-15T12:00:00+05:30`);
	return before.map((months) => indianDay(addIndianMonths(middle, -months)).slice(0, 7));
}

function monthOf(
	totals: readonly (Total & { month: string })[],
	month: string,
): PaymentOverview["totalsByMonth"][number] {
	const ofMonth = totals.filter((total) => total.month === month);
	const byMethod = Object.fromEntries(
		paymentMethods.map((paymentMethod) => [paymentMethod, rupeesOf(ofMonth, { paymentMethod })]),
	) as PaymentOverview["totalsByMonth"][number]["byMethod"];
	return { month, total: rupeesOf(ofMonth, {}), byMethod };
}
