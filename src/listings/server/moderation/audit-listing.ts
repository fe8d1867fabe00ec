import { auditOf } from "../../../platform/server/database/audit.ts";

/** Writes an audit entry about what staff or a schedule did to a listing, in the same transaction. */
export const auditListing = auditOf("listing");
