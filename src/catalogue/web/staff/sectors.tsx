import { m } from "../../../paraglide/messages.js";
import { apiOf, type InputOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { Column } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { CatalogueStaffApi, SectorRow } from "../../catalogue-staff.contract.ts";
import { creatorName } from "../../staff-words.ts";
import type { Route } from "./+types/sectors.ts";
import { AddButton } from "./add-button.tsx";
import { type OrderedRow, OrderedTable } from "./ordered-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { StateBadge } from "./state-badge.tsx";

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

const changeSector = (id: string, body: InputOf<CatalogueStaffApi, "PUT /api/sector/:id">["body"]) =>
	call("PUT /api/sector/:id", { params: { id }, body });

/** A sector with the number of sectors. */
type Row = OrderedRow<SectorRow & { count: number }>;

function SectorActions({ sector }: { sector: Row }) {
	const { _id: id, sector: name, active, position, count, move } = sector;
	return (
		<RowActions
			row={{ id, name, active, position, count }}
			onMove={move}
			change={(body) => changeSector(id, body)}
			renderDialog={(onClose) => <SectorDialog sector={sector} onClose={onClose} />}
		/>
	);
}

const readColumns: Column<Row>[] = [
	{ id: "position", header: m["catalogue.staff.number"], cell: ({ row }) => row.original.position },
	{
		id: "sector",
		header: m["words.sector"],
		cell: ({ row }) => <span className="font-strong [overflow-wrap:anywhere]">{row.original.sector}</span>,
	},
	{
		id: "description",
		header: m["catalogue.staff.description"],
		cell: ({ row }) => (
			<span className="line-clamp-3 [overflow-wrap:anywhere]">{row.original.description}</span>
		),
	},
	{
		id: "active",
		header: m["catalogue.staff.active"],
		cell: ({ row }) => <StateBadge state={row.original.active ? "active" : "inactive"} />,
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
		cell: ({ row }) => <SectorActions sector={row.original} />,
	},
];

/** All sectors: staff read them, managers add, change, enable, disable and move them. */
export default function Sectors({ loaderData }: Route.ComponentProps) {
	const { sectors, abilities, ...end } = loaderData;
	const addDialog = (onClose: () => void) => <SectorDialog sector={null} onClose={onClose} />;
	return (
		<StaffScreen
			title={m["catalogue.staff.sectors_title"]()}
			lead={m["catalogue.staff.sectors_lead"]()}
			actions={
				abilities.change && <AddButton label={m["catalogue.staff.add_sector"]()} renderDialog={addDialog} />
			}
		>
			<OrderedTable
				label={m["catalogue.staff.sectors_title"]()}
				columns={abilities.change ? columns : readColumns}
				rows={sectors.map((sector) => ({ ...sector, count: end.total }))}
				nameOf={({ sector }) => sector}
				send={(id, position, from) => changeSector(id, { position, basedOn: { position: from } })}
				empty={<EmptyState text={m["catalogue.staff.no_sectors"]()} />}
			/>
			<TableFooter shown={sectors.length} {...end}>
				<CsvButton call="GET /api/catalogue/sectors/export.csv" query={{}} name="sectors" />
			</TableFooter>
		</StaffScreen>
	);
}
