import { type NumberReportStatus, numberReportStatuses } from "../../number-report.ts";

/** The status of the reports in the URL; open by default. */
export function readReportStatus(query: URLSearchParams): NumberReportStatus {
	const status = query.get("status");
	return numberReportStatuses.find((one) => one === status) ?? "open";
}

/** The URL of the reports of this status. */
export const reportsAddress = (status: NumberReportStatus) =>
	status === "open" ? "/number-reports" : `/number-reports?status=${status}`;
