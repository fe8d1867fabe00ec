/** What other modules may use of the leads. */
export { readWaitingReports } from "./waiting-reports.repository.ts";
export { findLeadForStaff, readPersonLeads, readPersonReports } from "./person-records.repository.ts";
export { readClaimWaits, readLeadDays } from "./lead-days.repository.ts";
export { countOpenLeads } from "./open-leads.repository.ts";
