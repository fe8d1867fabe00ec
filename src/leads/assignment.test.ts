import { expect, test } from "vitest";
import { assignmentStatus, assignmentTransition, assignmentTransitions } from "./assignment.ts";

const now = new Date("2026-11-20T06:30:00Z");
const asked = (hoursAgo: number, assignedAction: "accepted" | "rejected" | null = null) => ({
	assignedListingId: "listing",
	assignedAction,
	assignedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
});

test.each([
	["nobody was asked", { assignedListingId: null, assignedAction: null, assignedAt: null }, "none"],
	["asked just now", asked(0), "waiting"],
	["asked 23 hours ago", asked(23), "waiting"],
	["asked 24 hours ago", asked(24), "overdue"],
	["accepted", asked(100, "accepted"), "accepted"],
	["rejected", asked(1, "rejected"), "rejected"],
] as const)("%s: %s", (_, assignment, status) => {
	expect(assignmentStatus(assignment, now)).toBe(status);
});

test("staff ask, who was asked answers, and nothing follows an acceptance", () => {
	expect(assignmentTransition("waiting", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("accepted", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("rejected", "assign", "staff")?.to).toBe("waiting");
	expect(assignmentTransition("overdue", "accept", "assigned")?.to).toBe("accepted");
	expect(assignmentTransition("waiting", "accept", "staff")).toBeUndefined();
	expect(assignmentTransitions.filter(({ from }) => from === "accepted")).toEqual([]);
});
