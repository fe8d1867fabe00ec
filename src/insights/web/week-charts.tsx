import { type ReactNode, useId } from "react";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { m } from "../../paraglide/messages.js";
import { formatDate } from "../../platform/dates.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Insights } from "../insights.contract.ts";
import { signedRupees } from "./figure-words.ts";

type Week = Insights["weeks"][number];
type Series = { key: Exclude<keyof Week, "week">; name: string; color: string };

/** "16 Nov", the week's Monday. */
const weekName = (week: string) => formatDate(new Date(`${week}T12:00:00+05:30`)).replace(/ \d+$/, "");

type ChartProps = {
	title: string;
	weeks: readonly Week[];
	series: readonly Series[];
	format?: (value: number) => string;
	width?: number;
};

/** The chart's figures for screen readers: the weeks, latest first. */
function WeekTable({ title, weeks, series, format = String }: ChartProps) {
	return (
		<table className="sr-only">
			<caption>{title}</caption>
			<thead>
				<tr>
					<th scope="col">{m["insights.week"]()}</th>
					{series.map(({ key, name }) => (
						<th key={key} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.toReversed().map((one) => (
					<tr key={one.week}>
						<th scope="row">{weekName(one.week)}</th>
						{series.map(({ key }) => (
							<td key={key}>{format(one[key])}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function WeekChart(props: ChartProps) {
	const { weeks, series, format = String, width = 40 } = props;
	const rows = weeks.map((one) => ({ ...one, week: weekName(one.week) }));
	return (
		<>
			<div aria-hidden className="h-64">
				<ResponsiveContainer width="100%" height="100%">
					<BarChart data={rows} accessibilityLayer={false}>
						<CartesianGrid vertical={false} stroke="var(--color-line)" />
						<XAxis dataKey="week" tickLine={false} axisLine={false} />
						<YAxis
							width={width}
							tickLine={false}
							axisLine={false}
							allowDecimals={false}
							tickFormatter={(value: number) => format(value)}
						/>
						<Tooltip
							formatter={(value) => format(Number(value))}
							cursor={{ fill: "var(--color-line)" }}
							contentStyle={{ background: "var(--color-surface)", borderColor: "var(--color-line)" }}
						/>
						{series.length > 1 && <Legend itemSorter={null} />}
						{series.map(({ key, name, color }) => (
							<Bar
								key={key}
								dataKey={key}
								name={name}
								fill={color}
								maxBarSize={40}
								isAnimationActive={false}
							/>
						))}
					</BarChart>
				</ResponsiveContainer>
			</div>
			<WeekTable {...props} />
		</>
	);
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="relative grid content-start gap-3 *:min-w-0">
			<h2 id={titleId} className="text-lg">
				{title}
			</h2>
			{children}
		</Card>
	);
}

const inRupees = (value: number) => signedRupees(Math.round(value));

/** Requests and revenue of the last weeks, whatever the period. */
export default function WeekCharts({ weeks }: Pick<Insights, "weeks">) {
	const leads: Series[] = [
		{ key: "leadsMade", name: m["insights.leads_made"](), color: "var(--color-act)" },
		{ key: "leadsClaimed", name: m["insights.leads_claimed"](), color: "var(--color-now)" },
		{ key: "leadsBooked", name: m["insights.leads_booked"](), color: "var(--color-ink-faint)" },
	];
	const revenue: Series[] = [{ key: "revenue", name: m["insights.revenue"](), color: "var(--color-act)" }];
	const leadsTitle = m["insights.leads_by_week"]();
	const revenueTitle = m["insights.revenue_by_week"]();
	return (
		<div className="grid gap-5 *:min-w-0 wide:grid-cols-2">
			<Framed title={leadsTitle}>
				<WeekChart title={leadsTitle} weeks={weeks} series={leads} />
			</Framed>
			<Framed title={revenueTitle}>
				<WeekChart title={revenueTitle} weeks={weeks} series={revenue} format={inRupees} width={80} />
			</Framed>
		</div>
	);
}
