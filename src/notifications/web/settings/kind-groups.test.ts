import { expect, test } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { notificationKinds } from "../../notification.ts";
import { kindGroups, kindGroupsFor } from "./kind-groups.ts";

const offered = (role: Role) => kindGroupsFor({ role }).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

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
