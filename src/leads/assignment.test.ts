import { expect, test } from "vitest";
import { assignmentStatus, assignmentTransition, assignmentTransitions } from "./assignment.ts";

const now = new Date("2026-11-20T06:30:00Z");
const running = { status: "open", expiresAt: new Date("2026-12-20T06:30:00Z") } as const;
const asked = (hoursAgo: number, assignedAction: "accepted" | "rejected" | null = null) => ({
	...running,
	assignedListingId: "listing",
	assignedAction,
	assignedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
});

test.each([
	[
		"nobody was asked",
		{ ...running, assignedListingId: null, assignedAction: null, assignedAt: null },
		"none",
	],
	["asked just now", asked(0), "waiting"],
	["asked 23 hours ago", asked(23), "waiting"],
	["asked 24 hours ago", asked(24), "overdue"],
	["accepted", asked(100, "accepted"), "accepted"],
	["rejected", asked(1, "rejected"), "rejected"],
	["asked, then the lead was closed", { ...asked(1), status: "closed" }, "lapsed"],
	["asked, then another one was booked", { ...asked(1), status: "booked" }, "lapsed"],
	["asked, then the lead's time ended", { ...asked(1), expiresAt: now }, "lapsed"],
	["accepted before the lead was closed", { ...asked(1, "accepted"), status: "closed" }, "accepted"],
] as const)("%s: %s", (_, assignment, status) => {
	expect(assignmentStatus(assignment, now)).toBe(status);
});

test("staff ask, who was asked answers, and nothing follows an acceptance", () => {
	expect(assignmentTransition("waiting", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("accepted", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("rejected", "assign", "staff")?.to).toBe("waiting");
	expect(assignmentTransition("overdue", "accept", "assigned")?.to).toBe("accepted");
	expect(assignmentTransition("waiting", "accept", "staff")).toBeUndefined();
	for (const end of ["accepted", "lapsed"])
		expect(assignmentTransitions.filter(({ from }) => from === end)).toEqual([]);
});
