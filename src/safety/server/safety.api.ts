/** The safety module's API for other modules. */
export { readOpenReports } from "./reports/reports.repository.ts";
export { readWaitingAppeals } from "./suspensions/suspensions.repository.ts";
