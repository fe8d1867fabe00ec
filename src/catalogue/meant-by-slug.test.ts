import { expect, test } from "vitest";
import { meantBySlug } from "./meant-by-slug.ts";

const electrician = { slug: "electrician", names: ["electrician", "bijli wala", "बिजली वाला"] };
const printer = { slug: "printer-ink", names: ["printer ink", "printer"] };
const painter = { slug: "painter", names: ["painter", "painting"] };
const tent = { slug: "tent", names: ["tent"] };
const services = [electrician, printer, painter, tent];

test.each([
	["electricain", "electrician"],
	["Electrican", "electrician"],
	["bijli-wala", "electrician"],
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
	expect(meantBySlug(slug, services)?.slug ?? null).toBe(meant);
});
