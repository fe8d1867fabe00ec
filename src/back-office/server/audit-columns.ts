import { m } from "../../paraglide/messages.js";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import { actionText } from "../audit-words.ts";
import type { AuditEntryAnswer } from "../back-office.contract.ts";

const written = (fields: AuditEntryAnswer["before"]) => (fields === null ? null : JSON.stringify(fields));

/** The columns of the audit log's CSV file. */
export const auditColumns: readonly CsvColumn<AuditEntryAnswer>[] = [
	{ title: m["back-office.audit.at"], value: ({ at }) => at },
	{ title: m["back-office.audit.actor"], value: ({ actor }) => actor?.name ?? null },
	{ title: m["back-office.audit.actor_id"], value: ({ actor }) => actor?._id ?? null },
	{ title: m["back-office.audit.action"], value: ({ action }) => actionText(action) },
	{ title: m["back-office.audit.subject_type"], value: ({ subjectType }) => subjectType },
	{ title: m["back-office.audit.subject_id"], value: ({ subjectId }) => subjectId },
	{ title: m["back-office.audit.subject"], value: ({ subjectName }) => subjectName },
	{ title: m["back-office.audit.reason"], value: ({ reason }) => reason },
	{ title: m["back-office.audit.before"], value: ({ before }) => written(before) },
	{ title: m["back-office.audit.after"], value: ({ after }) => written(after) },
];
