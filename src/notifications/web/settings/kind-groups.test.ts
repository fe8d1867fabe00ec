import { expect, test } from "vitest";
import { notificationKinds } from "../../notification.ts";
import { kindGroups } from "./kind-groups.ts";

test("every kind can be turned off, once, under words of its own", () => {
	const kinds = kindGroups.flatMap((group) => group.kinds);
	expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(notificationKinds.toSorted());
	expect(new Set(kinds.map(({ label }) => label())).size).toBe(kinds.length);
});
