import { expect, test } from "vitest";
import { assignmentStatus, assignmentTransition, assignmentTransitions } from "./assignment.ts";

const now = new Date("2026-11-20T06:30:00Z");
const running = {
	status: "open",
	expiresAt: new Date("2026-12-20T06:30:00Z"),
	claimsTaken: 2,
	revealLimit: 3,
	assignedHasClaimed: false,
	assignedIsSuspended: false,
} as const;
const assignedAgo = (hoursAgo: number, assignedAction: "accepted" | "rejected" | null = null) => ({
	...running,
	assignedListingId: "listing",
	assignedAction,
	assignedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
});

test.each([
	["not assigned", { ...running, assignedListingId: null, assignedAction: null, assignedAt: null }, "none"],
	["assigned just now", assignedAgo(0), "waiting"],
	["assigned 23 hours ago", assignedAgo(23), "waiting"],
	["assigned 24 hours ago", assignedAgo(24), "overdue"],
	[
		"assigned just now, then the listing was suspended",
		{ ...assignedAgo(0), assignedIsSuspended: true },
		"suspended",
	],
	[
		"accepted before the listing was suspended",
		{ ...assignedAgo(1, "accepted"), assignedIsSuspended: true },
		"accepted",
	],
	[
		"suspended after the lead was closed",
		{ ...assignedAgo(1), status: "closed", assignedIsSuspended: true },
		"lapsed",
	],
	["accepted", assignedAgo(100, "accepted"), "accepted"],
	["rejected", assignedAgo(1, "rejected"), "rejected"],
	["assigned, then the lead was closed", { ...assignedAgo(1), status: "closed" }, "lapsed"],
	["assigned, then another professional was booked", { ...assignedAgo(1), status: "booked" }, "lapsed"],
	["assigned, then the lead expired", { ...assignedAgo(1), expiresAt: now }, "lapsed"],
	["assigned, then others took the last place", { ...assignedAgo(1), claimsTaken: 3 }, "lapsed"],
	[
		"assigned, holds one of the places, and others took the rest",
		{ ...assignedAgo(1), claimsTaken: 3, assignedHasClaimed: true },
		"waiting",
	],
	["accepted with the last place", { ...assignedAgo(1, "accepted"), claimsTaken: 3 }, "accepted"],
	["accepted before the lead was closed", { ...assignedAgo(1, "accepted"), status: "closed" }, "accepted"],
] as const)("%s: %s", (_, assignment, status) => {
	expect(assignmentStatus(assignment, now)).toBe(status);
});

test("staff assign, the assigned professional answers, and an acceptance is final", () => {
	expect(assignmentTransition("waiting", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("accepted", "assign", "staff")).toBeUndefined();
	expect(assignmentTransition("rejected", "assign", "staff")?.to).toBe("waiting");
	expect(assignmentTransition("overdue", "accept", "assigned")?.to).toBe("accepted");
	expect(assignmentTransition("waiting", "accept", "staff")).toBeUndefined();
	expect(assignmentTransitions.filter(({ from }) => from === "accepted")).toEqual([]);
	expect(assignmentTransitions.filter(({ from }) => from === "lapsed")).toEqual([
		{ from: "lapsed", action: "assign", actors: ["staff"], to: "waiting" },
	]);
});
