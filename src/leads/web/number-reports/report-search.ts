import { type NumberReportStatus, numberReportStatuses } from "../../number-report.ts";

/** Which reports the address asks for: those that wait for a decision unless it says otherwise. */
export function readReportStatus(query: URLSearchParams): NumberReportStatus {
	const status = query.get("status");
	return numberReportStatuses.find((one) => one === status) ?? "open";
}

/** Where the reports of this status are shown. */
export const reportsAddress = (status: NumberReportStatus) =>
	status === "open" ? "/number-reports" : `/number-reports?status=${status}`;
