import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatRupees } from "../../../platform/money.ts";
import { paymentMethods } from "../../payment.ts";
import type { PaymentOverview } from "../../payment-overview.contract.ts";
import { methodColors, methodNames } from "./payment-labels.tsx";
import { monthName } from "./month-name.ts";

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
							fill={methodColors[method]}
							maxBarSize={56}
							isAnimationActive={false}
						/>
					))}
				</BarChart>
			</ResponsiveContainer>
		</div>
	);
}
