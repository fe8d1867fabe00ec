import { describe, expect, it } from "vitest";
import { findServices, indexServices, nearestServices } from "./find-services.ts";
import { starterCatalogue } from "./starter/starter-catalogue.ts";

const index = indexServices(
	starterCatalogue
		.flatMap(({ services }) => services)
		.map(({ slug, type, choices, aliases }) => ({
			id: slug,
			type,
			names: [type, ...choices.map(({ name }) => name), ...aliases],
		})),
);

describe("findServices", () => {
	it.each([
		["cab", "taxis"],
		["homestay", "home-stays"],
		["home stay", "home-stays"],
		["bijli", "electrician"],
		["Bijli wala", "electrician"],
		["bijlee wala", "electrician"],
		["electrcian", "electrician"],
		["plumer", "plumber"],
		["taxy", "taxis"],
		["hommestay", "home-stays"],
		["एसी", "ac"],
		["Apartment Flat / Home", "flat-homes"],
	])("finds %s as %s", (typed, slug) => expect(findServices(index, typed)[0]).toBe(slug));

	it("finds a word inside a name by its beginning", () => {
		expect(findServices(index, "attrac")).toContain("tourist-attractions");
	});

	it("leaves out longer words of other services if a short query is a whole word", () => {
		expect(findServices(index, "cab")).toEqual(["taxis"]);
	});

	it("ranks whole words before beginnings of longer ones", () => {
		const found = findServices(index, "car");
		expect(found.slice(0, 2).toSorted()).toEqual(["car-washing", "groom-car"]);
		expect(found).toContain("carpenter");
	});

	it("leaves out what only resembles a word that some services are known by", () => {
		expect(findServices(index, "electrician")).toEqual(["electrician"]);
		expect(findServices(index, "homestay")).toEqual(["home-stays"]);
	});

	it("returns at most 8 services, each once", () => {
		const found = findServices(index, "c");
		expect(found).toHaveLength(8);
		expect(new Set(found).size).toBe(8);
	});

	it("keeps the given order of equally good matches", () => {
		const twins = indexServices([
			{ id: "popular", type: "Repair", names: ["repair"] },
			{ id: "other", type: "Repair", names: ["Repair"] },
		]);
		expect(findServices(twins, "repair")).toEqual(["popular", "other"]);
	});

	it.each(["", "   ", "%", "\\", "🦄", "qwzx"])("finds nothing for %j", (typed) => {
		expect(findServices(index, typed)).toEqual([]);
	});
});

describe("nearestServices", () => {
	it.each([
		["elektrishan", "electrician"],
		["elektrishan bulao", "electrician"],
	])("suggests the services most similar to %s", (typed, slug) => {
		expect(findServices(index, typed)).toEqual([]);
		expect(nearestServices(index, typed)).toContain(slug);
		expect(nearestServices(index, typed).length).toBeLessThanOrEqual(4);
	});

	it.each(["", "qwzx", "🦄"])("suggests nothing for %j", (typed) => {
		expect(nearestServices(index, typed)).toEqual([]);
	});
});
