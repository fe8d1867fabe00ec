import { expect, test } from "vitest";
import { newestOf, refreshed } from "./staff-list.ts";

const list = (ids: string, nextCursor: string | null) => ({
	items: ids.split("").map((_id) => ({ _id })),
	nextCursor,
});

test("coming back: the beginning is as it is now, what was loaded beyond it stays", () => {
	expect(refreshed(list("abcdef", "f"), list("xab", "b"))).toEqual(list("xabdef", "f"));
});

test("coming back: what left the list is gone where the whole list was read again", () => {
	expect(refreshed(list("abc", null), list("bc", null))).toEqual(list("bc", null));
	expect(refreshed(list("abc", "c"), list("bcd", "d"))).toEqual(list("bcd", "d"));
});

test("of many lists the newest are kept", () => {
	const kept = newestOf<number>(2);
	kept.set("a", 1);
	kept.set("b", 2);
	kept.set("a", 3);
	kept.set("c", 4);
	expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([3, undefined, 4]);
});
