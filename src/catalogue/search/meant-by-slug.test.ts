import { expect, test } from "vitest";
import { meantBySlug } from "./meant-by-slug.ts";
import { indexNames } from "./name-index.ts";

const services = indexNames([
	{ id: "electrician", name: "Electrician", names: ["electrician", "bijli wala", "बिजली वाला"] },
	{ id: "printer-ink", name: "Printer Ink", names: ["printer ink", "printer"] },
	{ id: "painter", name: "Painter", names: ["painter", "painting"] },
	{ id: "tent", name: "Tent", names: ["tent"] },
]);

test.each([
	["electricain", "electrician"],
	["Electrican", "electrician"],
	["bijli-wala", "electrician"],
	["bijlee-vala", "electrician"],
	["%E0%A4%AC", null],
	["बिजली-वाला", "electrician"],
	["paintings", "painter"],
	// Both are one letter away.
	["pinter", null],
	// Too short to guess.
	["tant", null],
	["wp-admin", null],
	["careers", null],
	["--", null],
	["", null],
])("takes %s for %s", (slug, meant) => {
	expect(meantBySlug(services, slug)?.id ?? null).toBe(meant);
});
