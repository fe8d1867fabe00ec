import { expect, test } from "vitest";
import { type JobConditions, jobListQuery } from "./job-list.repository.ts";

const after = { at: "2026-11-20T06:30:00.000Z", id: "job" };
const all: Required<JobConditions> = {
	creator: "c",
	service: "s",
	pincode: "175001",
	poName: "Mandi",
	state: "Himachal Pradesh",
	district: "Mandi",
	openAt: "2026-11-20T06:30:00.000Z",
	after,
};

test("prepares every combination once, with as many values as placeholders", () => {
	const names = Object.keys(all);
	const kept = new Map<string, string>();
	for (const viewer of [null, "v"])
		for (let combination = 0; combination < 2 ** names.length; combination++) {
			const conditions: JobConditions = Object.fromEntries(
				Object.entries(all).filter((_, index) => Math.floor(combination / 2 ** index) % 2 === 1),
			);
			const { statement, values } = jobListQuery(viewer, conditions, 21);
			expect(jobListQuery(viewer, conditions, 5).statement).toBe(statement);
			const taken = new Set(statement.text.match(/\$\d+/g));
			expect([...taken].toSorted()).toEqual(values.map((_, index) => `$${index + 1}`).toSorted());
			expect(values.at(-1)).toBe(21);
			kept.set(statement.name, statement.text);
		}
	expect(kept.size).toBe(2 * 2 ** names.length);
	expect(new Set(kept.values()).size).toBe(kept.size);
});

test("searches active jobs by a literal, so that generic plans can use the partial indexes", () => {
	const { statement, values } = jobListQuery(null, { state: "Goa", after }, 21);
	expect(statement.text).toMatch(
		/from jobs j\nwhere j.status = 'active'\n\tand j.state_name = \$1::text\n\tand \(j.created_at, j.id\) < \(\$2::timestamptz, \$3::uuid\)\norder by j.created_at desc nulls last, j.id desc nulls last\nlimit \$4$/,
	);
	expect(values).toEqual(["Goa", after.at, "job", 21]);
});

test("finds one's own jobs whatever their status", () => {
	expect(jobListQuery("v", { creator: "v" }, 21).statement.text).not.toContain("active");
});
