import { describe, expect, test } from "vitest";
import { roomFor, takePicked } from "./picked-pictures.ts";

const files = (...names: string[]) => names.map((name) => new File(["x"], name, { type: "image/jpeg" }));
const findFault = async ({ name }: File) => (name.startsWith("bad") ? "cannot be read" : undefined);
const take = async (names: string[], room: number) =>
	(await takePicked(files(...names), room, findFault)).map(({ name, isPicked, fault }) => [
		name,
		isPicked === true ? "taken" : fault,
	]);

describe("takePicked", () => {
	test("takes pictures in their order as long as there is room and names the others", async () => {
		expect(await take(["a", "b", "c"], 2)).toEqual([
			["a", "taken"],
			["b", "taken"],
			["c", "A registration can have at most 10 pictures."],
		]);
	});

	test("gives the reason for a file that cannot be taken, which uses up no room", async () => {
		expect(await take(["bad a", "bad b", "c"], 1)).toEqual([
			["bad a", "cannot be read"],
			["bad b", "cannot be read"],
			["c", "taken"],
		]);
	});

	test("names a bad file by its own fault when there is no room either", async () => {
		expect(await take(["bad"], 0)).toEqual([["bad", "cannot be read"]]);
	});

	test("takes nothing when nothing was picked", async () => {
		expect(await take([], 0)).toEqual([]);
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
