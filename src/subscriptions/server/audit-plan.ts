import { auditOf } from "../../platform/server/database/audit.ts";

/** Records a staff action on a plan in the audit log, in the same transaction. */
export const auditPlan = auditOf("plan");
