import { expect, test } from "vitest";
import { numberReportTransition, reportIdle } from "./number-report.ts";

test.each([
	[false, null, null],
	[true, null, "wrong"],
	[true, "wrong-number", "wrong"],
	[false, "withdrawn", "returned"],
	[false, "duplicate", null],
	[true, "duplicate", "wrong"],
	[false, "wrong-number", "returned"],
] as const)(
	"number found wrong: %s, credit returned: %s, so another report is pointless: %s",
	(isNumberWrong, creditReturned, idle) => {
		expect(reportIdle({ isNumberWrong, creditReturned })).toBe(idle);
	},
);

test("lets staff decide a report once", () => {
	expect(numberReportTransition("open", "confirmed")?.to).toBe("confirmed");
	expect(numberReportTransition("open", "refused")?.to).toBe("refused");
	for (const from of ["confirmed", "refused"] as const)
		for (const outcome of ["confirmed", "refused"] as const)
			expect(numberReportTransition(from, outcome)).toBeUndefined();
});
