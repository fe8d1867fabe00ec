import { describe, expect, test } from "vitest";
import { isFiltered, jobSearchAddress, readJobSearch, withoutFilters } from "./job-search.ts";

const read = (query: string) => readJobSearch(new URLSearchParams(query));
/** What is left of a query once it was read. */
const kept = (query: string) => jobSearchAddress(read(query));

describe("the URL of the job search", () => {
	test.each([
		["", "/jobs"],
		["stateName=Himachal+Pradesh&district=Mandi", "/jobs?stateName=Himachal+Pradesh&district=Mandi"],
		["pincode=175001&poName=Mandi+H.O", "/jobs?pincode=175001&poName=Mandi+H.O"],
		["service=Electrician&createdBy=me&cursor=abc", "/jobs?createdBy=me&service=electrician&cursor=abc"],
	])("?%s is read and written alike", (query, address) => {
		expect(kept(query)).toBe(address);
	});

	test.each([
		["a district needs its state", "district=Mandi", "/jobs"],
		["a post office needs its pincode", "poName=Mandi", "/jobs"],
		[
			"a pincode says more than a state",
			"pincode=175001&stateName=Punjab&district=Moga",
			"/jobs?pincode=175001",
		],
		["a pincode may be typed with blanks", "pincode=175+001", "/jobs?pincode=175001"],
		["a pincode of five digits is none", "pincode=17500&stateName=Punjab", "/jobs?stateName=Punjab"],
		["a pincode never begins with 0", "pincode=075001", "/jobs"],
		["only one's own can be asked for", "createdBy=somebody", "/jobs"],
		["blanks are nothing", "stateName=++&service=+", "/jobs"],
		["other parameters go", "stateName=Punjab&utm=1", "/jobs?stateName=Punjab"],
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
])("whether ?%s filters: %s", (query, is) => {
	expect(isFiltered(read(query))).toBe(is);
});
