import { expect, test } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { notificationKinds } from "../../notification.ts";
import { kindGroups, kindGroupsFor } from "./kind-groups.ts";

const offered = (role: Role) => kindGroupsFor({ role }).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));

test("every kind can be turned off, once, under words of its own", () => {
	const kinds = kindGroups.flatMap((group) => group.kinds);
	expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(notificationKinds.toSorted());
	expect(new Set(kinds.map(({ label }) => label())).size).toBe(kinds.length);
});

test("only admins are offered what only admins are told", () => {
	expect(offered("admin")).toEqual(kindGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
	for (const role of ["user", "salesPerson", "customerSupport"] as const)
		expect(offered(role)).not.toContain("staff.numbers");
	expect(offered("user")).toContain("payment.settled");
});

test("what becomes of leads that staff assigned is offered to staff and nobody else", () => {
	const ofStaff = ["lead.accepted", "lead.rejected", "lead.unanswered"];
	for (const role of ["admin", "salesPerson", "customerSupport"] as const)
		expect(offered(role)).toEqual(expect.arrayContaining(ofStaff));
	for (const role of ["user", "affiliatePartner", "promotor"] as const)
		expect(offered(role).filter((kind) => ofStaff.includes(kind))).toEqual([]);
});
