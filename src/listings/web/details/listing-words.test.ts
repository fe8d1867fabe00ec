import { describe, expect, test } from "vitest";
import {
	listingTitle,
	type NamedListing,
	pageTitleOf,
	personOf,
	titleAndService,
	whoAndWhat,
} from "./listing-words.ts";

const firm: NamedListing = {
	firmName: "Thakur Electricals",
	name: "Rakesh Thakur",
	service: "Electrician",
	choiceName: null,
	area: "Lower Bazaar, Shimla 171001",
};
const person = { ...firm, firmName: null };
/** The server's response for an account without a name. */
const nameless = { ...person, name: "Electrician" };
const firmOnly = { ...firm, name: "Thakur Electricals" };

describe("the title of a listing", () => {
	test.each([
		["the firm's", firm, "Thakur Electricals", "Rakesh Thakur · Electrician"],
		["the person's without a firm", person, "Rakesh Thakur", "Electrician"],
		["the firm's, shown once, before the person gave a name", firmOnly, "Thakur Electricals", "Electrician"],
		["the offer and the place, without either name", nameless, "Electrician in Shimla", "Electrician"],
		[
			"with the choice",
			{ ...nameless, choiceName: "Wiring" },
			"Electrician, Wiring in Shimla",
			"Electrician, Wiring",
		],
		["without a locality", { ...nameless, area: "Mandi 175001" }, "Electrician in Mandi", "Electrician"],
		["without a town", { ...nameless, area: "175001" }, "Electrician", "Electrician"],
	])("%s", (_, listing, title, below) => {
		expect(listingTitle(listing)).toBe(title);
		expect(whoAndWhat(listing)).toBe(below);
	});
});

test("uses neither the firm nor the service as the person's name", () => {
	expect(personOf(firm)).toBe("Rakesh Thakur");
	expect(personOf(firmOnly)).toBeNull();
	expect(personOf(nameless)).toBeNull();
});

test("names nobody who cannot be contacted, as at a sight", () => {
	const sight = { ...firm, firmName: "Jakhu Temple", service: "Tourist Attractions", callIcon: false };
	expect(listingTitle(sight)).toBe("Jakhu Temple");
	expect(whoAndWhat(sight)).toBe("Tourist Attractions");
	expect(listingTitle({ ...sight, firmName: null })).toBe("Tourist Attractions in Shimla");
});

test("names the service and the place once in a page's title", () => {
	expect(pageTitleOf(firm)).toBe("Thakur Electricals, Electrician in Lower Bazaar, Shimla 171001");
	expect(pageTitleOf(nameless)).toBe("Electrician in Shimla");
	expect(titleAndService(firm)).toBe("Thakur Electricals · Electrician");
	expect(titleAndService(nameless)).toBe("Electrician in Shimla");
});
