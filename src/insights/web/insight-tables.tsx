import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { type Column, DataTable } from "../../ui/table/data-table.tsx";
import type { Insights } from "../insights.contract.ts";
import { signedRupees } from "./figure-words.ts";

type Facts = Omit<Insights["services"][number], "service">;
type NamedRow = Facts & { id: string; name: string };
type SearchRow = Insights["emptySearches"][number];

function Part({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId} className="grid content-start gap-3 *:min-w-0">
			<h2 id={titleId} className="text-lg">
				{title}
			</h2>
			{children}
		</section>
	);
}

const factColumns: Column<NamedRow>[] = [
	{ id: "made", header: m["insights.leads_made"], cell: ({ row }) => row.original.leadsMade },
	{ id: "claimed", header: m["insights.leads_claimed"], cell: ({ row }) => row.original.leadsClaimed },
	{ id: "booked", header: m["insights.leads_booked"], cell: ({ row }) => row.original.leadsBooked },
	{
		id: "registrations",
		header: m["insights.registrations"],
		cell: ({ row }) => row.original.registrations,
	},
	{
		id: "revenue",
		header: m["insights.revenue"],
		cell: ({ row }) => signedRupees(Math.round(row.original.revenue)),
	},
];
const columnsOf = (header: () => string): Column<NamedRow>[] => [
	{ id: "name", header, cell: ({ row }) => row.original.name },
	...factColumns.map((column) => ({ ...column, meta: { align: "end" as const } })),
];
const serviceColumns = columnsOf(m["words.service"]);
const placeColumns = columnsOf(m["insights.place"]);

const searchColumns: Column<SearchRow>[] = [
	{
		id: "query",
		header: m["insights.query"],
		cell: ({ row }) => <span className="[overflow-wrap:anywhere]">{row.original.query}</span>,
	},
	{
		id: "count",
		header: m["insights.searches"],
		meta: { align: "end" },
		cell: ({ row }) => row.original.count,
	},
];

const namedRow = ({
	named,
	...facts
}: Facts & { named: { _id: string; name: string } | null }): NamedRow => ({
	...facts,
	id: named?._id ?? "",
	name: named?.name ?? m["insights.unknown"](),
});

const nothing = () => <EmptyState text={m["insights.nothing_here"]()} />;

/** The services with the most requests. */
export function ServiceTable({ services }: Pick<Insights, "services">) {
	return (
		<Part title={m["insights.by_service"]()}>
			<DataTable
				label={m["insights.by_service"]()}
				columns={serviceColumns}
				rows={services.map(({ service, ...facts }) => namedRow({ ...facts, named: service }))}
				rowId={({ id }) => id}
				empty={nothing()}
			/>
		</Part>
	);
}

/** The towns and regions with the most requests. */
export function PlaceTable({ places }: Pick<Insights, "places">) {
	return (
		<Part title={m["insights.by_place"]()}>
			<DataTable
				label={m["insights.by_place"]()}
				columns={placeColumns}
				rows={places.map(({ place, ...facts }) => namedRow({ ...facts, named: place }))}
				rowId={({ id }) => id}
				empty={nothing()}
			/>
		</Part>
	);
}

/** The most frequent searches without a result. */
export function EmptySearches({ searches }: { searches: SearchRow[] }) {
	return (
		<Part title={m["insights.empty_searches"]()}>
			<DataTable
				label={m["insights.empty_searches"]()}
				columns={searchColumns}
				rows={searches}
				rowId={({ query }) => query}
				empty={<EmptyState text={m["insights.no_empty_searches"]()} />}
			/>
		</Part>
	);
}
