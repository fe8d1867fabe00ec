import { useState } from "react";
import { roleName } from "../../../accounts/web/role-names.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { NoticeAnswer, NoticesApi } from "../../notices.contract.ts";
import type { Route } from "./+types/notices-screen.ts";
import { EndNotice } from "./end-notice.tsx";
import { noticeStateLooks } from "./notice-words.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<NoticesApi>();
const NoticeDialog = dialogOnDemand(() => import("./notice-dialog.tsx"));

export const handle = staffHandle(m["notices.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["notices.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/notices/all", { query: { cursor } });
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(new Date(at))}</time>;

const columns: Column<NoticeAnswer>[] = [
	{
		id: "text",
		header: m["notices.staff.text"],
		cell: ({ row }) => <span className="[overflow-wrap:anywhere]">{row.original.text}</span>,
	},
	{
		id: "roles",
		header: m["notices.staff.roles"],
		cell: ({ row: { original } }) =>
			original.roles.length === 0 ? m["notices.staff.everyone"]() : original.roles.map(roleName).join(", "),
	},
	{ id: "from", header: m["notices.staff.from"], cell: ({ row }) => <Time at={row.original.from} /> },
	{
		id: "until",
		header: m["notices.staff.until"],
		cell: ({ row: { original } }) => <Time at={original.endedAt ?? original.until} />,
	},
	{
		id: "state",
		header: m["notices.staff.state"],
		cell: ({ row: { original } }) => {
			const { name, tone } = noticeStateLooks[original.state];
			return (
				<Badge tone={tone} className="whitespace-nowrap">
					{name()}
				</Badge>
			);
		},
	},
	{ id: "end", header: "", cell: ({ row }) => <EndNotice notice={row.original} /> },
];

/** For admins: the notices on top of all pages, and the form for a new one. */
export default function Notices({ loaderData }: Route.ComponentProps) {
	const { notices, ...end } = loaderData;
	const [isWriting, setWriting] = useState(false);
	return (
		<StaffScreen
			title={m["notices.title"]()}
			lead={m["notices.staff.lead"]()}
			actions={
				<Button variant="act" icon="plus" onClick={() => setWriting(true)}>
					{m["notices.staff.write"]()}
				</Button>
			}
		>
			<DataTable
				label={m["notices.title"]()}
				columns={columns}
				rows={notices}
				rowId={({ _id }) => _id}
				empty={<EmptyState text={m["notices.staff.nothing"]()} />}
			/>
			<TableFooter shown={notices.length} {...end} />
			{isWriting && <NoticeDialog onClose={() => setWriting(false)} />}
		</StaffScreen>
	);
}
