// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { readSeenLists, rememberList } from "./seen-lists.ts";

afterEach(() => localStorage.clear());

const list = (number: number) => ({ path: `/list-${number}`, title: `List ${number}` });

test("remembers the last eight lists, each once, the latest first", () => {
	for (let number = 1; number <= 10; number += 1) rememberList(list(number));
	rememberList(list(5));
	expect(readSeenLists()).toEqual([5, 10, 9, 8, 7, 6, 4, 3].map(list));
});

test.each(["{", "null", '{"path":"/"}', '[{"path":"/"}]'])("ignores %s in the storage", (stored) => {
	localStorage.setItem("seen-lists", stored);
	expect(readSeenLists()).toEqual([]);
});
