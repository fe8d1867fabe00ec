import { useState } from "react";
import { Form, Link, useRevalidator, useSearchParams, useSubmit } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { StaffScreen } from "../../../ui/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { ReorderArea } from "../../../ui/table/reorder-area.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CatalogueStaffApi, ServiceRow, ServiceState } from "../../catalogue-staff.contract.ts";
import type { Route } from "./+types/services.ts";
import { RowActions } from "./row-actions.tsx";
import { creatorName, StateBadge } from "./shared-cells.tsx";
import { useMove } from "./use-move.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<CatalogueStaffApi>();
const ServiceDialog = dialogOnDemand(() => import("./service-dialog.tsx"));

/** The contract's words; its schemas stay out of the browser. */
const stateNames: Record<ServiceState, () => string> = {
	active: m["catalogue.staff.state_active"],
	inactive: m["catalogue.staff.state_inactive"],
	"coming-soon": m["catalogue.staff.state_coming_soon"],
};

export const handle = staffHandle(m["catalogue.staff.services_title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["catalogue.staff.services_title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const given = (name: string) => searchParams.get(name) || undefined;
	const state = (Object.keys(stateNames) as ServiceState[]).find((one) => one === given("state"));
	return call("GET /api/catalogue/services", {
		query: { name: given("name"), sectorId: given("sectorId"), state, cursor: given("cursor") },
	});
}

const changeService = (id: string, body: { active?: boolean; position?: number; confirm?: boolean }) =>
	call("PUT /api/service/:id", { params: { id }, body });

type Sectors = readonly { _id: string; sector: string }[];

/** A service with what its actions need: the sectors to choose from, and moving it. */
type Row = ServiceRow & { sectors: Sectors; move: (position: number) => void };

function ServiceActions({ service }: { service: Row }) {
	const { revalidate } = useRevalidator();
	const { _id: id, type: name, active, position, sectorServiceCount: count, sectors, move } = service;
	const [isEditing, setEditing] = useState(false);
	return (
		<>
			<RowActions
				row={{ id, name, active, position, count }}
				onMove={move}
				onSwitch={async (isActive, confirm) => {
					await changeService(id, { active: isActive, confirm });
					await revalidate();
				}}
				onEdit={() => setEditing(true)}
			/>
			{isEditing && (
				<ServiceDialog
					service={service}
					sectors={sectors}
					sectorId={service.sector._id}
					onSaved={() => void revalidate()}
					onClose={() => setEditing(false)}
				/>
			)}
		</>
	);
}

const readColumns: Column<Row>[] = [
	{ id: "position", header: m["catalogue.staff.number"](), cell: ({ row }) => row.original.position },
	{
		id: "type",
		header: m["words.service"](),
		cell: ({ row: { original } }) => (
			<Link to={`/services/${original._id}`} className="font-strong">
				{original.type}
			</Link>
		),
	},
	{ id: "sector", header: m["words.sector"](), cell: ({ row }) => row.original.sector.sector },
	{
		id: "choices",
		header: m["catalogue.staff.choices"](),
		meta: { align: "end" },
		cell: ({ row }) => row.original.choiceCount,
	},
	{
		id: "payment",
		header: m["catalogue.staff.payment"](),
		cell: ({ row }) =>
			row.original.paymentRequired
				? m["catalogue.staff.payment_required"]()
				: m["catalogue.staff.payment_free"](),
	},
	{
		id: "active",
		header: m["catalogue.staff.active"](),
		cell: ({ row: { original } }) => (
			<StateBadge isShown={original.active && original.sector.active} comingSoon={original.comingSoon} />
		),
	},
	{
		id: "createdBy",
		header: m["catalogue.staff.created_by"](),
		cell: ({ row }) => creatorName(row.original.createdBy),
	},
];
const columns: Column<Row>[] = [
	...readColumns,
	{
		id: "actions",
		header: m["catalogue.staff.actions"](),
		meta: { align: "end" },
		cell: ({ row }) => <ServiceActions service={row.original} />,
	},
];

function AddService({ sectors }: { sectors: Sectors }) {
	const { revalidate } = useRevalidator();
	const [params] = useSearchParams();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="act" icon="plus" onClick={() => setOpen(true)}>
				{m["catalogue.staff.add_service"]()}
			</Button>
			{isOpen && (
				<ServiceDialog
					service={null}
					sectors={sectors}
					sectorId={params.get("sectorId") ?? sectors[0]?._id ?? ""}
					onSaved={() => void revalidate()}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}

/** The filters live in the address; a chosen one searches by itself, the name with Enter. */
function ServiceFilters({ sectors }: { sectors: Sectors }) {
	const [params] = useSearchParams();
	const submit = useSubmit();
	return (
		<Form
			key={params.toString()}
			className="grid gap-3 md:grid-cols-3"
			onChange={(event) => {
				if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { replace: true });
			}}
		>
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
			<button type="submit" className="sr-only">
				{m["back-office.filter.apply"]()}
			</button>
		</Form>
	);
}

/** All services: staff read them, managers add, change, switch and move them. */
export default function Services({ loaderData }: Route.ComponentProps) {
	const { services, sectors, abilities, ...end } = loaderData;
	const alert = useAlert();
	const { move, said } = useMove((id, position) => changeService(id, { position }));
	const moveTo = ({ _id, type, position }: ServiceRow, to: number) =>
		void move({ id: _id, name: type, position }, to);
	const rows = services.map((service): Row => ({
		...service,
		sectors,
		move: (position) => moveTo(service, position),
	}));
	const drop = (id: string, targetId: string) => {
		const dragged = services.find(({ _id }) => _id === id);
		const target = services.find(({ _id }) => _id === targetId);
		if (dragged === undefined || target === undefined) return;
		if (dragged.sector._id === target.sector._id) moveTo(dragged, target.position);
		else alert("neutral", m["catalogue.staff.other_sector"]());
	};
	return (
		<StaffScreen
			title={m["catalogue.staff.services_title"]()}
			lead={m["catalogue.staff.services_lead"]()}
			actions={abilities.change && <AddService sectors={sectors} />}
		>
			<ServiceFilters sectors={sectors} />
			<ReorderArea rowIds={services.map(({ _id }) => _id)} onMove={drop}>
				<DataTable
					label={m["catalogue.staff.services_title"]()}
					columns={abilities.change ? columns : readColumns}
					rows={rows}
					rowId={({ _id }) => _id}
					empty={<EmptyState text={m["catalogue.staff.no_services"]()} />}
				/>
			</ReorderArea>
			<output className="sr-only">{said}</output>
			<TableFooter shown={services.length} {...end} />
		</StaffScreen>
	);
}
