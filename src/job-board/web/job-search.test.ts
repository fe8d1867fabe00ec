import { describe, expect, test } from "vitest";
import { isFiltered, jobSearchAddress, readJobSearch, withoutFilters } from "./job-search.ts";

const read = (query: string) => readJobSearch(new URLSearchParams(query));
/** The parameters that remain after parsing a query. */
const kept = (query: string) => jobSearchAddress(read(query));

describe("the URL of the job search", () => {
	test.each([
		["", "/jobs"],
		["stateName=Himachal+Pradesh&district=Mandi", "/jobs?stateName=Himachal+Pradesh&district=Mandi"],
		["pincode=175001&poName=Mandi+H.O", "/jobs?pincode=175001&poName=Mandi+H.O"],
		["service=Electrician&createdBy=me&cursor=abc", "/jobs?createdBy=me&service=electrician&cursor=abc"],
	])("?%s is parsed and formatted the same", (query, address) => {
		expect(kept(query)).toBe(address);
	});

	test.each([
		["ignores a district without its state", "district=Mandi", "/jobs"],
		["ignores a post office without its pincode", "poName=Mandi", "/jobs"],
		["prefers a pincode to a state", "pincode=175001&stateName=Punjab&district=Moga", "/jobs?pincode=175001"],
		["allows blanks in a pincode", "pincode=175+001", "/jobs?pincode=175001"],
		["ignores a pincode of five digits", "pincode=17500&stateName=Punjab", "/jobs?stateName=Punjab"],
		["ignores a pincode that begins with 0", "pincode=075001", "/jobs"],
		["accepts only the viewer's own jobs", "createdBy=somebody", "/jobs"],
		["ignores blanks", "stateName=++&service=+", "/jobs"],
		["drops other parameters", "stateName=Punjab&utm=1", "/jobs?stateName=Punjab"],
	])("%s", (_, query, address) => {
		expect(kept(query)).toBe(address);
	});

	test("truncates texts that are too long for a name", () => {
		expect(read(`stateName=${"a".repeat(500)}`).stateName).toHaveLength(100);
		expect(read(`cursor=${"a".repeat(500)}`).cursor).toHaveLength(300);
	});
});

test("keeps the person's own jobs when filters are cleared, from the first page", () => {
	expect(jobSearchAddress(withoutFilters(read("createdBy=me&pincode=175001&cursor=x")))).toBe(
		"/jobs?createdBy=me",
	);
});

test.each([
	["", false],
	["createdBy=me&cursor=x", false],
	["service=plumber", true],
	["stateName=Punjab", true],
	["pincode=175001", true],
])("has a filter in ?%s: %s", (query, is) => {
	expect(isFiltered(read(query))).toBe(is);
});
