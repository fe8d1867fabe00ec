import { describe, expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import {
	decisionFaults,
	reportDecisions,
	reportFaults,
	reportReasons,
	reportStatuses,
	reportSubjects,
	reportTransition,
} from "./report.ts";
import { mayDecideReport, mayReport } from "./safety.policy.ts";

describe("a report", () => {
	test.each(reportReasons)("%s needs a text only if the reason says nothing", (reason) => {
		expect(reportFaults({ reason, text: "He shouted at me." })).toEqual([]);
		const paths = reason === "other" ? ["text"] : [];
		for (const text of ["", "  \n"])
			expect(reportFaults({ reason, text }).map(({ path }) => path)).toEqual(paths);
	});

	test.each(reportStatuses)("that is %s is decided once", (status) => {
		for (const decision of reportDecisions)
			expect(reportTransition(status, decision)?.to).toBe(status === "open" ? decision : undefined);
	});

	test("names a rule if something is removed", () => {
		const missing = [{ msg: expect.any(String), path: "rule" }];
		for (const subject of reportSubjects) {
			const isReview = subject === "review";
			expect(decisionFaults(subject, { decision: "kept" })).toEqual([]);
			expect(decisionFaults(subject, { decision: "removed" })).toEqual(missing);
			expect(decisionFaults(subject, { decision: "removed", rule: "respect" })).toEqual(
				isReview ? missing : [],
			);
			expect(decisionFaults(subject, { decision: "removed", rule: "abuse" })).toEqual(
				isReview ? [] : missing,
			);
		}
	});
});

describe.each(roles)("a person with the role %s", (role) => {
	const viewer = { userId: "viewer", role };
	const isStaff = ["admin", "customerSupport", "salesPerson"].includes(role);
	const isManager = ["admin", "customerSupport"].includes(role);

	test("reports unless they are on the staff", () => {
		expect(mayReport(viewer)).toBe(!isStaff);
	});

	test("decides about others only, and only as a manager", () => {
		expect(mayDecideReport({ reporterId: "a", reportedId: "b" }, viewer)).toBe(isManager);
		expect(mayDecideReport({ reporterId: "viewer", reportedId: "b" }, viewer)).toBe(false);
		expect(mayDecideReport({ reporterId: "a", reportedId: "viewer" }, viewer)).toBe(false);
	});
});
