import { expect, test } from "vitest";
import { lengthened } from "./growing-list.ts";

const list = (ids: string, nextCursor: string | null) => ({
	items: ids.split("").map((_id) => ({ _id })),
	nextCursor,
});

test("a page more: nobody stands in the list twice", () => {
	expect(lengthened(list("abc", "c"), list("cde", null))).toEqual(list("abcde", null));
});
