import { expect, test } from "vitest";
import { numberReportStatuses } from "../../number-report.ts";
import { readReportStatus, reportsAddress } from "./report-search.ts";

test("a status survives the way through the address", () => {
	for (const status of numberReportStatuses)
		expect(readReportStatus(new URL(reportsAddress(status), "http://localhost").searchParams)).toBe(status);
});

test.each(["", "status=lost", "status="])("what waits for a decision comes first: %j", (query) => {
	expect(readReportStatus(new URLSearchParams(query))).toBe("open");
});
