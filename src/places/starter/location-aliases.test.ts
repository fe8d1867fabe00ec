import { describe, expect, it } from "vitest";
import { starterLocations } from "./locations.ts";

const aliases = starterLocations.flatMap((location) => location.aliases);
const isDevanagari = (alias: string) => /^[\p{Script=Devanagari} ]+$/u.test(alias);
const compared = (text: string) => text.toLowerCase().normalize("NFC").trim().replace(/\s+/g, " ");

describe("aliases of starter locations", () => {
	it("belong to one place each, and repeat no name and no slug", () => {
		const names = new Set(starterLocations.flatMap(({ name, slug }) => [name.toLowerCase(), slug]));
		expect(aliases.filter((alias) => names.has(alias))).toEqual([]);
		expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
	});

	it("are normalized for search: lower case, composed, single blanks", () => {
		expect(aliases.filter((alias) => alias !== compared(alias))).toEqual([]);
		expect(aliases.filter((alias) => !/^[a-z\d. ]+$/.test(alias) && !isDevanagari(alias))).toEqual([]);
	});

	it("include a name in Devanagari for every place", () => {
		expect(starterLocations.filter((location) => !location.aliases.some(isDevanagari))).toEqual([]);
	});

	it.each([
		["gurgaon", "gurugram"],
		["bangalore", "bengaluru"],
		["simla", "shimla"],
		["शिमला", "shimla"],
		["मनाली", "manali"],
		["dharamshala", "dharmshala"],
		["dharamsala", "dharmshala"],
		["mcleodganj", "mcleod-ganj"],
		["sas nagar", "mohali"],
		["sahibzada ajit singh nagar", "mohali"],
		["cp", "connaught-place"],
		["पणजी", "north-goa"],
	])("find %s as %s", (alias, slug) => {
		expect(starterLocations.find((location) => location.aliases.includes(alias))?.slug).toBe(slug);
	});
});
