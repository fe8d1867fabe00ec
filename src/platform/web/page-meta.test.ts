import { expect, test } from "vitest";
import { siteOf } from "./page-meta.ts";

const brand = { name: "Nukkad", origin: "https://nukkad.example", gstState: "02" };

test("the site is what the root loader says, whatever page stands in it", () => {
	const matches = [{ id: "root", loaderData: { brand } }, undefined, { id: "payments/web/payment-page" }];
	expect(siteOf({ matches })).toEqual(brand);
});

test("where the root could not be loaded the site has no name, and nothing is said of GST", () => {
	const nothing = { name: "", origin: "", gstState: null };
	expect(siteOf({ matches: [{ id: "root", loaderData: null }] })).toEqual(nothing);
	expect(siteOf({ matches: [] })).toEqual(nothing);
});
