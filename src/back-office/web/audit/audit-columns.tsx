import { useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import type { Column } from "../../../ui/table/data-table.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { actionText, fieldName } from "../../audit-words.ts";
import type { AuditEntryAnswer } from "../../back-office.contract.ts";
import { subjectOf } from "./audit-subjects.ts";
import { valueText } from "./audit-values.ts";

/** The changed fields, one per line: "Status: Applied → Active". */
function Change({ before, after, subjectType }: AuditEntryAnswer) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
		// A value that was and is empty is left out.
		(name) => (before?.[name] ?? after?.[name] ?? null) !== null,
	);
	const text = (name: string, value: unknown) => valueText(name, value, subjectType);
	return (
		<ul className="text-sm">
			{names.map((name) => (
				<li key={name} className="[overflow-wrap:anywhere]">
					<span className="text-ink-faint">{fieldName(name)}:</span>{" "}
					{before?.[name] !== undefined && `${text(name, before[name])} → `}
					{text(name, after?.[name] ?? null)}
				</li>
			))}
		</ul>
	);
}

/** The actor; the name filters the log by the person. */
function Actor({ actor }: Pick<AuditEntryAnswer, "actor">) {
	const [params] = useSearchParams();
	if (actor === null) return m["back-office.audit.system"]();
	return (
		<TextLink to={listAddress(params, { actorId: actor._id })}>
			{actor.name ?? m["back-office.audit.deleted_person"]()}
		</TextLink>
	);
}

/** The record with its page, and the link to its whole history. */
function Subject({ entry }: { entry: AuditEntryAnswer }) {
	const [params] = useSearchParams();
	const { kind, name, address } = subjectOf(entry);
	return (
		<span className="grid justify-items-end gap-2 desk:justify-items-start">
			<span className="[overflow-wrap:anywhere]">
				{address === null ? (name ?? kind) : <TextLink to={address}>{name ?? kind}</TextLink>}
				{name !== null && <span className="text-sm text-ink-faint"> {kind}</span>}
			</span>
			{!params.has("subjectId") && (
				<TextLink to={listAddress(params, { subjectId: entry.subjectId })} className="text-sm">
					{m["back-office.audit.of_subject"]()}
				</TextLink>
			)}
		</span>
	);
}

/** The columns of the audit log. */
export const auditColumns: Column<AuditEntryAnswer>[] = [
	{
		id: "at",
		header: m["back-office.audit.at"],
		cell: ({ row }) => (
			<time dateTime={row.original.at} className="whitespace-nowrap">
				{formatDateTime(new Date(row.original.at))}
			</time>
		),
	},
	{
		id: "actor",
		header: m["back-office.audit.actor"],
		cell: ({ row }) => <Actor actor={row.original.actor} />,
	},
	{
		id: "action",
		header: m["back-office.audit.action"],
		cell: ({ row }) => actionText(row.original.action),
	},
	{
		id: "subject",
		header: m["back-office.audit.subject"],
		cell: ({ row }) => <Subject entry={row.original} />,
	},
	{ id: "reason", header: m["back-office.audit.reason"], cell: ({ row }) => row.original.reason },
	{
		id: "change",
		header: m["back-office.audit.change"],
		cell: ({ row }) => <Change {...row.original} />,
	},
];
