import { auditOf } from "../../../platform/server/database/audit.ts";

/** Records what staff and the scheduled job do with a suspension, in the same transaction. */
export const auditSuspension = auditOf("suspension");
