import { describe, expect, test } from "vitest";
import { type Role, roles } from "../platform/access.ts";
import { listingStatuses } from "./listing.ts";
import {
	type AccessFacts,
	listingAbilities,
	mayManageUpiId,
	mayRegisterOthers,
	maySearchByMobile,
	maySee,
	maySeePrivate,
	maySkipPaymentOf,
	maySkipPayments,
} from "./listings.policy.ts";

const ownerId = "owner";
const listing: AccessFacts = {
	ownerId,
	onboardedBy: "onboarder",
	status: "active",
	availability: "available",
	paymentStatus: "success",
	callIcon: true,
	imagesAsked: true,
	serviceShown: true,
};
const as = (role: Role, userId = "other") => ({ userId, role });
const viewers = [
	["a guest", null],
	...roles.map((role) => [role, as(role)] as const),
	["owner", as("user", ownerId)],
	["onboarder", as("salesPerson", "onboarder")],
] as const;

type Row = Record<"seesHidden" | "private" | "book" | "edit" | "moves", boolean>;
const table: Record<(typeof viewers)[number][0], Row> = {
	"a guest": { seesHidden: false, private: false, book: true, edit: false, moves: false },
	user: { seesHidden: false, private: false, book: true, edit: false, moves: false },
	affiliatePartner: { seesHidden: false, private: false, book: true, edit: false, moves: false },
	promotor: { seesHidden: false, private: false, book: true, edit: false, moves: false },
	salesPerson: { seesHidden: true, private: true, book: true, edit: false, moves: false },
	customerSupport: { seesHidden: true, private: true, book: true, edit: true, moves: true },
	admin: { seesHidden: true, private: true, book: true, edit: true, moves: true },
	owner: { seesHidden: true, private: true, book: false, edit: true, moves: false },
	onboarder: { seesHidden: true, private: true, book: true, edit: false, moves: false },
};

test.each(["user", "affiliatePartner", "promotor"] as const)(
	"gives no permission to an onboarder who has become a %s",
	(role) => {
		const applied = { ...listing, status: "applied" } as const;
		expect(listingAbilities(applied, as(role, "onboarder"))).toMatchObject({
			addDetails: false,
			addPictures: false,
		});
	},
);

describe.each(viewers)("%s", (name, viewer) => {
	const allowed = table[name];

	test(`${name === "owner" ? "manages" : "has nothing to do with"} the UPI id`, () => {
		expect(mayManageUpiId(listing, viewer)).toBe(name === "owner");
	});

	test("sees every public listing", () => {
		expect(maySee(listing, viewer)).toBe(true);
	});

	test(`${allowed.seesHidden ? "sees" : "does not see"} a listing that is not public`, () => {
		expect(maySee({ ...listing, status: "applied" }, viewer)).toBe(allowed.seesHidden);
		expect(maySee({ ...listing, status: "expired" }, viewer)).toBe(allowed.seesHidden);
		expect(maySee({ ...listing, status: "rejected" }, viewer)).toBe(allowed.seesHidden);
		expect(maySee({ ...listing, serviceShown: false }, viewer)).toBe(allowed.seesHidden);
	});

	test(`${allowed.private ? "sees" : "does not see"} the private part`, () => {
		expect(maySeePrivate(listing, viewer)).toBe(allowed.private);
	});

	test(`book: ${allowed.book}, edit: ${allowed.edit}`, () => {
		const { book, edit, addDetails, addPictures } = listingAbilities(listing, viewer);
		expect({ book, edit, addDetails, addPictures }).toEqual({
			book: allowed.book,
			edit: allowed.edit,
			addDetails: allowed.edit,
			addPictures: allowed.edit,
		});
		expect(listingAbilities({ ...listing, imagesAsked: false }, viewer).addPictures).toBe(false);
	});

	test.each(listingStatuses)(
		"has the expected permission to add answers and photos to a listing that is %s",
		(status) => {
			const isWaiting = status === "applied" || status === "rejected";
			const may = allowed.edit || (name === "onboarder" && isWaiting);
			const { edit, addDetails, addPictures } = listingAbilities({ ...listing, status }, viewer);
			expect({ edit, addDetails, addPictures }).toEqual({
				edit: allowed.edit,
				addDetails: may,
				addPictures: may,
			});
		},
	);

	test(`${allowed.moves ? "moves" : "does not move"} it to another status`, () => {
		const movesOf = (change: Partial<AccessFacts>) =>
			listingAbilities({ ...listing, ...change }, viewer).moves;
		const may = (...moves: object[]) => (allowed.moves ? moves : []);
		const active = { type: "active", needsReason: false, showsReason: false, skipsPayment: false };
		const rejected = { type: "rejected", needsReason: true, showsReason: true, skipsPayment: false };
		expect(movesOf({ status: "applied", paymentStatus: "not-required" })).toEqual(may(active, rejected));
		expect(movesOf({ status: "applied", paymentStatus: "failed" })).toEqual(
			may({ ...active, needsReason: true, skipsPayment: true }, rejected),
		);
		expect(movesOf({ status: "active" })).toEqual(
			may({ type: "expired", needsReason: true, showsReason: true, skipsPayment: false }),
		);
		expect(movesOf({ status: "expired", paymentStatus: "pending" })).toEqual(
			may({ ...active, needsReason: true }),
		);
		expect(movesOf({ status: "rejected" })).toEqual(may({ ...active, type: "applied" }));
	});

	test(`${name === "owner" ? "applies" : "does not apply"} again after a rejection`, () => {
		const again = (status: AccessFacts["status"]) => listingAbilities({ ...listing, status }, viewer).reapply;
		expect(again("rejected")).toBe(name === "owner");
		expect([again("applied"), again("active"), again("expired")]).toEqual([false, false, false]);
	});

	test("cannot book a listing that is unavailable, not active, not callable or switched off", () => {
		const closed: Partial<AccessFacts>[] = [
			{ availability: "unavailable" },
			{ status: "expired" },
			{ status: "applied" },
			{ status: "rejected" },
			{ callIcon: false },
			{ serviceShown: false },
		];
		for (const change of closed) expect(listingAbilities({ ...listing, ...change }, viewer).book).toBe(false);
	});
});

describe("moves of the viewer's own listing", () => {
	const own = (role: Role, change: Partial<AccessFacts>) =>
		listingAbilities({ ...listing, ...change }, as(role, ownerId)).moves.map(({ type }) => type);

	test("let an admin activate it without waiving a payment", () => {
		expect(own("admin", { status: "applied", paymentStatus: "success" })).toEqual(["active", "rejected"]);
		expect(own("admin", { status: "applied", paymentStatus: "pending" })).toEqual(["rejected"]);
		expect(own("admin", { status: "expired" })).toEqual(["active"]);
		expect(own("admin", { status: "active" })).toEqual(["expired"]);
	});

	test("let another manager only reject or suspend it", () => {
		expect(own("customerSupport", { status: "applied", paymentStatus: "success" })).toEqual(["rejected"]);
		expect(own("customerSupport", { status: "applied", paymentStatus: "pending" })).toEqual(["rejected"]);
		expect(own("customerSupport", { status: "expired" })).toEqual([]);
		expect(own("customerSupport", { status: "active" })).toEqual(["expired"]);
	});
});

describe.each([["a guest", null], ...roles.map((role) => [role, as(role)] as const)] as const)(
	"%s and others' registrations",
	(name, viewer) => {
		const isStaff = ["salesPerson", "customerSupport", "admin"].includes(name);

		test(`${isStaff ? "registers" : "does not register"} others`, () => {
			expect(mayRegisterOthers(viewer)).toBe(isStaff);
		});

		test(`${isStaff ? "waives" : "does not waive"} payments, and never their own`, () => {
			expect(maySkipPayments(viewer)).toBe(isStaff);
			expect([ownerId, null].map((owner) => maySkipPaymentOf(owner, viewer))).toEqual([isStaff, isStaff]);
			expect(viewer !== null && maySkipPaymentOf(viewer.userId, viewer)).toBe(false);
		});

		test("searches by mobile only as a manager", () => {
			expect(maySearchByMobile(viewer)).toBe(name === "customerSupport" || name === "admin");
		});
	},
);
