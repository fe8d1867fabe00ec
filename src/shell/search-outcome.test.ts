import { describe, expect, it } from "vitest";
import { decideSearch } from "./search-outcome.ts";

const service = (name: string, isExact = false, comingSoon = false) => ({
	name,
	slug: name.toLowerCase().replaceAll(" ", "-"),
	icon: "wrench",
	comingSoon,
	isExact,
});
const place = (name: string, isExact = false) => ({
	name,
	slug: name.toLowerCase(),
	state: "Himachal Pradesh",
	isExact,
});
const search = (
	asked: { service: string; place: string },
	services: ReturnType<typeof service>[],
	locations: ReturnType<typeof place>[] = [],
	nearest: ReturnType<typeof service>[] = [],
) => decideSearch({ asked, services, nearest, locations });

describe("a clear search", () => {
	it("leads to the service's own page without a place", () => {
		const outcome = search({ service: "plumber", place: "" }, [service("Plumber", true), service("Painter")]);
		expect(outcome).toEqual({ kind: "page", to: "/plumber" });
	});

	it("leads to the list of the service at the place", () => {
		const outcome = search(
			{ service: "nalsaz", place: "simla" },
			[service("Plumber", true)],
			[place("Shimla", true), place("Shiml")],
		);
		expect(outcome).toEqual({ kind: "page", to: "/show-service/plumber/shimla" });
	});

	it("takes the only match, even if mistyped", () => {
		expect(search({ service: "plumbr", place: "" }, [service("Plumber")])).toEqual({
			kind: "page",
			to: "/plumber",
		});
	});

	it("prefers the service with this name to one with this synonym", () => {
		const both = [service("Metal Fabricator", true), service("Welder", true)];
		expect(search({ service: "welder", place: "" }, both)).toEqual({ kind: "page", to: "/welder" });
	});
});

describe("a search without a matching service", () => {
	it("offers the nearest services at the place and does not redirect", () => {
		const asked = { service: "elektrishan", place: "shimla" };
		const outcome = search(asked, [], [place("Shimla", true)], [service("Electrician")]);
		expect(outcome).toMatchObject({
			kind: "choice",
			services: [],
			nearest: [{ name: "Electrician", to: "/show-service/electrician/shimla" }],
		});
	});
});

describe("an ambiguous search", () => {
	it("offers the services, each with its list at the clear place", () => {
		const outcome = search(
			{ service: "water", place: "shimla" },
			[service("Water Tanker"), service("Plumber")],
			[place("Shimla", true)],
		);
		expect(outcome).toMatchObject({
			kind: "choice",
			services: [{ to: "/show-service/water-tanker/shimla" }, { to: "/show-service/plumber/shimla" }],
			places: [],
		});
	});

	it("offers the places for the clear service", () => {
		const outcome = search(
			{ service: "plumber", place: "ram" },
			[service("Plumber", true)],
			[place("Rampur"), place("Ramgarh")],
		);
		expect(outcome).toMatchObject({
			kind: "choice",
			service: { name: "Plumber", to: "/plumber" },
			places: [{ to: "/show-service/plumber/rampur" }, { to: "/show-service/plumber/ramgarh" }],
		});
	});

	it("narrows one field at a time if neither is clear", () => {
		const outcome = search(
			{ service: "water", place: "ram" },
			[service("Water Tanker"), service("Plumber")],
			[place("Rampur"), place("Ramgarh")],
		);
		expect(outcome).toMatchObject({
			services: [{ to: "/search?q=Water+Tanker&place=ram" }, { to: "/search?q=Plumber&place=ram" }],
			places: [{ to: "/search?q=water&place=Rampur" }, { to: "/search?q=water&place=Ramgarh" }],
		});
	});

	it("says that the place is unknown and leads to the service's own page", () => {
		const outcome = search({ service: "plumber", place: "atlantis" }, [service("Plumber", true)]);
		expect(outcome).toMatchObject({
			kind: "choice",
			isPlaceUnknown: true,
			service: { name: "Plumber", to: "/plumber" },
		});
	});

	it("has no link for a service that is coming soon", () => {
		const outcome = search({ service: "bars", place: "" }, [service("Bars", true, true)]);
		expect(outcome).toMatchObject({ kind: "choice", services: [{ name: "Bars", to: null }] });
	});

	it("offers nothing for words without any match", () => {
		expect(search({ service: "xyz", place: "" }, [])).toEqual({
			kind: "choice",
			services: [],
			nearest: [],
			places: [],
			service: null,
			place: null,
			isPlaceUnknown: false,
		});
	});

	it("keeps the place while the service is missing", () => {
		const outcome = search({ service: "", place: "shimla" }, [], [place("Shimla", true)]);
		expect(outcome).toMatchObject({ kind: "choice", services: [], places: [], place: { slug: "shimla" } });
	});
});
