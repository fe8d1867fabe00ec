import { expect, test } from "vitest";
import { siteOf } from "./page-meta.ts";

const brand = { name: "Nukkad", origin: "https://nukkad.example", gstState: "02" };

test("takes the site from the root loader on every page", () => {
	const matches = [{ id: "root", loaderData: { brand } }, undefined, { id: "payments/web/payment-page" }];
	expect(siteOf({ matches })).toEqual(brand);
});

test("has no name and no GST if the root failed to load", () => {
	const nothing = { name: "", origin: "", gstState: null };
	expect(siteOf({ matches: [{ id: "root", loaderData: null }] })).toEqual(nothing);
	expect(siteOf({ matches: [] })).toEqual(nothing);
});
