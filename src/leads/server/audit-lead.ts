import { auditOf } from "../../platform/server/audit.ts";

/** Writes down what staff did to a lead, in the transaction of the act. */
export const auditLead = auditOf("lead");
