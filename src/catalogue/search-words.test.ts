import { describe, expect, it, test } from "vitest";
import { starterLocations } from "../places/starter/locations.ts";
import { knownNames, searchForm, splitTradeAndPlace } from "./search-words.ts";
import { starterCatalogue } from "./starter/starter-catalogue.ts";

const services = starterCatalogue.flatMap((sector) => sector.services);
const known = knownNames(
	services.flatMap(({ type, choices, aliases }) => [
		type,
		...choices.map((choice) => choice.name),
		...aliases,
	]),
	starterLocations.flatMap(({ name, aliases }) => [name, ...aliases]),
);

test.each([
	["  Plumber,  in MANDI! ", "plumber in mandi"],
	["S.A.S. Nagar", "s a s nagar"],
	["मनाली", "मनाली"],
	["शिम\u200dला", "शिमला"],
	["100% <b>AC</b>", "100 b ac b"],
	["\u0000\u0007 \n", ""],
	["", ""],
])("normalizes %j to %j", (text, expected) => {
	expect(searchForm(text)).toBe(expected);
});

describe("a query in one field", () => {
	it.each([
		// With words between.
		["plumber in mandi", "plumber", "mandi"],
		["Home Cleaning at Karol Bagh", "home cleaning", "karol bagh"],
		["taxi near bir billing", "taxi", "bir billing"],
		["manali me taxi", "taxi", "manali"],
		["shimla mein bijli wala", "bijli wala", "shimla"],
		["मनाली में टैक्सी", "टैक्सी", "मनाली"],
		// Next to each other, in either order.
		["taxi manali", "taxi", "manali"],
		["chandigarh taxi", "taxi", "chandigarh"],
		["sofa cleaning new delhi", "sofa cleaning", "new delhi"],
		["old manali home stay", "home stay", "old manali"],
		["टैक्सी मनाली", "टैक्सी", "मनाली"],
		// The place misspelt by one letter.
		["taxi manli", "taxi", "manli"],
		["plumber in chandigrah", "plumber", "chandigrah"],
		["karol bag plumber", "plumber", "karol bag"],
		// While the place is still being typed.
		["plumber in ma", "plumber", "ma"],
		// A trade alone.
		["electrician", "electrician", ""],
		["home cleaning", "home cleaning", ""],
		["electrcian", "electrcian", ""],
		["tent house", "tent house", ""],
		["qwzx", "qwzx", ""],
		// A place alone.
		["manali", "", "manali"],
		["मनाली", "", "मनाली"],
		// A trade whose own name contains a place.
		["bir billing paragliding", "paragliding", "bir billing"],
		["himachali dham", "himachali dham", ""],
		// The person's own location is no place of the list.
		["plumber near me", "plumber", ""],
		["ac repair nearby", "ac repair", ""],
		["plumber in", "plumber", ""],
		["me", "me", ""],
		["", "", ""],
	])("splits %j into trade %j and place %j", (text, trade, place) => {
		expect(splitTradeAndPlace(text, known)).toEqual({ trade, place });
	});

	it("keeps a trade's words after 'in' that are no place", () => {
		const own = knownNames(["walk in cooler", "kitchen fittings"], ["mandi"]);
		expect(splitTradeAndPlace("walk in cooler", own)).toEqual({ trade: "walk in cooler", place: "" });
		expect(splitTradeAndPlace("built in kitchen", own)).toEqual({ trade: "built in kitchen", place: "" });
	});

	it("takes no short word and no trade's word as a misspelt place", () => {
		const own = knownNames(["mandir decoration"], ["goa", "mandi"]);
		expect(splitTradeAndPlace("painter god", own)).toEqual({ trade: "painter god", place: "" });
		expect(splitTradeAndPlace("pandit mandir", own)).toEqual({ trade: "pandit mandir", place: "" });
	});

	it.each(services.map(({ type }) => [type]))("finds %s as a trade by its name", (type) => {
		expect(splitTradeAndPlace(type, known)).toEqual({ trade: searchForm(type), place: "" });
	});

	it.each(services.map(({ type }) => [`${type} in Mandi`, type]))("%s", (text, type) => {
		expect(splitTradeAndPlace(text, known)).toEqual({ trade: searchForm(type), place: "mandi" });
	});

	it.each(services.map(({ type }) => [`Shimla ${type}`, type]))("%s", (text, type) => {
		expect(splitTradeAndPlace(text, known)).toEqual({ trade: searchForm(type), place: "shimla" });
	});

	it("finds each place of the list by its name", () => {
		const names = starterLocations.map(({ name }) => searchForm(name));
		const missed = names.filter((name) => splitTradeAndPlace(`plumber ${name}`, known).place !== name);
		expect(missed).toEqual([]);
	});
});
