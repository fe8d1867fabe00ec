import { m } from "../../../paraglide/messages.js";
import type { BadgeTone } from "../../../ui/badge.tsx";
import type { NumberReportStatus } from "../../number-report.ts";

/** The label and look of each status. */
export const reportStatusLooks: Record<NumberReportStatus, { name: () => string; tone: BadgeTone }> = {
	open: { name: m["leads.reports.open"], tone: "pending" },
	confirmed: { name: m["leads.reports.confirmed"], tone: "danger" },
	refused: { name: m["leads.reports.refused"], tone: "success" },
};

/** The text of an empty list, by status. */
export const noReports: Record<NumberReportStatus, () => string> = {
	open: m["leads.reports.none_open"],
	confirmed: m["leads.reports.none_confirmed"],
	refused: m["leads.reports.none_refused"],
};
