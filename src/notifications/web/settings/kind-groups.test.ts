import { expect, test } from "vitest";
import type { Activity } from "../../../accounts/accounts.contract.ts";
import type { Role } from "../../../platform/access.ts";
import { notificationKinds } from "../../notification.ts";
import { kindGroups, kindGroupsFor } from "./kind-groups.ts";

const offered = (role: Role, activities: Activity[] = ["listings"]) =>
	kindGroupsFor({ role, activities }).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

test("offers every kind once, with its own label", () => {
	const kinds = kindGroups.flatMap((group) => group.kinds);
	expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(notificationKinds.toSorted());
	expect(new Set(kinds.map(({ label }) => label())).size).toBe(kinds.length);
});

test("offers kinds for admins only to admins", () => {
	expect(offered("admin")).toEqual(kindGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
	for (const role of ["user", "salesPerson", "customerSupport"] as const)
		expect(offered(role)).not.toContain("staff.numbers");
	expect(offered("user")).toContain("payment.settled");
});

test("offers kinds about assigned leads only to staff", () => {
	const ofStaff = ["lead.accepted", "lead.rejected", "lead.unanswered"];
	for (const role of ["admin", "salesPerson", "customerSupport"] as const)
		expect(offered(role)).toEqual(expect.arrayContaining(ofStaff));
	for (const role of ["user", "affiliatePartner", "promotor"] as const)
		expect(offered(role).filter((kind) => ofStaff.includes(kind))).toEqual([]);
});

test("offers kinds about listings, leads for them and plans only to people who have a listing", () => {
	const ofProfessionals = [
		"lead.new",
		"lead.booked",
		"lead.number-checked",
		"listing.confirmed",
		"credit.returned",
	];
	expect(offered("user")).toEqual(expect.arrayContaining(ofProfessionals));
	for (const activities of [[], ["jobs"]] satisfies Activity[][]) {
		expect(offered("user", activities).filter((kind) => ofProfessionals.includes(kind))).toEqual([]);
		expect(offered("user", activities)).toEqual(
			expect.arrayContaining(["lead.claimed", "job.new", "payment.settled"]),
		);
	}
});
