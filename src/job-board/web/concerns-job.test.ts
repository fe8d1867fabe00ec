import { expect, test } from "vitest";
import type { Arrived } from "../../notifications/web/event-alert.ts";
import { concernsJob } from "./concerns-job.ts";

const isShown = (jobId: string) => jobId === "shown";
const about = (kind: "job.closed" | "lead.closed", subjectId: string): Arrived["notifications"][number] => ({
	_id: "n",
	kind,
	subjectId,
	details: {},
	createdAt: "2026-11-20T06:30:00.000Z",
	isRead: false,
});

test.each([
	["a change of a job that is shown", { notifications: [], touched: ["other", "shown"] }, true],
	["a change of another job", { notifications: [], touched: ["other"] }, false],
	["anything may have changed", { notifications: [], touched: null }, true],
	[
		"a notification of a job that is shown",
		{ notifications: [about("job.closed", "shown")], touched: [] },
		true,
	],
	["a notification of another job", { notifications: [about("job.closed", "other")], touched: [] }, false],
	[
		"a notification that is not about a job",
		{ notifications: [about("lead.closed", "shown")], touched: [] },
		false,
	],
])("reads again after %s: %#", (_, arrived, isRead) => {
	expect(concernsJob(arrived, isShown)).toBe(isRead);
});
