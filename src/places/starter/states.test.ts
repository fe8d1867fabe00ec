import { describe, expect, it } from "vitest";
import { starterStates } from "./states.ts";

const districtsOf = new Map(starterStates.map((state) => [state.stateName, state.districts]));

const inOrder = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

describe("starter states", () => {
	it("are all 36 states and union territories, once each, in alphabetical order", () => {
		const names = starterStates.map((state) => state.stateName);
		expect(names).toHaveLength(36);
		expect(districtsOf.size).toBe(36);
		expect(names).toEqual(names.toSorted());
	});

	it("have a unique GST code each, 01 to 38 without the retired 25 and 28", () => {
		const inUse = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0"));
		const codes = starterStates.map((state) => state.code);
		expect(codes.toSorted()).toEqual(inUse.filter((code) => code !== "25" && code !== "28"));
	});

	it.each([
		["Himachal Pradesh", "02"],
		["Chandigarh", "04"],
		["Delhi", "07"],
		["Karnataka", "29"],
		["Goa", "30"],
		["Ladakh", "38"],
	])("%s has the GST code %s", (name, code) => {
		expect(starterStates.find((state) => state.stateName === name)?.code).toBe(code);
	});

	it.each([
		["Himachal Pradesh", 12],
		["Delhi", 11],
		["Goa", 2],
		["Rajasthan", 41],
		["Uttar Pradesh", 75],
		["Chandigarh", 1],
	])("%s has %i districts", (name, count) => {
		expect(districtsOf.get(name)).toHaveLength(count);
	});

	it("have at least one district each and 740 to 800 in all", () => {
		expect(starterStates.filter((state) => state.districts.length === 0)).toEqual([]);
		const total = starterStates.reduce((sum, state) => sum + state.districts.length, 0);
		expect(total).toBeGreaterThanOrEqual(740);
		expect(total).toBeLessThanOrEqual(800);
	});

	it("name every district once in its state, in alphabetical order", () => {
		for (const { districts } of starterStates)
			expect(districts).toEqual([...new Set(districts)].toSorted(inOrder));
	});

	it("write districts in title case, without placeholders", () => {
		// The abbreviations are from people's names, which are part of the official name.
		const titleCase = /^(NTR|YSR |Dr\. B\.R\. |S\.A\.S\. )?([A-Z][a-z]+|and|24|[ ()-])*$/;
		const all = starterStates.flatMap((state) => state.districts);
		expect(all.filter((district) => !titleCase.test(district) || district.toLowerCase() === "na")).toEqual(
			[],
		);
	});

	it("include the twelve districts of Himachal Pradesh by name", () => {
		expect(districtsOf.get("Himachal Pradesh")?.join(", ")).toBe(
			"Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kullu, Lahaul and Spiti, Mandi, Shimla, Sirmaur, Solan, Una",
		);
	});
});
