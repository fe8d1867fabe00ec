/** The leads module's API for other modules. */
export { hasOpenBooking } from "./claiming/claims.repository.ts";
export { findLeadCustomer } from "./find-lead-customer.ts";
export { hasOfferFrom, readLeadSubjects } from "./lead-subjects.repository.ts";
export type { LeadsContext } from "./leads.context.ts";
export { removeLead } from "./remove-lead.ts";
export { readWaitingReports } from "./number-reports/waiting-reports.repository.ts";
export { findLeadForStaff, readPersonLeads, readPersonReports } from "./person-records.repository.ts";
export { countRequests, readClaimWaits, readLeadDays } from "./listing/lead-days.repository.ts";
export { countOpenLeads } from "./listing/open-leads.repository.ts";
export { readLeadParties } from "./lead-parties.repository.ts";
export type { LeadCompleted } from "./leads.context.ts";
