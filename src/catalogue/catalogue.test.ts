import { describe, expect, it } from "vitest";
import type { Location } from "../places/location.ts";
import {
	catalogueOf,
	choiceBySlug,
	isOpen,
	isShown,
	locationsOf,
	type Sector,
	type Service,
} from "./catalogue.ts";

const sector: Sector = {
	id: "s1",
	sector: "Cleaning",
	sectorName: null,
	s3PathName: "cleaning",
	description: "",
	active: true,
	createdBy: null,
};

function service(change: Partial<Service> & { id: string }): Service {
	return {
		sector,
		type: change.id,
		slug: change.id,
		nameSlug: change.id,
		formerSlugs: [],
		description: "",
		icon: "spray-can",
		picture: null,
		cardType: "profile",
		callIcon: true,
		paymentRequired: true,
		comingSoon: false,
		multipleRegistration: false,
		imagesAsked: false,
		fixedPlace: false,
		popularPosition: null,
		fields: [],
		formVersion: 1,
		formerForms: [],
		active: true,
		createdBy: null,
		choices: [],
		locationIds: [],
		names: [],
		...change,
	};
}

describe.each([
	["active", {}, true, true],
	["coming soon", { comingSoon: true }, true, false],
	["switched off", { active: false }, false, false],
	["in a sector that is switched off", { sector: { ...sector, active: false } }, false, false],
	["switched off and coming soon", { active: false, comingSoon: true }, false, false],
])("a service that is %s", (_state, change, shown, open) => {
	it("is shown only if active", () => expect(isShown(service({ id: "a", ...change }))).toBe(shown));
	it("has a list only if open", () => expect(isOpen(service({ id: "a", ...change }))).toBe(open));
});

describe("the catalogue's indexes", () => {
	const sofa = { id: "c1", name: "Sofa", slug: "sofa", active: true, fields: [] };
	const carpet = service({ id: "carpet", slug: "sofa-carpet", nameSlug: "sofa-and-carpet", choices: [sofa] });
	const tank = service({ id: "tank", popularPosition: 2 });
	const car = service({ id: "car", popularPosition: 1 });
	const off = service({ id: "off", popularPosition: 3, active: false });
	const catalogue = catalogueOf([sector], [carpet, tank, car, off]);

	it("find a service by id, by landing slug and by hyphenated name", () => {
		expect(catalogue.serviceById.get("carpet")).toBe(carpet);
		expect(catalogue.serviceBySlug.get("sofa-carpet")).toBe(carpet);
		expect(catalogue.serviceBySlug.get("sofa-and-carpet")).toBe(carpet);
		expect(catalogue.serviceBySlug.get("carpet")).toBeUndefined();
	});

	it("find a choice by id with its service, and by slug within its service", () => {
		expect(catalogue.choiceById.get("c1")).toEqual({ service: carpet, choice: sofa });
		expect(choiceBySlug(carpet, "sofa")).toBe(sofa);
		expect(choiceBySlug(tank, "sofa")).toBeUndefined();
	});

	it("rank the popular services that are shown", () => {
		expect(catalogue.popular).toEqual([car, tank]);
	});

	it("find a service by a slug that it had, unless another service has it now", () => {
		const renamed = service({ id: "water-tank", formerSlugs: ["overhead-tank", "tank"] });
		const { serviceBySlug } = catalogueOf([sector], [renamed, tank]);
		expect(serviceBySlug.get("overhead-tank")).toBe(renamed);
		expect(serviceBySlug.get("tank")).toBe(tank);
	});

	it("prefer a landing slug to another service's hyphenated name", () => {
		const rival = service({ id: "rival", nameSlug: "tank" });
		expect(catalogueOf([sector], [rival, tank]).serviceBySlug.get("tank")).toBe(tank);
		expect(catalogueOf([sector], [tank, rival]).serviceBySlug.get("tank")).toBe(tank);
	});
});

const place = (id: string): Location => ({
	id,
	name: id,
	slug: id,
	state: null,
	kind: "town",
	parentId: null,
	latitude: null,
	longitude: null,
	pincode: null,
	names: [id],
});

describe("the locations of a service", () => {
	const [bir, kullu, manali] = [place("bir"), place("kullu"), place("manali")];
	const locations = [bir, kullu, manali];
	const places = { locations, byId: new Map(locations.map((location) => [location.id, location])) };

	it("are the common list", () => {
		expect(locationsOf(service({ id: "a" }), places)).toEqual(locations);
	});

	it("exclude the whole country for a fixed place", () => {
		const all = { ...place("pan-india"), kind: "all" as const };
		const withAll = { locations: [all, ...locations], byId: places.byId };
		expect(locationsOf(service({ id: "a", fixedPlace: true }), withAll)).toEqual(locations);
		expect(locationsOf(service({ id: "a" }), withAll)).toEqual([all, ...locations]);
	});

	it("are the service's own in their order", () => {
		expect(locationsOf(service({ id: "a", locationIds: ["manali", "bir", "gone"] }), places)).toEqual([
			manali,
			bir,
		]);
	});
});
