import { Link, useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf, type InputOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { Column } from "../../../ui/table/data-table.tsx";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { CatalogueStaffApi, ServiceRow, ServiceState } from "../../catalogue-staff.contract.ts";
import { creatorName, stateNames, stateOf } from "../../staff-words.ts";
import type { Route } from "./+types/services.ts";
import { AddButton } from "./add-button.tsx";
import { type OrderedRow, OrderedTable } from "./ordered-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { StateBadge } from "./state-badge.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<CatalogueStaffApi>();
const ServiceDialog = dialogOnDemand(() => import("./service-dialog.tsx"));

export const handle = staffHandle(m["catalogue.staff.services_title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["catalogue.staff.services_title"]());

/** The filters in the URL; an unknown state is ignored. */
function filtersOf(params: URLSearchParams) {
	const given = (name: string) => params.get(name) || undefined;
	const state = (Object.keys(stateNames) as ServiceState[]).find((one) => one === given("state"));
	return { name: given("name"), sectorId: given("sectorId"), state };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const cursor = searchParams.get("cursor") ?? undefined;
	return call("GET /api/catalogue/services", { query: { ...filtersOf(searchParams), cursor } });
}

const changeService = (id: string, body: InputOf<CatalogueStaffApi, "PUT /api/service/:id">["body"]) =>
	call("PUT /api/service/:id", { params: { id }, body });

type Sectors = readonly { _id: string; sector: string }[];

/** A service with the sectors to choose from. */
type Row = OrderedRow<ServiceRow & { sectors: Sectors }>;

function ServiceActions({ service }: { service: Row }) {
	const { _id: id, type: name, active, position, sectorServiceCount: count, sectors, move } = service;
	return (
		<RowActions
			row={{ id, name, active, position, count }}
			onMove={move}
			change={(body) => changeService(id, body)}
			renderDialog={(onClose) => (
				<ServiceDialog service={service} sectors={sectors} sectorId={service.sector._id} onClose={onClose} />
			)}
		/>
	);
}

const readColumns: Column<Row>[] = [
	{ id: "position", header: m["catalogue.staff.number"], cell: ({ row }) => row.original.position },
	{
		id: "type",
		header: m["words.service"],
		cell: ({ row: { original } }) => (
			<Link to={`/services/${original._id}`} className="font-strong [overflow-wrap:anywhere]">
				{original.type}
			</Link>
		),
	},
	{
		id: "sector",
		header: m["words.sector"],
		cell: ({ row }) => <span className="[overflow-wrap:anywhere]">{row.original.sector.sector}</span>,
	},
	{
		id: "choices",
		header: m["catalogue.staff.choices"],
		meta: { align: "end" },
		cell: ({ row }) => row.original.choiceCount,
	},
	{
		id: "payment",
		header: m["catalogue.staff.payment"],
		cell: ({ row }) => (
			<span className="whitespace-nowrap">
				{row.original.paymentRequired
					? m["catalogue.staff.payment_required"]()
					: m["catalogue.staff.payment_free"]()}
			</span>
		),
	},
	{
		id: "active",
		header: m["catalogue.staff.active"],
		cell: ({ row: { original } }) => <StateBadge state={stateOf(original)} />,
	},
	{
		id: "createdBy",
		header: m["catalogue.staff.created_by"],
		cell: ({ row }) => creatorName(row.original.createdBy),
	},
];
const columns: Column<Row>[] = [
	...readColumns,
	{
		id: "actions",
		header: m["catalogue.staff.actions"],
		meta: { align: "end" },
		cell: ({ row }) => <ServiceActions service={row.original} />,
	},
];

function ServiceFilters({ sectors }: { sectors: Sectors }) {
	const [params] = useSearchParams();
	return (
		<FilterForm className="grid gap-3 md:grid-cols-3">
			<TextField
				name="name"
				label={m["catalogue.staff.search_name"]()}
				maxLength={80}
				defaultValue={params.get("name") ?? ""}
				data-search
			/>
			<SelectField
				name="sectorId"
				label={m["words.sector"]()}
				placeholder={m["catalogue.staff.any"]()}
				options={sectors.map(({ _id, sector }) => ({ value: _id, label: sector }))}
				defaultValue={params.get("sectorId") ?? ""}
			/>
			<SelectField
				name="state"
				label={m["words.status"]()}
				placeholder={m["catalogue.staff.any"]()}
				options={Object.entries(stateNames).map(([value, name]) => ({ value, label: name() }))}
				defaultValue={params.get("state") ?? ""}
			/>
		</FilterForm>
	);
}

/** All services: staff read them, managers add, change, enable, disable and move them. */
export default function Services({ loaderData }: Route.ComponentProps) {
	const { services, sectors, abilities, ...end } = loaderData;
	const [params] = useSearchParams();
	const alert = useAlert();
	const isOfSameSector = (service: ServiceRow, target: ServiceRow) => {
		const isSame = service.sector._id === target.sector._id;
		if (!isSame) alert("neutral", m["catalogue.staff.other_sector"]());
		return isSame;
	};
	const addDialog = (onClose: () => void) => (
		<ServiceDialog
			service={null}
			sectors={sectors}
			sectorId={params.get("sectorId") ?? sectors[0]?._id ?? ""}
			onClose={onClose}
		/>
	);
	return (
		<StaffScreen
			title={m["catalogue.staff.services_title"]()}
			lead={m["catalogue.staff.services_lead"]()}
			actions={
				<>
					<ButtonLink to="/translations">{m["catalogue.translations.title"]()}</ButtonLink>
					{abilities.change && (
						<AddButton label={m["catalogue.staff.add_service"]()} renderDialog={addDialog} />
					)}
				</>
			}
		>
			<ServiceFilters sectors={sectors} />
			<OrderedTable
				label={m["catalogue.staff.services_title"]()}
				columns={abilities.change ? columns : readColumns}
				rows={services.map((service) => ({ ...service, sectors }))}
				nameOf={({ type }) => type}
				send={(id, position, from) => changeService(id, { position, basedOn: { position: from } })}
				mayDrop={isOfSameSector}
				empty={
					<EmptyState
						text={m["catalogue.staff.no_services"]()}
						action={<ButtonLink to="/services">{m["catalogue.staff.all_services"]()}</ButtonLink>}
					/>
				}
			/>
			<TableFooter shown={services.length} {...end}>
				<CsvButton call="GET /api/catalogue/services/export.csv" query={filtersOf(params)} name="services" />
			</TableFooter>
		</StaffScreen>
	);
}
