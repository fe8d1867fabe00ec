import { describe, expect, test } from "vitest";
import { type Role, roles } from "../platform/access.ts";
import { type AccessFacts, listingAbilities, maySee, maySeePrivate } from "./listings.policy.ts";

const ownerId = "owner";
const listing: AccessFacts = {
	ownerId,
	status: "active",
	availability: "available",
	callIcon: true,
	serviceShown: true,
};
const as = (role: Role, userId = "somebody") => ({ userId, role });
const viewers = [
	["nobody", null],
	...roles.map((role) => [role, as(role)] as const),
	["owner", as("user", ownerId)],
] as const;

type Row = Record<"seesHidden" | "private" | "book" | "edit", boolean>;
const table: Record<(typeof viewers)[number][0], Row> = {
	nobody: { seesHidden: false, private: false, book: true, edit: false },
	user: { seesHidden: false, private: false, book: true, edit: false },
	affiliatePartner: { seesHidden: false, private: false, book: true, edit: false },
	promotor: { seesHidden: false, private: false, book: true, edit: false },
	salesPerson: { seesHidden: true, private: true, book: true, edit: false },
	customerSupport: { seesHidden: true, private: true, book: true, edit: true },
	admin: { seesHidden: true, private: true, book: true, edit: true },
	owner: { seesHidden: true, private: true, book: false, edit: true },
};

describe.each(viewers)("%s", (name, viewer) => {
	const allowed = table[name];

	test("sees every listing that is shown", () => {
		expect(maySee(listing, viewer)).toBe(true);
	});

	test(`${allowed.seesHidden ? "sees" : "does not see"} one that is not`, () => {
		expect(maySee({ ...listing, status: "applied" }, viewer)).toBe(allowed.seesHidden);
		expect(maySee({ ...listing, status: "expired" }, viewer)).toBe(allowed.seesHidden);
		expect(maySee({ ...listing, serviceShown: false }, viewer)).toBe(allowed.seesHidden);
	});

	test(`${allowed.private ? "sees" : "does not see"} the private part`, () => {
		expect(maySeePrivate(listing, viewer)).toBe(allowed.private);
	});

	test(`book: ${allowed.book}, edit: ${allowed.edit}`, () => {
		expect(listingAbilities(listing, viewer)).toEqual({ book: allowed.book, edit: allowed.edit });
	});

	test("books nothing that is unavailable, not active, not to be called or switched off", () => {
		const closed: Partial<AccessFacts>[] = [
			{ availability: "unavailable" },
			{ status: "expired" },
			{ status: "applied" },
			{ callIcon: false },
			{ serviceShown: false },
		];
		for (const change of closed) expect(listingAbilities({ ...listing, ...change }, viewer).book).toBe(false);
	});
});
