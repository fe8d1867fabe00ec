import { describe, expect, test } from "vitest";
import { roomFor, checkPicked } from "./picked-pictures.ts";

const files = (...names: string[]) => names.map((name) => new File(["x"], name, { type: "image/jpeg" }));
const findFault = async ({ name }: File) => (name.startsWith("bad") ? "cannot be read" : undefined);
const take = async (names: string[], room: number) =>
	(await checkPicked(files(...names), room, findFault)).map(({ name, isPicked, fault }) => [
		name,
		isPicked === true ? "taken" : fault,
	]);

describe("checkPicked", () => {
	test("accepts pictures in order as long as there is room, and names the others", async () => {
		expect(await take(["a", "b", "c"], 2)).toEqual([
			["a", "taken"],
			["b", "taken"],
			["c", "A registration can have at most 10 pictures."],
		]);
	});

	test("gives the reason for a rejected file, which takes up no room", async () => {
		expect(await take(["bad a", "bad b", "c"], 1)).toEqual([
			["bad a", "cannot be read"],
			["bad b", "cannot be read"],
			["c", "taken"],
		]);
	});

	test("reports an invalid file's own fault even if there is no room", async () => {
		expect(await take(["bad"], 0)).toEqual([["bad", "cannot be read"]]);
	});

	test("accepts nothing if nothing was picked", async () => {
		expect(await take([], 0)).toEqual([]);
	});
});

test.each([
	[0, 0, 10],
	[7, 2, 1],
	[10, 0, 0],
	[9, 5, 0],
])("with %i stored and %i being sent there is room for %i", (stored, underWay, room) => {
	expect(roomFor(stored, underWay)).toBe(room);
});
