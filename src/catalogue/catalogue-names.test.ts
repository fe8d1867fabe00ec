import { describe, expect, test } from "vitest";
import { changedFields, faultOfAddress, isSameName, isSectorTaken, movedTo } from "./catalogue-names.ts";

test.each([
	["Plumber", " plumber!".trim(), true],
	["Café", "Cafe", true],
	["सफाई", "सफाई", true],
	["सफाई", "मरम्मत", false],
	["Plumber", "Plumbers", false],
])("compares %s and %s as the same name: %s", (one, other, expected) => {
	expect(isSameName(one, other)).toBe(expected);
});

test("lets a sector keep its own name", () => {
	const sectors = [
		{ id: "a", sector: "Pets" },
		{ id: "b", sector: "Gardens" },
	];
	expect(isSectorTaken(sectors, "a", "PETS")).toBe(false);
	expect(isSectorTaken(sectors, "b", "pets!")).toBe(true);
});

describe("the landing page's URL of a service", () => {
	const services = [{ id: "a", slug: "cctv", nameSlug: "cctv-camera" }];
	test.each([
		["sectors", "b", "reserved"],
		["cctv", "b", "taken"],
		["cctv-camera", "b", "taken"],
		["cctv-camera", "a", null],
		["lock-repair", "b", null],
	])("/%s for %s: %s", (address, id, fault) => {
		expect(faultOfAddress(services, id, address)).toBe(fault);
	});
});

test.each([
	["c", 1, "cab"],
	["a", 3, "bca"],
	["a", 99, "bca"],
	["b", 2, "abc"],
])("moves %s to %d: %s", (id, position, order) => {
	expect(movedTo(["a", "b", "c"], id, position).join("")).toBe(order);
});

test("names only the fields that change", () => {
	expect(changedFields({ a: 1, b: [1], c: "x" }, { a: 1, b: [1], c: "y" })).toEqual({
		before: { c: "x" },
		after: { c: "y" },
	});
});
