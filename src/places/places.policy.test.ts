import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { mayAddForOthers, mayChangeAddress, mayTouchAddress } from "./places.policy.ts";

const table = {
	user: { touch: false, change: false, changeInUse: false, addForOthers: false },
	affiliatePartner: { touch: false, change: false, changeInUse: false, addForOthers: false },
	promotor: { touch: false, change: false, changeInUse: false, addForOthers: false },
	salesPerson: { touch: true, change: true, changeInUse: false, addForOthers: true },
	customerSupport: { touch: true, change: true, changeInUse: true, addForOthers: true },
	admin: { touch: true, change: true, changeInUse: true, addForOthers: true },
};

test.each(roles)("%s and another person's address", (role) => {
	const viewer = { userId: "somebody", role };
	expect({
		touch: mayTouchAddress({ userId: "owner" }, viewer),
		change: mayChangeAddress({ userId: "owner", inUse: false }, viewer),
		changeInUse: mayChangeAddress({ userId: "owner", inUse: true }, viewer),
		addForOthers: mayAddForOthers(viewer),
	}).toEqual(table[role]);
});

test.each(roles)("%s can manage their own address", (role) => {
	const viewer = { userId: "owner", role };
	expect(mayTouchAddress({ userId: "owner" }, viewer)).toBe(true);
	for (const inUse of [false, true]) expect(mayChangeAddress({ userId: "owner", inUse }, viewer)).toBe(true);
});
