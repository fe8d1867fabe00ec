import { describe, expect, test } from "vitest";
import { kilometresBetween } from "../../distance.ts";
import { centreOf, medianPoint, pointOf } from "./centre-point.ts";

const shimla = { latitude: 31.1, longitude: 77.17 };
const office = (t: "HO" | "PO" | "BO", d: 0 | 1, a: number, n: number) => ({ t, d, a, n });

describe("an office's point", () => {
	test.each([
		["as it stands", 31.1, 77.17, shimla],
		["exchanged", 77.17, 31.1, shimla],
		["none", 0, 0, null],
		["in the ocean", 1.5, 60, null],
		["beyond the north", 77.17, 77.17, null],
	])("%s", (_, a, n, point) => {
		expect(pointOf({ a, n })).toEqual(point);
	});
});

describe("a pincode's coordinates", () => {
	test.each([
		[
			"the delivering head office",
			[office("BO", 1, 31, 77), office("PO", 1, 31.2, 77.2), office("HO", 1, 31.1, 77.17)],
		],
		["the delivering post office", [office("HO", 0, 31.3, 77.3), office("PO", 1, 31.1, 77.17)]],
		["any other office of a town", [office("BO", 1, 31.3, 77.3), office("PO", 0, 31.1, 77.17)]],
		[
			"the middle of the villages",
			[
				office("PO", 1, 0, 0),
				office("BO", 1, 31, 77.1),
				office("BO", 1, 31.1, 77.17),
				office("BO", 1, 31.4, 77.9),
			],
		],
		["the middle of the district, where all others are astray", [office("HO", 1, 13, 80)]],
		["exchanged coordinates put right", [office("HO", 1, 77.17, 31.1)]],
	])("is the point of %s", (_, offices) => {
		expect(centreOf(offices, shimla)).toEqual(shimla);
	});

	test("is null if the district has none", () => {
		expect(centreOf([office("BO", 1, 0, 0)], null)).toBeNull();
	});
});

test("the centre of an even number is between the two in the middle", () => {
	expect(
		medianPoint([
			{ latitude: 10, longitude: 70 },
			{ latitude: 20, longitude: 80 },
		]),
	).toEqual({ latitude: 15, longitude: 75 });
	expect(medianPoint([])).toBeNull();
});

test("Shimla and Chandigarh are about fifty kilometres apart", () => {
	const kilometres = kilometresBetween(shimla, { latitude: 30.74, longitude: 76.78 });
	expect(kilometres).toBeGreaterThan(50);
	expect(kilometres).toBeLessThan(60);
});
