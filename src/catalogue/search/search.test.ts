import { describe, expect, it } from "vitest";
import { starterLocations } from "../../places/starter/locations.ts";
import { searchForm } from "./search-form.ts";
import { findPlaces, findServices, indexSearch, search, searchBoth } from "./search.ts";
import { idsOf, starterSearch, starterServices } from "./testing/starter-search.ts";

const services = (typed: string) => idsOf(findServices(starterSearch.services, typed).services);
const places = (typed: string) => idsOf(findPlaces(starterSearch.places, typed));
const found = (typed: string) => {
	const result = search(starterSearch, typed);
	return { ...result, services: idsOf(result.services), places: idsOf(result.places) };
};

describe("services", () => {
	it.each([
		["cab", "taxis"],
		["homestay", "home-stays"],
		["home stay", "home-stays"],
		["bijli", "electrician"],
		["bijlee wala", "electrician"],
		["electrcian", "electrician"],
		["elektrishan bulao", "electrician"],
		["plumer", "plumber"],
		["taxy", "taxis"],
		["hommestay", "home-stays"],
		["एसी", "ac"],
		["Apartment Flat / Home", "flat-homes"],
		["nal thik karna", "plumber"],
		["dhobi", "sofa-carpet"],
	])("finds %s as %s", (typed, id) => expect(services(typed)[0]).toBe(id));

	it.each(["bijli", "nal", "safai", "gaadi", "shaadi", "dhobi", "pankha", "chulha", "tanki", "rang"])(
		"finds something for %s",
		(typed) => expect(services(typed)).not.toEqual([]),
	);

	it("finds a word inside a name by its beginning", () => {
		expect(services("attrac")).toContain("tourist-attractions");
	});

	it("leaves out longer words of other services if a query is a whole name", () => {
		expect(services("cab")).toEqual(["taxis"]);
	});

	it("ranks whole words before beginnings of longer ones", () => {
		const ids = services("car");
		expect(ids.slice(0, 2).toSorted()).toEqual(["car-washing", "groom-car"]);
		expect(ids.indexOf("carpenter")).toBeGreaterThan(ids.indexOf("groom-car"));
	});

	it("leaves out what only resembles a word that some services are known by", () => {
		expect(services("electrician")).toEqual(["electrician"]);
		expect(services("homestay")).toEqual(["home-stays"]);
	});

	it("returns at most 8, each once", () => {
		const ids = services("c");
		expect(ids).toHaveLength(8);
		expect(new Set(ids).size).toBe(8);
	});

	it("suggests at most 4 of the most similar names if there is none", () => {
		const { services: none, nearest } = findServices(starterSearch.services, "plambeering");
		expect(none).toEqual([]);
		expect(idsOf(nearest)).toContain("plumber");
		expect(nearest.length).toBeLessThanOrEqual(4);
	});

	it("tells 'car' and 'CA' from the fillers 'kar' and 'ka', which sound the same", () => {
		expect(services("safai kar do")).toEqual(["home-cleaning"]);
		expect(services("ca")).toEqual(["ca"]);
		expect(services("CA chahiye")).toEqual(["ca"]);
	});

	it("suggests what a filler begins while it is all that is typed", () => {
		expect(services("in")).toContain("interior-designer");
		expect(places("in")).toContain("indiranagar");
	});
});

describe("places", () => {
	it.each([
		["shmla", "shimla"],
		["Simla", "shimla"],
		["मनाली", "manali"],
		["karol bag", "karol-bagh"],
		["karol", "karol-bagh"],
		["S.A.S. Nagar", "mohali"],
		["mc leod ganj", "mcleod-ganj"],
		["bangalor", "bengaluru"],
		["kullu valley", "kullu"],
	])("finds %s as %s", (typed, id) => expect(places(typed)[0]).toBe(id));

	it("finds places whose names have the word, after the place of this name", () => {
		expect(places("goa")).toEqual(["goa", "north-goa", "south-goa"]);
	});

	it("lists places of a state if only the state is typed", () => {
		const inPunjab = new Set(
			starterLocations.filter(({ state }) => state === "Punjab").map(({ slug }) => slug),
		);
		expect(places("punjab")).toHaveLength(8);
		expect(places("punjab").every((id) => inPunjab.has(id))).toBe(true);
	});

	it.each(starterLocations.map(({ name, slug }) => [name, slug]))("finds %s by its name", (name, slug) => {
		expect(places(name)[0]).toBe(slug);
	});
});

describe("a service and a place in one field", () => {
	it.each([
		["plumber in mandi", "plumber", "mandi"],
		["Home Cleaning at Karol Bagh", "home cleaning", "karol bagh"],
		["taxi near bir billing", "taxi", "bir billing"],
		["manali me taxi", "taxi", "manali"],
		["shimla mein bijli wala", "bijli", "shimla"],
		["मनाली में टैक्सी", "टैक्सी", "मनाली"],
		["taxi manali", "taxi", "manali"],
		["chandigarh taxi", "taxi", "chandigarh"],
		["sofa cleaning new delhi", "sofa cleaning", "new delhi"],
		["old manali home stay", "home stay", "old manali"],
		["टैक्सी manali", "टैक्सी", "manali"],
		["taxi manli", "taxi", "manli"],
		["plumber in chandigrah", "plumber", "chandigrah"],
		["karol bag plumber", "plumber", "karol bag"],
		["plumber in ma", "plumber", "ma"],
		["plumber shim", "plumber", "shim"],
		["plumber shimla himachal pradesh", "plumber", "shimla himachal pradesh"],
		["plumber in timbuktu", "plumber", "timbuktu"],
		["electrician", "electrician", ""],
		["home cleaning", "home cleaning", ""],
		["tent house", "tent house", ""],
		["manali", "", "manali"],
		["मनाली", "", "मनाली"],
		["bir billing paragliding", "paragliding", "bir billing"],
		["himachali dham", "himachali dham", ""],
		["plumber near me", "plumber", ""],
		["ac repair nearby", "ac repair", ""],
		["plumber in", "plumber", ""],
		["mujhe plumber chahiye", "plumber", ""],
		["qwzx", "qwzx", ""],
	])("reads %j as %j at %j", (text, service, place) => {
		expect(search(starterSearch, text).asked).toEqual({ service, place });
	});

	it.each(starterServices.map(({ name, id }) => [name, id]))("%s, at each side of a place", (name, id) => {
		for (const text of [name, `${name} in Mandi`, `Shimla ${name}`]) expect(found(text).services[0]).toBe(id);
		expect(found(name).places).toEqual([]);
		expect(found(`${name} in Mandi`).places).toEqual(["mandi"]);
		expect(found(`Shimla ${name}`).places).toEqual(["shimla"]);
	});

	it("finds each place after a service", () => {
		const missed = starterLocations.filter(
			({ name, slug }) => slug !== "pan-india" && found(`plumber ${name}`).places[0] !== slug,
		);
		expect(missed).toEqual([]);
	});

	it("prefers the place that was typed with the service to the other field", () => {
		const both = (service: string, place: string) => searchBoth(starterSearch, { service, place });
		expect(idsOf(both("plumber in mandi", "Shimla").places)).toEqual(["mandi"]);
		expect(idsOf(both("plumber", "Shimla").places)).toEqual(["shimla"]);
		expect(both("plumber in qwzx", "Shimla").asked).toEqual({
			service: "plumber",
			place: searchForm("Shimla"),
		});
	});
});

describe("a word that means several things", () => {
	const place = (id: string, name: string, state: string) => ({
		id,
		name,
		state,
		names: [name.toLowerCase()],
	});
	const index = indexSearch(
		[
			{ id: "walls", name: "House Painter", names: ["house painter", "painter"] },
			{ id: "art", name: "Portrait Painter", names: ["portrait painter", "painter"] },
			{ id: "dham", name: "Punjab Dham", names: ["punjab dham"] },
		],
		[
			place("up", "Hamirpur", "Uttar Pradesh"),
			place("hp", "Hamirpur", "Himachal Pradesh"),
			place("bilaspur-hp", "Bilaspur", "Himachal Pradesh"),
			place("bilaspur-cg", "Bilaspur", "Chhattisgarh"),
		],
	);
	const ids = (text: string) => {
		const result = search(index, text);
		return { services: idsOf(result.services), places: idsOf(result.places) };
	};

	it("finds both trades, as exactly named, in their order", () => {
		const { services: both } = search(index, "painter");
		expect(both.map(({ item, isExact }) => [item.id, isExact])).toEqual([
			["walls", true],
			["art", true],
		]);
		expect(ids("portrait painter")).toEqual({ services: ["art"], places: [] });
	});

	it("finds the places of all states with this name, or of the typed state", () => {
		expect(ids("painter hamirpur").places).toEqual(["up", "hp"]);
		expect(ids("painter hamirpur himachal").places).toEqual(["hp"]);
		expect(ids("हमीरपुर उत्तर प्रदेश")).toEqual({ services: [], places: ["up"] });
		expect(ids("bilaspur chattisgarh").places).toEqual(["bilaspur-cg"]);
	});
});

describe("bad input", () => {
	it.each(["", "   ", "%", "\\", "🦄", "\u200b\u200d", "near me", "mere paas chahiye", "के पास", "qwzx"])(
		"finds nothing for %j",
		(typed) => {
			expect(found(typed)).toMatchObject({ services: [], nearest: [], places: [] });
			expect(services(typed)).toEqual([]);
			expect(places(typed)).toEqual([]);
		},
	);

	it.each([
		["🔧 plumber 🚿 shimla ❤️", "plumber", "shimla"],
		["plu\u200bmber\u200d shim\u2060la", "plumber", "shimla"],
		["प्लंबर shimla", "plumber", "shimla"],
		["bijli वाला शिमला", "electrician", "shimla"],
		["ＰＬＵＭＢＥＲ Ｓｈｉｍｌａ", "plumber", "shimla"],
		["plumber;shimla'--", "plumber", "shimla"],
		["தமிழ் plumber", "plumber", undefined],
		[`plumber shimla ${"x".repeat(500)}`, "plumber", "shimla"],
		[`plumber shimla ${"word ".repeat(100)}`, "plumber", "shimla"],
	])("finds what %j means", (typed, service, place) => {
		const result = found(typed);
		expect([result.services[0], result.places[0]]).toEqual([service, place]);
	});

	it("reads no more than the first words of a long text", () => {
		expect(found(`${"word ".repeat(50)}plumber`).services).not.toContain("plumber");
		expect(found("x".repeat(500))).toMatchObject({ services: [], places: [] });
	});
});
