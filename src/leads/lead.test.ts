import { describe, expect, test } from "vitest";
import {
	duplicateSince,
	formatBudget,
	isFull,
	labelledBudget,
	isOpen,
	leadExpiry,
	leadStatuses,
	leadTransition,
	leadTransitions,
	statusAt,
	statusRules,
} from "./lead.ts";
import { withdrawnSince } from "./lead-end.ts";

const now = new Date("2026-11-20T06:30:00Z");

describe("the lifecycle", () => {
	test("gives each actor their own transitions, and none from a closed lead", () => {
		const rows = leadTransitions.flatMap(({ from, action, actors, to }) =>
			actors.map((actor) => `${from} ${actor} ${action} ${to}`),
		);
		expect(rows).toEqual([
			"open customer book booked",
			"open assigned accept booked",
			"booked customer unbook open",
			"open customer complete completed",
			"booked customer complete completed",
			"expired customer complete completed",
			"open customer close closed",
			"open staff close closed",
			"booked customer close closed",
			"booked staff close closed",
			"expired customer close closed",
			"expired staff close closed",
			"open timetable expire expired",
		]);
	});

	test.each(leadStatuses)(
		"%s: the customer can end any lead that is not completed or closed yet",
		(status) => {
			const canEnd = status !== "closed" && status !== "completed";
			expect(leadTransition(status, "close", "customer") !== undefined).toBe(canEnd);
			expect(leadTransition(status, "complete", "customer") !== undefined).toBe(canEnd);
			expect(leadTransition(status, "close", "assigned")).toBeUndefined();
		},
	);

	test.each(leadStatuses)("%s: a lead expires in this status if and only if it is running", (status) => {
		expect(leadTransition(status, "expire", "timetable")?.to).toBe(
			statusRules[status].isRunning ? "expired" : undefined,
		);
	});

	test("returns credits of the last 24 hours, and of a second claim within 7 days", () => {
		expect(withdrawnSince(now).toISOString()).toBe("2026-11-19T06:30:00.000Z");
		expect(duplicateSince(now).toISOString()).toBe("2026-11-13T06:30:00.000Z");
	});

	test("keeps a lead open for 30 days", () => {
		expect(leadExpiry(now).toISOString()).toBe("2026-12-20T06:30:00.000Z");
	});

	test.each([
		["open", 1, true],
		["open", 0, false],
		["open", -1, false],
		["booked", 1, false],
		["closed", 1, false],
		["expired", 1, false],
	] as const)("%s with %i ms left is open: %s", (status, left, open) => {
		expect(isOpen({ status, expiresAt: new Date(now.getTime() + left) }, now)).toBe(open);
	});

	test.each([
		[2, 3, false],
		[3, 3, true],
		[1, 1, true],
	])("%i of %i claims taken is full: %s", (claimsTaken, revealLimit, full) => {
		expect(isFull({ claimsTaken, revealLimit })).toBe(full);
	});
});

describe("the budget in words", () => {
	test.each([
		[500, 1000, "₹500 - ₹1,000"],
		[100_000, 2_500_000, "₹1,00,000 - ₹25,00,000"],
		[1234.5, 99_999.99, "₹1,234.50 - ₹99,999.99"],
		[500, null, "₹500+"],
		[null, 150_000, "Up to ₹1,50,000"],
		[0, 500, "₹0 - ₹500"],
		[null, null, "Budget not specified"],
	])("%s to %s is %s", (min, max, words) => {
		expect(formatBudget({ min, max })).toBe(words);
	});

	test("does not repeat the label next to it", () => {
		expect(labelledBudget({ min: null, max: null })).toBe("Not specified");
		expect(labelledBudget({ min: 500, max: null })).toBe("₹500+");
	});
});

describe("the current status", () => {
	const expiresAt = new Date("2026-12-20T06:30:00Z");
	const before = new Date(expiresAt.getTime() - 1);

	test("is the stored one until the lead's end", () => {
		for (const status of leadStatuses) expect(statusAt({ status, expiresAt }, before)).toBe(status);
	});

	test.each([
		["open", "expired"],
		["booked", "booked"],
		["closed", "closed"],
		["expired", "expired"],
	] as const)("of a lead stored as %s is %s after its end", (status, shown) => {
		expect(statusAt({ status, expiresAt }, expiresAt)).toBe(shown);
		expect(isOpen({ status, expiresAt }, expiresAt)).toBe(false);
	});
});
