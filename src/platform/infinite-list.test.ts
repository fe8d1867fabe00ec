import { expect, test } from "vitest";
import { appendPage, refreshFirstPage } from "./infinite-list.ts";

const list = (ids: string, nextCursor: string | null) => ({
	items: ids.split("").map((_id) => ({ _id })),
	nextCursor,
});

test("a page more: nobody stands in the list twice", () => {
	expect(appendPage(list("abc", "c"), list("cde", null))).toEqual(list("abcde", null));
});

test("coming back: the beginning is as it is now, what was loaded beyond it stays", () => {
	expect(refreshFirstPage(list("abcdef", "f"), list("xab", "b"))).toEqual(list("xabdef", "f"));
});

test("coming back: what left the list is gone where the whole list was read again", () => {
	expect(refreshFirstPage(list("abc", null), list("bc", null))).toEqual(list("bc", null));
	expect(refreshFirstPage(list("abc", "c"), list("bcd", "d"))).toEqual(list("bcd", "d"));
});
