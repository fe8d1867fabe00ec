import { expect, test } from "vitest";
import { gridColumns, gridFrom, tileRows } from "./gallery-shape.ts";

test.each([
	["a square", { width: 800, height: 800 }, 6],
	["a landscape of 4 to 3", { width: 1600, height: 1200 }, 5],
	["a frame of 16 to 9", { width: 1600, height: 900 }, 3],
	["a portrait of 3 to 4", { width: 1200, height: 1600 }, 8],
	["a panorama, at least three rows", { width: 4000, height: 800 }, 3],
	["a tall phone picture, at most ten rows", { width: 900, height: 2400 }, 10],
	["a picture of unknown size", { width: 0, height: 0 }, 6],
])("%s", (_, size, rows) => {
	expect(tileRows(size)).toBe(rows);
});

test("shows more than five pictures in an even grid", () => {
	expect(gridFrom).toBe(6);
	expect([6, 7, 8, 9, 10].map(gridColumns)).toEqual([3, 4, 4, 3, 5]);
});
