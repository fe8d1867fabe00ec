import { expect, test } from "vitest";
import { appendPage, refreshFirstPage } from "./infinite-list.ts";

const list = (ids: string, nextCursor: string | null) => ({
	items: ids.split("").map((_id) => ({ _id })),
	nextCursor,
});

test("the next page repeats no item", () => {
	expect(appendPage(list("abc", "c"), list("cde", null))).toEqual(list("abcde", null));
});

test("returning refreshes the start and keeps what was loaded after it", () => {
	expect(refreshFirstPage(list("abcdef", "f"), list("xab", "b"))).toEqual(list("xabdef", "f"));
});

test("returning removes deleted items if the whole list was reloaded", () => {
	expect(refreshFirstPage(list("abc", null), list("bc", null))).toEqual(list("bc", null));
	expect(refreshFirstPage(list("abc", "c"), list("bcd", "d"))).toEqual(list("bcd", "d"));
});
