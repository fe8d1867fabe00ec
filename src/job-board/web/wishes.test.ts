import { describe, expect, test } from "vitest";
import { areaName, withArea } from "./wishes.ts";

const mandi = { stateName: "Himachal Pradesh", district: "Mandi" };
const kullu = { stateName: "Himachal Pradesh", district: "Kullu" };
const himachal = { stateName: "Himachal Pradesh", district: null };
const moga = { stateName: "Punjab", district: "Moga" };

describe("adding an area", () => {
	test.each([
		["appends it to the others", [moga], mandi, [moga, mandi]],
		["does not add it twice", [mandi], mandi, [mandi]],
		["replaces districts by their whole state", [mandi, moga, kullu], himachal, [moga, himachal]],
		["ignores a district of a chosen state", [himachal], mandi, [himachal]],
	])("%s", (_, areas, added, expected) => {
		expect(withArea(areas, added)).toEqual(expected);
	});

	test("refuses the eleventh area and allows a state instead of a district", () => {
		const ten = [mandi, ...Array.from({ length: 9 }, (__, at) => ({ ...moga, district: `D${at}` }))];
		expect(withArea(ten, kullu)).toEqual(ten);
		expect(withArea(ten, himachal)).toHaveLength(10);
		expect(withArea(ten, himachal)).toContainEqual(himachal);
	});
});

test("names areas by their district, or as the whole state", () => {
	expect(areaName(mandi)).toBe("Mandi, Himachal Pradesh");
	expect(areaName(himachal)).toBe("Himachal Pradesh, all districts");
});
