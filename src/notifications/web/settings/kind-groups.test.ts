import { expect, test } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { notificationKinds } from "../../notification.ts";
import { kindGroups, kindGroupsFor } from "./kind-groups.ts";

test("every kind can be turned off, once, under words of its own", () => {
	const kinds = kindGroups.flatMap((group) => group.kinds);
	expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(notificationKinds.toSorted());
	expect(new Set(kinds.map(({ label }) => label())).size).toBe(kinds.length);
});

test("only admins are offered what only admins are told", () => {
	const offered = (role: Role) =>
		kindGroupsFor({ role }).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
	expect(offered("admin")).toEqual(kindGroups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)));
	for (const role of ["user", "salesPerson", "customerSupport"] as const)
		expect(offered(role)).not.toContain("staff.numbers");
	expect(offered("user")).toContain("payment.settled");
});
