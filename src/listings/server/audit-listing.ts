import { auditOf } from "../../platform/server/audit.ts";

/** Writes down what staff or the timetable did to a listing, in the transaction of the act. */
export const auditListing = auditOf("listing");
