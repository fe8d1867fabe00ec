import { describe, expect, test } from "vitest";
import { askedPageIn, pageOf } from "./kept-pages.ts";

const site = "https://nukkad.example";

test.each([
	["/", "/"],
	["/_.data", "/"],
	["/electrician", "/electrician"],
	["/electrician.data?_routes=landing", "/electrician"],
	["/leads.data?hasUserBookings=true&_routes=leads", "/leads?hasUserBookings=true"],
])("the page of %s is %s", (address, page) => {
	expect(pageOf(site + address)).toBe(page);
});

describe("the page that the offline page replaces", () => {
	test("is the path with its query", () => {
		expect(askedPageIn("#/leads?status=open", site)).toBe("/leads?status=open");
	});

	test.each(["", "#", "#main", "#//evil.example/", "#https://evil.example/", "#/\\evil.example"])(
		"is not %s",
		(hash) => {
			expect(askedPageIn(hash, site)).toBeNull();
		},
	);
});
