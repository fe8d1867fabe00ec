import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatRupees } from "../../../platform/money.ts";
import { type PaymentMethod, paymentMethods } from "../../payment.ts";
import type { PaymentOverview } from "../../payment-overview.contract.ts";
import { methodNames } from "./payment-labels.tsx";
import { monthName } from "./month-name.ts";

const colors: Record<PaymentMethod, string> = {
	"phonepe-gateway": "var(--color-act)",
	"manual-upi": "var(--color-now)",
	cash: "var(--color-ink-faint)",
};

/**
 * Received amounts by month, stacked by method. The table next to it shows the same figures for people who cannot see
 * the chart.
 */
export default function OverviewChart({ totalsByMonth }: Pick<PaymentOverview, "totalsByMonth">) {
	const rows = totalsByMonth.map(({ month, byMethod }) => ({ month: monthName(month), ...byMethod }));
	return (
		<div aria-hidden className="h-72">
			<ResponsiveContainer width="100%" height="100%">
				<BarChart data={rows} accessibilityLayer={false}>
					<CartesianGrid vertical={false} stroke="var(--color-line)" />
					<XAxis dataKey="month" tickLine={false} axisLine={false} />
					<YAxis
						width={84}
						tickLine={false}
						axisLine={false}
						tickFormatter={(rupees: number) => formatRupees(rupees)}
					/>
					<Tooltip
						formatter={(rupees) => formatRupees(Number(rupees))}
						cursor={{ fill: "var(--color-line)" }}
					/>
					<Legend itemSorter={null} />
					{paymentMethods.map((method) => (
						<Bar
							key={method}
							dataKey={method}
							name={methodNames[method]()}
							stackId="received"
							fill={colors[method]}
							maxBarSize={56}
							isAnimationActive={false}
						/>
					))}
				</BarChart>
			</ResponsiveContainer>
		</div>
	);
}
