import { describe, expect, test } from "vitest";
import { roomFor, takePicked } from "./picked-pictures.ts";

const file = (name: string, { type = "image/jpeg", size = 1000 } = {}) => ({ name, type, size }) as File;

describe("what was picked", () => {
	test("is taken as far as there is room, in its order", () => {
		const { pictures, leftOut } = takePicked([file("a"), file("b"), file("c")], 2);
		expect(pictures.map(({ name, isPicked }) => [name, isPicked])).toEqual([
			["a", true],
			["b", true],
		]);
		expect(leftOut).toBe(1);
	});

	test("carries the reason where it cannot be taken, and takes up no room", () => {
		const { pictures, leftOut } = takePicked(
			[file("a", { type: "application/pdf" }), file("b", { size: 10_000_001 }), file("c")],
			1,
		);
		expect(pictures.map(({ name, fault }) => [name, fault !== undefined])).toEqual([
			["a", true],
			["b", true],
			["c", false],
		]);
		expect(leftOut).toBe(0);
	});

	test("of exactly 10 MB, or of a type that the browser does not know, is tried", () => {
		const { pictures } = takePicked([file("a", { size: 10_000_000 }), file("b", { type: "" })], 10);
		expect(pictures.every(({ fault }) => fault === undefined)).toBe(true);
	});

	test("leaves nothing out where nothing is taken", () => {
		expect(takePicked([], 0)).toEqual({ pictures: [], leftOut: 0 });
	});
});

test.each([
	[0, 0, 10],
	[7, 2, 1],
	[10, 0, 0],
	[9, 5, 0],
])("with %i stored and %i under way there is room for %i", (stored, underWay, room) => {
	expect(roomFor(stored, underWay)).toBe(room);
});
