import { useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { isBackwards } from "../../../platform/day-range.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { FilterForm } from "../../../ui/table/filter-form.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { actionOptions } from "../../audit-words.ts";
import type { BackOfficeApi } from "../../back-office.contract.ts";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { Route } from "./+types/audit.ts";
import { auditColumns } from "./audit-columns.tsx";
import { kindOptions } from "./audit-subjects.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<BackOfficeApi>();
const filterNames = ["action", "subjectType", "startDate", "endDate", "actorId", "subjectId"] as const;

const queryOf = (params: URLSearchParams): Partial<Record<(typeof filterNames)[number], string>> =>
	Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

export const handle = staffHandle(m["back-office.audit.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["back-office.audit.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const filters = queryOf(searchParams);
	if (isBackwards(filters)) return { entries: [], nextCursor: null, total: 0, totalIsMore: false };
	const cursor = searchParams.get("cursor") ?? undefined;
	return call("GET /api/audit", { query: { ...filters, cursor } });
}

function AuditFilters() {
	const [params] = useSearchParams();
	return (
		<FilterForm className="grid items-start gap-3 *:min-w-0 md:grid-cols-4">
			{["actorId", "subjectId"].map((name) => (
				<input key={name} type="hidden" name={name} value={params.get(name) ?? ""} />
			))}
			<SelectField
				name="action"
				label={m["back-office.audit.action"]()}
				placeholder={m["back-office.audit.any_kind"]()}
				options={actionOptions()}
				defaultValue={params.get("action") ?? ""}
			/>
			<SelectField
				name="subjectType"
				label={m["back-office.audit.subject_type"]()}
				placeholder={m["back-office.audit.any_kind"]()}
				options={kindOptions()}
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
				error={isBackwards(queryOf(params)) ? m["back-office.error.dates"]() : undefined}
				defaultValue={params.get("endDate") ?? ""}
			/>
		</FilterForm>
	);
}

/** Says that the entries are those of one person or one record, which no field shows, and links back to all. */
function Narrowed() {
	const [params] = useSearchParams();
	const query = queryOf(params);
	if (Object.keys(query).length === 0) return null;
	return (
		<p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
			{query.actorId !== undefined && <span>{m["back-office.audit.one_actor"]()}</span>}
			{query.subjectId !== undefined && <span>{m["back-office.audit.one_subject"]()}</span>}
			<ButtonLink to="/audit" variant="text">
				{m["back-office.audit.clear"]()}
			</ButtonLink>
		</p>
	);
}

/** For admins: who did what to which record, and why. Read-only. */
export default function Audit({ loaderData }: Route.ComponentProps) {
	const { entries, ...end } = loaderData;
	const [params] = useSearchParams();
	return (
		<StaffScreen title={m["back-office.audit.title"]()} lead={m["back-office.audit.lead"]()}>
			<AuditFilters />
			<Narrowed />
			<DataTable
				label={m["back-office.audit.title"]()}
				columns={auditColumns}
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
