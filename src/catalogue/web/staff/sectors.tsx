import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Button } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { StaffScreen } from "../../../ui/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { ReorderArea } from "../../../ui/table/reorder-area.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { CatalogueStaffApi, SectorRow } from "../../catalogue-staff.contract.ts";
import type { Route } from "./+types/sectors.ts";
import { RowActions } from "./row-actions.tsx";
import { creatorName, StateBadge } from "./shared-cells.tsx";
import { useMove } from "./use-move.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<CatalogueStaffApi>();
const SectorDialog = dialogOnDemand(() => import("./sector-dialog.tsx"));

export const handle = staffHandle(m["catalogue.staff.sectors_title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["catalogue.staff.sectors_title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/catalogue/sectors", { query: { cursor } });
}

const changeSector = (id: string, body: { active?: boolean; position?: number; confirm?: boolean }) =>
	call("PUT /api/sector/:id", { params: { id }, body });

/** A sector with what its actions need: how many sectors there are, and moving it. */
type Row = SectorRow & { count: number; move: (position: number) => void };

function SectorActions({ sector }: { sector: Row }) {
	const { revalidate } = useRevalidator();
	const { _id: id, sector: name, active, position, count, move } = sector;
	const [isEditing, setEditing] = useState(false);
	return (
		<>
			<RowActions
				row={{ id, name, active, position, count }}
				onMove={move}
				onSwitch={async (isActive, confirm) => {
					await changeSector(id, { active: isActive, confirm });
					await revalidate();
				}}
				onEdit={() => setEditing(true)}
			/>
			{isEditing && (
				<SectorDialog sector={sector} onSaved={() => void revalidate()} onClose={() => setEditing(false)} />
			)}
		</>
	);
}

const readColumns: Column<Row>[] = [
	{ id: "position", header: m["catalogue.staff.number"](), cell: ({ row }) => row.original.position },
	{
		id: "sector",
		header: m["words.sector"](),
		cell: ({ row }) => <span className="font-strong">{row.original.sector}</span>,
	},
	{
		id: "description",
		header: m["catalogue.staff.description"](),
		cell: ({ row }) => row.original.description,
	},
	{
		id: "active",
		header: m["catalogue.staff.active"](),
		cell: ({ row }) => <StateBadge isShown={row.original.active} />,
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
		cell: ({ row }) => <SectorActions sector={row.original} />,
	},
];

function AddSector() {
	const { revalidate } = useRevalidator();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="act" icon="plus" onClick={() => setOpen(true)}>
				{m["catalogue.staff.add_sector"]()}
			</Button>
			{isOpen && (
				<SectorDialog sector={null} onSaved={() => void revalidate()} onClose={() => setOpen(false)} />
			)}
		</>
	);
}

/** All sectors: staff read them, managers add, change, switch and move them. */
export default function Sectors({ loaderData }: Route.ComponentProps) {
	const { sectors, abilities, ...end } = loaderData;
	const { move, said } = useMove((id, position) => changeSector(id, { position }));
	const moveTo = ({ _id, sector, position }: SectorRow, to: number) =>
		void move({ id: _id, name: sector, position }, to);
	const rows = sectors.map((sector): Row => ({
		...sector,
		count: end.total,
		move: (position) => moveTo(sector, position),
	}));
	const drop = (id: string, targetId: string) => {
		const dragged = sectors.find(({ _id }) => _id === id);
		const target = sectors.find(({ _id }) => _id === targetId);
		if (dragged !== undefined && target !== undefined) moveTo(dragged, target.position);
	};
	return (
		<StaffScreen
			title={m["catalogue.staff.sectors_title"]()}
			lead={m["catalogue.staff.sectors_lead"]()}
			actions={abilities.change && <AddSector />}
		>
			<ReorderArea rowIds={sectors.map(({ _id }) => _id)} onMove={drop}>
				<DataTable
					label={m["catalogue.staff.sectors_title"]()}
					columns={abilities.change ? columns : readColumns}
					rows={rows}
					rowId={({ _id }) => _id}
					empty={<EmptyState text={m["catalogue.staff.no_sectors"]()} />}
				/>
			</ReorderArea>
			<output className="sr-only">{said}</output>
			<TableFooter shown={sectors.length} {...end} />
		</StaffScreen>
	);
}
