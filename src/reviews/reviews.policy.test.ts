import { describe, expect, test } from "vitest";
import type { Role } from "../platform/access.ts";
import { reviewStatuses } from "./review.ts";
import {
	mayAppeal,
	mayDecideAppeal,
	mayPublish,
	mayReadReview,
	mayReadReviewsOf,
	mayRemove,
	mayReply,
	mayWithdraw,
	type ReviewFacts,
	type ReviewViewer,
	sideOf,
} from "./reviews.policy.ts";

const as = (userId: string, role: Role = "user"): ReviewViewer => ({ userId, role });
const published: ReviewFacts = {
	side: "customer",
	authorId: "customer",
	subjectId: "professional",
	status: "published",
	removedBy: null,
	hasAppeal: false,
	appealOutcome: null,
	hasReply: false,
	isSuspended: false,
};
const viewers: Record<string, ReviewViewer> = {
	guest: null,
	author: as("customer"),
	professional: as("professional"),
	stranger: as("stranger"),
	salesPerson: as("sales", "salesPerson"),
	manager: as("manager", "customerSupport"),
	admin: as("admin", "admin"),
	"manager who wrote it": as("customer", "customerSupport"),
	"manager whom it is about": as("professional", "admin"),
};
const allowed = (check: (viewer: ReviewViewer) => boolean) =>
	Object.keys(viewers).filter((name) => check(viewers[name] ?? null));
const statusesFor = (check: (review: ReviewFacts) => boolean) =>
	reviewStatuses.filter((status) => check({ ...published, status }));

test("the sides are the customer and the professional of the lead, nobody else", () => {
	const parties = { customerId: "customer", professionalId: "professional" };
	expect(sideOf(parties, as("customer"))).toBe("customer");
	expect(sideOf(parties, as("professional"))).toBe("professional");
	expect(sideOf(parties, as("manager", "admin"))).toBeNull();
	expect(sideOf(parties, null)).toBeNull();
});

describe("what the author may do", () => {
	test("withdraw what is not withdrawn or removed", () => {
		expect(allowed((viewer) => mayWithdraw(published, viewer))).toEqual(["author", "manager who wrote it"]);
		expect(statusesFor((review) => mayWithdraw(review, as("customer")))).toEqual([
			"waiting",
			"held",
			"published",
		]);
	});

	test("appeal once, and only against a removal", () => {
		const removed: ReviewFacts = { ...published, status: "removed", removedBy: "manager" };
		expect(allowed((viewer) => mayAppeal(removed, viewer))).toEqual(["author", "manager who wrote it"]);
		expect(statusesFor((review) => mayAppeal(review, as("customer")))).toEqual(["removed"]);
		expect(mayAppeal({ ...removed, hasAppeal: true }, as("customer"))).toBe(false);
	});
});

describe("replying", () => {
	test("is for the professional whom it is about", () => {
		expect(allowed((viewer) => mayReply(published, viewer))).toEqual([
			"professional",
			"manager whom it is about",
		]);
	});

	test.each([
		["a second time", { hasReply: true }],
		["with a suspended listing", { isSuspended: true }],
		["to what professionals wrote", { side: "professional" }],
		["to a review that waits", { status: "waiting" }],
		["to a removed one", { status: "removed" }],
	] as const)("is refused %s", (_, part) => {
		expect(mayReply({ ...published, ...part }, as("professional"))).toBe(false);
	});
});

describe("what staff may do", () => {
	test("managers remove held and published reviews, but none by or about themselves", () => {
		expect(allowed((viewer) => mayRemove(published, viewer))).toEqual(["manager", "admin"]);
		expect(statusesFor((review) => mayRemove(review, as("manager", "admin")))).toEqual(["held", "published"]);
	});

	test("managers publish held reviews only", () => {
		expect(statusesFor((review) => mayPublish(review, as("manager", "admin")))).toEqual(["held"]);
		expect(allowed((viewer) => mayPublish({ ...published, status: "held" }, viewer))).toEqual([
			"manager",
			"admin",
		]);
	});

	test("another manager than the remover decides an open appeal", () => {
		const appealed: ReviewFacts = { ...published, status: "removed", removedBy: "manager", hasAppeal: true };
		expect(allowed((viewer) => mayDecideAppeal(appealed, viewer))).toEqual(["admin"]);
		expect(mayDecideAppeal({ ...appealed, hasAppeal: false }, viewers["admin"] ?? null)).toBe(false);
		expect(mayDecideAppeal({ ...appealed, appealOutcome: "rejected" }, viewers["admin"] ?? null)).toBe(false);
	});
});

test("the reviews of a listing that is not on the lists are for its owner and staff", () => {
	const listing = { userId: "professional", isListed: false };
	expect(allowed((viewer) => mayReadReviewsOf(listing, viewer))).toEqual([
		"professional",
		"salesPerson",
		"manager",
		"admin",
		"manager who wrote it",
		"manager whom it is about",
	]);
	expect(allowed((viewer) => mayReadReviewsOf({ ...listing, isListed: true }, viewer))).toHaveLength(9);
});

test("a published review is read by its two sides, and a customer's by everyone who can read the listing's reviews", () => {
	const reads = (changes: Partial<ReviewFacts>, isListed: boolean) =>
		allowed((viewer) => mayReadReview({ ...published, ...changes }, isListed, viewer));
	const sides = ["author", "professional", "manager who wrote it", "manager whom it is about"];
	const staff = ["salesPerson", "manager", "admin"];
	expect(reads({}, true)).toEqual(Object.keys(viewers));
	expect(reads({}, false).toSorted()).toEqual([...sides, ...staff].toSorted());
	expect(reads({ side: "professional" }, true).toSorted()).toEqual(sides.toSorted());
	for (const status of reviewStatuses)
		expect(reads({ status }, true).length > 0).toBe(status === "published");
});
