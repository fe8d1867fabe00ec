import { expect, test } from "vitest";
import { numberReportStatuses } from "../../number-report.ts";
import { readReportStatus, reportsAddress } from "./report-search.ts";

test("a status is parsed from its own URL", () => {
	for (const status of numberReportStatuses)
		expect(readReportStatus(new URL(reportsAddress(status), "http://localhost").searchParams)).toBe(status);
});

test.each(["", "status=lost", "status="])("the open reports are the default: %j", (query) => {
	expect(readReportStatus(new URLSearchParams(query))).toBe("open");
});
