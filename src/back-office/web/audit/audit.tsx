import { Form, useSearchParams, useSubmit } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { AuditEntryAnswer, BackOfficeApi } from "../../back-office.contract.ts";
import { StaffScreen } from "../../../ui/staff-screen.tsx";
import type { Route } from "./+types/audit.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<BackOfficeApi>();
const filterNames = ["action", "subjectType", "startDate", "endDate", "actorId", "subjectId"] as const;

const queryOf = (params: URLSearchParams) =>
	Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

export const handle = staffHandle(m["back-office.audit.title"], "admin");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["back-office.audit.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const cursor = searchParams.get("cursor") ?? undefined;
	return call("GET /api/audit", { query: { ...queryOf(searchParams), cursor } });
}

/** The changed fields, one per line: "status: applied → active". */
function Change({ before, after }: Pick<AuditEntryAnswer, "before" | "after">) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
	return (
		<ul className="text-sm">
			{names.map((name) => (
				<li key={name} className="[overflow-wrap:anywhere]">
					<span className="text-ink-faint">{name}:</span>{" "}
					{before?.[name] !== undefined && `${text(before[name])} → `}
					{text(after?.[name] ?? null)}
				</li>
			))}
		</ul>
	);
}

const columns: Column<AuditEntryAnswer>[] = [
	{
		id: "at",
		header: m["back-office.audit.at"](),
		cell: ({ row }) => <time dateTime={row.original.at}>{formatDateTime(new Date(row.original.at))}</time>,
	},
	{
		id: "actor",
		header: m["back-office.audit.actor"](),
		cell: ({ row: { original } }) =>
			original.actor === null
				? m["back-office.audit.schedule"]()
				: (original.actor.name ?? m["back-office.audit.deleted_person"]()),
	},
	{ id: "action", header: m["back-office.audit.action"](), cell: ({ row }) => row.original.action },
	{ id: "reason", header: m["back-office.audit.reason"](), cell: ({ row }) => row.original.reason },
	{
		id: "change",
		header: m["back-office.audit.change"](),
		cell: ({ row }) => <Change before={row.original.before} after={row.original.after} />,
	},
];

/** The filters live in the address; a changed field searches by itself. */
function AuditFilters() {
	const [params] = useSearchParams();
	const submit = useSubmit();
	return (
		<Form
			key={params.toString()}
			onChange={(event) => {
				if (event.target instanceof HTMLInputElement && event.target.type === "date")
					void submit(event.currentTarget, { replace: true });
			}}
			className="grid gap-3 md:grid-cols-4"
		>
			<TextField
				name="action"
				label={m["back-office.audit.action"]()}
				placeholder={m["back-office.audit.action_example"]()}
				defaultValue={params.get("action") ?? ""}
				data-search
			/>
			<TextField
				name="subjectType"
				label={m["back-office.audit.subject_type"]()}
				placeholder={m["back-office.audit.subject_type_example"]()}
				defaultValue={params.get("subjectType") ?? ""}
			/>
			<TextField
				type="date"
				name="startDate"
				label={m["back-office.filter.from"]()}
				defaultValue={params.get("startDate") ?? ""}
			/>
			<TextField
				type="date"
				name="endDate"
				label={m["back-office.filter.until"]()}
				defaultValue={params.get("endDate") ?? ""}
			/>
			<button type="submit" className="sr-only">
				{m["back-office.filter.apply"]()}
			</button>
		</Form>
	);
}

/** For admins: who did what to whose record, and why. Nothing in it can be changed. */
export default function Audit({ loaderData }: Route.ComponentProps) {
	const { entries, ...end } = loaderData;
	const [params] = useSearchParams();
	return (
		<StaffScreen title={m["back-office.audit.title"]()} lead={m["back-office.audit.lead"]()}>
			<AuditFilters />
			<DataTable
				label={m["back-office.audit.title"]()}
				columns={columns}
				rows={entries}
				rowId={({ _id }) => _id}
				empty={<EmptyState text={m["back-office.audit.nothing"]()} />}
			/>
			<TableFooter shown={entries.length} {...end}>
				<CsvButton call="GET /api/audit/export.csv" query={queryOf(params)} name="audit" />
			</TableFooter>
		</StaffScreen>
	);
}
