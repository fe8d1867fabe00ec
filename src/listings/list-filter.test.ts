import { expect, test } from "vitest";
import {
	filterQuery,
	filterSearch,
	type FilterOptions,
	noFilter,
	readFilter,
	toggled,
} from "./list-filter.ts";

const seats = {
	name: "Kind",
	isSingle: true,
	options: [
		{ fact: "kind:suv", label: "SUV" },
		{ fact: "kind:sedan", label: "Sedan" },
	],
};
const options: FilterOptions = { hasPrice: true, questions: [seats] };
const everything = {
	only: "available,photos,kind:suv",
	min: "0",
	max: "5000",
	sort: "price",
	near: "31.10,77.17",
};

test("a filter and its query say the same", () => {
	const filter = readFilter(everything, options);
	expect(filter).toEqual({
		facts: ["photos", "kind:suv"],
		onlyAvailable: true,
		minimum: 0,
		maximum: 5000,
		near: { latitude: 31.1, longitude: 77.17 },
		order: "price",
	});
	expect(filterQuery(filter)).toEqual(everything);
	expect(filterSearch(filter)).toBe(
		"?only=available,photos,kind:suv&min=0&max=5000&sort=price&near=31.10,77.17",
	);
});

test.each([
	{},
	{ only: "", min: "", max: "", sort: "", near: "" },
	{ only: "kind:bus", min: "1.5", max: "-3", sort: "name", near: "012345" },
	{ min: "100000001", max: "1e3x", near: "51.50,00.12" },
])("ignores what the list cannot be filtered by: %o", (query) => {
	expect(readFilter(query, options)).toEqual(noFilter);
	expect(filterSearch(noFilter)).toBe("");
});

test("a list without prices is not sorted or filtered by them", () => {
	const filter = readFilter({ min: "1", max: "2", sort: "price" }, { ...options, hasPrice: false });
	expect(filter).toEqual(noFilter);
});

test("a fact is switched on and off", () => {
	const suv = toggled(noFilter, "kind:suv");
	expect(toggled(suv, "photos").facts).toEqual(["kind:suv", "photos"]);
	expect(toggled(suv, "kind:suv")).toEqual(noFilter);
});

test("the next page keeps the filter", () => {
	expect(filterSearch(noFilter, "abc")).toBe("?cursor=abc");
	expect(filterSearch(toggled(noFilter, "photos"), "abc")).toBe("?only=photos&cursor=abc");
});
