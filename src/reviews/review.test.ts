import { describe, expect, test } from "vitest";
import {
	areReviewsDue,
	closesAt,
	countedChange,
	holdReasonOf,
	otherSide,
	remindAt,
	type ReviewAction,
	type ReviewActor,
	reviewStatuses,
	reviewTransition,
	tagsFrom,
	writeRefusal,
} from "./review.ts";

const completedAt = new Date("2026-11-01T06:00:00.000Z");
const daysLater = (days: number) => new Date(completedAt.getTime() + days * 86_400_000);

describe("the lifecycle", () => {
	const allowed: [string, ReviewAction, ReviewActor, string][] = [
		["waiting", "publish", "timetable", "published"],
		["waiting", "withdraw", "author", "withdrawn"],
		["held", "withdraw", "author", "withdrawn"],
		["published", "withdraw", "author", "withdrawn"],
		["held", "accept", "staff", "waiting"],
		["held", "remove", "staff", "removed"],
		["published", "remove", "staff", "removed"],
		["removed", "restore", "staff", "waiting"],
	];
	const actions: ReviewAction[] = ["publish", "withdraw", "accept", "remove", "restore"];
	const actors: ReviewActor[] = ["timetable", "author", "staff"];

	test("allows exactly these transitions", () => {
		const found = reviewStatuses.flatMap((from) =>
			actions.flatMap((action) =>
				actors.flatMap((actor) => {
					const step = reviewTransition(from, action, actor);
					return step === undefined ? [] : [[from, action, actor, step.to]];
				}),
			),
		);
		const lines = (table: readonly string[][]) => table.map((step) => step.join(" ")).toSorted();
		expect(lines(found)).toEqual(lines(allowed));
	});

	test.each([
		["waiting", "published", { stars: 4, count: 1, removed: 0 }],
		["published", "withdrawn", { stars: -4, count: -1, removed: 0 }],
		["published", "removed", { stars: -4, count: -1, removed: 1 }],
		["held", "removed", { stars: 0, count: 0, removed: 1 }],
		["removed", "waiting", { stars: 0, count: 0, removed: -1 }],
		["waiting", "withdrawn", { stars: 0, count: 0, removed: 0 }],
	] as const)("from %s to %s changes the totals by %o", (from, to, change) => {
		const counted = countedChange(from, to, 4);
		expect({ ...counted, stars: counted.stars + 0, removed: counted.removed + 0 }).toEqual(change);
	});
});

describe("the time for reviews", () => {
	test("reminds after 3 days and closes after 14", () => {
		expect(remindAt(completedAt)).toEqual(daysLater(3));
		expect(closesAt(completedAt)).toEqual(daysLater(14));
	});

	test.each([
		["one review before the end", 1, 13.9, false],
		["both reviews", 2, 0, true],
		["one review at the end", 1, 14, true],
		["no review at the end", 0, 14, true],
	])("publishes: %s", (_, written, days, isDue) => {
		expect(areReviewsDue(completedAt, written, daysLater(days))).toBe(isDue);
	});

	const open = {
		side: "customer",
		completedAt,
		hasWritten: false,
		isOtherGone: false,
		isBlocked: false,
		isSuspended: false,
		now: daysLater(1),
	} as const;
	test.each([
		["within 14 days", {}, null],
		["until the last moment", { now: new Date(closesAt(completedAt).getTime() - 1) }, null],
		["after 14 days", { now: closesAt(completedAt) }, "over"],
		["twice", { hasWritten: true }, "written"],
		["about a deleted account", { isOtherGone: true }, "gone"],
		["after a block between the two", { isBlocked: true }, "blocked"],
		["as the customer of a suspended listing", { isSuspended: true }, null],
		["with a suspended listing", { isSuspended: true, side: "professional" }, "suspended"],
		["twice and too late", { hasWritten: true, now: daysLater(20) }, "written"],
	] as const)("writing %s", (_, part, refusal) => {
		expect(writeRefusal({ ...open, ...part })).toBe(refusal);
	});
});

describe("suspected reviews of oneself", () => {
	test.each([
		["different numbers", ["+919000000001"], ["+919000000002"], null],
		[
			"the request's number is the professional's",
			["+919000000002", "+919000000001"],
			["+919000000002"],
			"same-number",
		],
		["no number is left", [""], ["", "+919000000002"], null],
	])("%s", (_, customer, professional, reason) => {
		expect(holdReasonOf(customer, professional, false)).toBe(reason);
	});

	test("both are paid at the same UPI id", () => {
		expect(holdReasonOf(["+919000000001"], ["+919000000002"], true)).toBe("same-upi-id");
		expect(holdReasonOf(["+919000000001"], ["+919000000001"], true)).toBe("same-number");
	});
});

test("each side has tags of its own", () => {
	expect(otherSide("customer")).toBe("professional");
	expect(tagsFrom.customer).toContain("came-late");
	expect(tagsFrom.professional).not.toContain("came-late");
});
