/** The leads module's API for other modules. */
export { readWaitingReports } from "./number-reports/waiting-reports.repository.ts";
export { findLeadForStaff, readPersonLeads, readPersonReports } from "./person-records.repository.ts";
export { countRequests, readClaimWaits, readLeadDays } from "./listing/lead-days.repository.ts";
export { countOpenLeads } from "./listing/open-leads.repository.ts";
