import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { formatRupees } from "../../../platform/money.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Stats } from "../../../ui/layout/key-values.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { paymentMethods } from "../../payment.ts";
import type { PaymentOverview } from "../../payment-overview.contract.ts";
import type { PaymentRecord } from "../../payments.contract.ts";
import { monthName } from "./month-name.ts";
import { methodNames, PaymentStatusBadge } from "./payment-labels.tsx";
import { Payer, signedAmount } from "./payer.tsx";

const OverviewChart = partOnDemand(() => import("./overview-chart.tsx"));

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid content-start gap-3 *:min-w-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 id={titleId} className="text-lg">
					{title}
				</h2>
				{more}
			</div>
			{children}
		</Card>
	);
}

function PaymentList({ payments }: { payments: readonly PaymentRecord[] }) {
	return (
		<ul className="divide-y divide-line">
			{payments.map((payment) => (
				<li key={payment._id} className="flex items-center justify-between gap-3 py-2.5">
					<span className="min-w-0">
						<TextLink to={`/payments/${payment.merchantTransactionId}`} className="block">
							<Payer user={payment.user} />
						</TextLink>
						<time dateTime={payment.createdAt} className="block text-sm text-ink-faint">
							{formatDateTime(new Date(payment.createdAt))}
						</time>
					</span>
					<span className="grid shrink-0 justify-items-end gap-1 font-strong tabular-nums">
						{signedAmount(payment)}
						<PaymentStatusBadge status={payment.status} />
					</span>
				</li>
			))}
		</ul>
	);
}

/** The chart's figures: months as rows, methods as columns. */
function MonthTable({ totalsByMonth }: Pick<PaymentOverview, "totalsByMonth">) {
	return (
		<div className="overflow-x-auto">
			<table className="w-full text-end tabular-nums max-md:text-sm md:[&_:is(td,th)]:px-2 [&_:is(td,th)]:px-1 [&_:is(td,th)]:py-1.5">
				<caption className="sr-only">{m["payments.overview.by_month"]()}</caption>
				<thead className="text-sm text-ink-soft">
					<tr>
						<th scope="col" className="text-start">
							{m["payments.overview.month"]()}
						</th>
						{paymentMethods.map((method) => (
							<th key={method} scope="col" className="text-end">
								{methodNames[method]()}
							</th>
						))}
						<th scope="col" className="text-end">
							{m["payments.overview.total"]()}
						</th>
					</tr>
				</thead>
				<tbody>
					{totalsByMonth.toReversed().map(({ month, byMethod, total }) => (
						<tr key={month} className="border-t border-line">
							<th scope="row" className="text-start font-regular whitespace-nowrap">
								{monthName(month)}
							</th>
							{paymentMethods.map((method) => (
								<td key={method}>{formatRupees(Math.round(byMethod[method]))}</td>
							))}
							<td className="font-strong">{formatRupees(Math.round(total))}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/**
 * The payments overview: figures, months and methods, the latest payments, and those that are pending for too long.
 */
export function PaymentsOverview({ overview }: { overview: PaymentOverview }) {
	const { successRate, counts, pendingTooLong, recentPayments, totalsByMonth } = overview;
	const all = counts.success + counts.failed + counts.pending;
	const figures = [
		{
			key: m["payments.overview.success_rate"](),
			value: successRate === null ? "–" : `${successRate.toFixed(1)}%`,
			below: m["payments.overview.of_all"]({ success: counts.success, all }),
		},
		{
			key: m["payments.overview.received"](),
			value: formatRupees(Math.round(overview.totalAmount)),
		},
		{
			key: m["payments.overview.refunded"](),
			value: formatRupees(Math.round(overview.refundedAmount)),
		},
		{
			key: m["payments.overview.pending"](),
			value: formatRupees(Math.round(overview.pendingAmount)),
			below: m["payments.overview.pending_failed"]({ pending: counts.pending, failed: counts.failed }),
		},
	];
	return (
		<div className="grid gap-5 *:min-w-0">
			<Stats items={figures} />
			{pendingTooLong.count > 0 && (
				<Section
					title={m["payments.overview.too_long"]({ count: pendingTooLong.count })}
					more={
						<TextLink to="?tab=history&tooLong=true&sort=createdAt:asc">
							{m["payments.overview.see_pending"]()}
						</TextLink>
					}
				>
					<PaymentList payments={pendingTooLong.payments} />
				</Section>
			)}
			<div className="grid gap-5 *:min-w-0 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<Section title={m["payments.overview.by_month"]()}>
					{totalsByMonth.some(({ total }) => total !== 0) && <OverviewChart totalsByMonth={totalsByMonth} />}
					<MonthTable totalsByMonth={totalsByMonth} />
				</Section>
				<Section
					title={m["payments.overview.recent"]()}
					more={<TextLink to="?tab=history">{m["payments.overview.see_all"]()}</TextLink>}
				>
					{recentPayments.length === 0 && (
						<p className="text-ink-soft">{m["payments.overview.no_recent"]()}</p>
					)}
					<PaymentList payments={recentPayments} />
				</Section>
			</div>
		</div>
	);
}
