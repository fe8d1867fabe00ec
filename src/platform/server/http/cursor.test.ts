import { describe, expect, test } from "vitest";
import { paginate, encodeCursor, decodeCursor } from "./cursor.ts";

describe("a page of three", () => {
	test.each([
		["nothing was found", [], [], null],
		["less was found than it shows", [1, 2], [1, 2], null],
		["just as much was found", [1, 2, 3], [1, 2, 3], null],
		["one row more was found", [1, 2, 3, 4], [1, 2, 3], "behind 3"],
		["many more were found", [1, 2, 3, 4, 5, 6], [1, 2, 3], "behind 3"],
	])("where %s", (_, found, rows, nextCursor) => {
		expect(paginate(found, 3, (last) => `behind ${last}`)).toEqual({ rows, nextCursor });
	});
});

test("starts the next page after the last row shown", () => {
	const found = [{ turn: 7 }, { turn: 9 }, { turn: 12 }];
	const { nextCursor } = paginate(found, 2, ({ turn }) => encodeCursor([turn]));
	expect(decodeCursor(nextCursor ?? "", ["number"])).toEqual([9]);
});
