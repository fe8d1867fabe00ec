import { auditOf } from "../../platform/server/database/audit.ts";

/** Records a staff action on a lead in the audit log, in the same transaction. */
export const auditLead = auditOf("lead");
