import { auditOf } from "../../platform/server/audit.ts";

/** Writes down what staff did with a plan, in the transaction of the act. */
export const auditPlan = auditOf("plan");
