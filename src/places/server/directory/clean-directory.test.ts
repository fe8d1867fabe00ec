import { describe, expect, test } from "vitest";
import { cleanDirectory } from "./clean-directory.ts";
import type { DirectoryRow } from "./directory-row.ts";
import { readRows } from "./read-rows.ts";

const row = (given: Partial<DirectoryRow>): DirectoryRow => ({
	p: "171001",
	o: "Shimla GPO",
	t: "HO",
	d: 1,
	i: "SHIMLA",
	s: "HIMACHAL PRADESH",
	a: 31.10549,
	n: 77.170373,
	...given,
});

const only = (...rows: DirectoryRow[]) => cleanDirectory(rows)[0];
const names = (...rows: DirectoryRow[]) => only(...rows)?.offices.map((office) => office.poName);

test("a pincode has a point, the town of its main office, and offices with current names", () => {
	expect(only(row({ o: "Busstand SO", t: "PO", d: 0 }), row({}))).toEqual({
		pincode: "171001",
		latitude: 31.1055,
		longitude: 77.1704,
		city: "Shimla",
		offices: [
			{ poName: "Shimla G.P.O.", district: "Shimla", stateName: "Himachal Pradesh" },
			{ poName: "Busstand", district: "Shimla", stateName: "Himachal Pradesh" },
		],
	});
});

test("sorts the delivering head office first, villages last, and equal ranks by name", () => {
	expect(
		names(
			row({ o: "Zeta BO", t: "BO" }),
			row({ o: "Alpha BO", t: "BO", d: 0 }),
			row({ o: "Beta SO", t: "PO", d: 0 }),
			row({ o: "Kappa HO", t: "HO", d: 0 }),
			row({ o: "Gamma SO", t: "PO" }),
			row({ o: "Delta SO", t: "PO" }),
			row({}),
		),
	).toEqual(["Shimla G.P.O.", "Delta", "Gamma", "Kappa", "Beta", "Zeta", "Alpha"]);
});

describe("two offices of one name", () => {
	test("in the same district are one place", () => {
		expect(names(row({ o: "Sidhbari SO", t: "PO" }), row({ o: "SIDHBARI BO", t: "BO" }))).toEqual([
			"Sidhbari",
		]);
	});

	test("in two districts are two places, and the second has its district as a suffix", () => {
		expect(names(row({ o: "Rampur SO", t: "PO" }), row({ o: "Rampur BO", t: "BO", i: "KULLU" }))).toEqual([
			"Rampur",
			"Rampur (Kullu)",
		]);
	});
});

describe("a row without state and district", () => {
	const nameless = { s: "NA", i: "NA", t: "PO" } as const;

	test("gets the most frequent of its pincode", () => {
		const [clean] = cleanDirectory([
			row({}),
			row({ o: "Two SO", i: "SOLAN" }),
			row({ o: "Three SO", i: "SOLAN" }),
			row({ ...nameless, o: "Four SO" }),
		]);
		expect(clean?.offices.find(({ poName }) => poName === "Four")?.district).toBe("Solan");
	});

	test.each([
		["five", "171002", "171003", "171009"],
		["four", "171011", "171022", "171030"],
		["three", "171111", "171222", "171333"],
	])("else that of pincodes with the same first %s digits", (_, pin, ...neighbours) => {
		const near = neighbours.map((p) => row({ p }));
		const found = cleanDirectory([...near, row({ ...nameless, p: pin, o: "Lost SO" })]);
		expect(found.find(({ pincode }) => pincode === pin)?.offices).toEqual([
			{ poName: "Lost", district: "Shimla", stateName: "Himachal Pradesh" },
		]);
	});

	test("is omitted without such pincodes", () => {
		expect(cleanDirectory([row({}), row({ ...nameless, p: "900001" })]).map((one) => one.pincode)).toEqual([
			"171001",
		]);
	});
});

describe("the file", () => {
	test("is read row by row, without invalid lines", () => {
		const lines = [row({}), { p: "17", o: "x" }, { ...row({}), a: "31" }, { ...row({}), o: " " }];
		const json = JSON.stringify([...lines, 5, null]).replace("null", '{"p": oops}');
		expect(readRows(json)).toEqual([row({})]);
	});

	test.each(["", "[]", "<html>", '{"pincodes": 5}'])("is refused without rows: %s", (text) => {
		expect(() => readRows(text)).toThrow("no rows");
	});
});
