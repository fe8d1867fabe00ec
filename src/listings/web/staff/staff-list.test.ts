import { expect, test } from "vitest";
import { newestOf } from "./staff-list.ts";

test("keeps the newest of many lists", () => {
	const kept = newestOf<number>(2);
	kept.set("a", 1);
	kept.set("b", 2);
	kept.set("a", 3);
	kept.set("c", 4);
	expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([3, undefined, 4]);
});
