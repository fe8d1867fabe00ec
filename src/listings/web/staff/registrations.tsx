import { useSearchParams } from "react-router";
import { reviewAddress } from "../../listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import type { ListingsApi } from "../../listings.contract.ts";
import {
	type RegistrationFilter,
	registrationFilters,
	type RegistrationPayment,
	type WaitingRegistration,
} from "../../registrations.contract.ts";
import type { Route } from "./+types/registrations.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<ListingsApi>();

export const handle = staffHandle(m["listings.queue.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.queue.title"]());

/** The filter in the address; undefined for all. */
const paymentOf = (params: URLSearchParams): RegistrationFilter | undefined =>
	registrationFilters.find((payment) => payment === params.get("payment"));

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const cursor = searchParams.get("cursor") ?? undefined;
	return call("GET /api/registrations", { query: { payment: paymentOf(searchParams), cursor } });
}

const payments: Record<RegistrationPayment, { name: () => string; tone: BadgeTone }> = {
	paid: { name: m["listings.queue.paid"], tone: "success" },
	unpaid: { name: m["listings.queue.unpaid"], tone: "pending" },
	free: { name: m["listings.queue.free"], tone: "neutral" },
};

const filterNames: Record<RegistrationFilter, () => string> = {
	ready: m["listings.queue.ready"],
	paid: m["listings.queue.paid"],
	unpaid: m["listings.queue.unpaid"],
	free: m["listings.queue.free"],
};

function State({ changeAskedAt, isChangedSince, onboardedBy }: WaitingRegistration) {
	return (
		<span className="grid justify-items-end gap-1 desk:justify-items-start">
			{changeAskedAt === null ? (
				<Badge>{m["listings.queue.new"]()}</Badge>
			) : (
				<Badge tone={isChangedSince ? "info" : "pending"}>
					{isChangedSince
						? m["listings.queue.changed"]()
						: m["listings.queue.asked"]({ date: formatDate(new Date(changeAskedAt)) })}
				</Badge>
			)}
			{onboardedBy !== null && (
				<span className="text-sm text-ink-soft">{m["listings.queue.onboarded"]({ name: onboardedBy })}</span>
			)}
		</span>
	);
}

const columns: Column<WaitingRegistration>[] = [
	{
		id: "professional",
		header: m["listings.queue.professional"],
		cell: ({ row: { original } }) => (
			<>
				{original.title}
				{original.ownerName !== null && original.ownerName !== original.title && (
					<span className="block text-sm font-normal text-ink-soft">{original.ownerName}</span>
				)}
			</>
		),
	},
	{ id: "service", header: m["listings.queue.service"], cell: ({ row }) => row.original.service },
	{
		id: "place",
		header: m["listings.queue.place"],
		cell: ({ row }) => row.original.place || m["listings.queue.no_place"](),
	},
	{
		id: "applied",
		header: m["listings.queue.applied"],
		cell: ({ row }) => formatDateTime(new Date(row.original.appliedAt)),
	},
	{
		id: "payment",
		header: m["listings.queue.payment"],
		cell: ({ row }) => (
			<Badge tone={payments[row.original.payment].tone}>{payments[row.original.payment].name()}</Badge>
		),
	},
	{ id: "state", header: m["listings.queue.state"], cell: ({ row }) => <State {...row.original} /> },
];

/** For managers: the registrations that wait, oldest first. */
export default function Registrations({ loaderData }: Route.ComponentProps) {
	const { registrations, ...end } = loaderData;
	const [params] = useSearchParams();
	const payment = paymentOf(params);
	const tabs = [undefined, ...registrationFilters].map((one) => ({
		label: one === undefined ? m["listings.queue.all"]() : filterNames[one](),
		to: listAddress(params, { payment: one }),
		current: one === payment,
	}));
	return (
		<StaffScreen title={m["listings.queue.title"]()} lead={m["listings.queue.lead"]()}>
			<Tabs label={m["listings.queue.filter"]()} tabs={tabs} />
			<DataTable
				label={m["listings.queue.title"]()}
				columns={columns}
				rows={registrations}
				rowId={({ _id }) => _id}
				rowAddress={({ _id }) => reviewAddress(_id)}
				empty={
					<EmptyState
						text={
							payment === undefined ? m["listings.queue.nothing"]() : m["listings.queue.nothing_filtered"]()
						}
					/>
				}
			/>
			<TableFooter shown={registrations.length} {...end}>
				<CsvButton call="GET /api/registrations/export.csv" query={{ payment }} name="registrations" />
			</TableFooter>
		</StaffScreen>
	);
}
