import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { publicCatalogue, type SearchResult } from "../../../catalogue/catalogue.contract.ts";
import { searchCounts } from "../../../insights/insights.contract.ts";
import { loader } from "./search.tsx";

const plumber = { name: "Plumber", slug: "plumber", icon: "wrench", comingSoon: false, isExact: true };
const place = (name: string) => ({
	name,
	slug: name.toLowerCase(),
	state: "Himachal Pradesh",
	isExact: true,
});

/** A catalogue with plumbers, Shimla and Solan, which understands "… in …". */
function search(what: string, where: string): SearchResult {
	const [service = "", beside = ""] = what.toLowerCase().split(" in ");
	const asked = { service, place: where === "" ? beside : where.toLowerCase() };
	return {
		asked,
		services: service === "plumber" ? [plumber] : [],
		nearest: [],
		locations: ["Shimla", "Solan"].filter((name) => name.toLowerCase() === asked.place).map(place),
	};
}

/** The searches counted as finding no service. */
const counted: string[] = [];

async function load(query: string) {
	const context = new RouterContextProvider();
	context.set(searchCounts, { countEmpty: (text) => void counted.push(text) });
	context.set(publicCatalogue, {
		search: async (what, where) => search(what, where),
		home: async () => ({ popular: [], sectors: [] }),
		landing: async () => null,
		locations: async () => [],
		nearestPlaces: async () => [],
		serviceMeant: async () => null,
		placeMeant: async () => null,
	});
	const url = new URL(`https://nukkad.example/search?${query}`);
	return loader({ request: new Request(url), url, pattern: "/search", params: {}, context });
}

/** Where the loader redirects. */
async function target(query: string): Promise<string | null> {
	const answer = await load(query).catch((thrown: unknown) => thrown);
	return answer instanceof Response ? answer.headers.get("location") : null;
}

describe("/search", () => {
	it.each([
		["q=plumber", "/plumber"],
		["q=plumber&place=Shimla", "/show-service/plumber/shimla"],
		["q=plumber+in+Solan", "/show-service/plumber/solan"],
		["q=%20Plumber%20&place=%20", "/plumber"],
	])("%s leads to %s", async (query, path) => expect(await target(query)).toBe(path));

	it("keeps the typed words if nothing matches", async () => {
		expect(await load("q=Astronaut&place=Shimla")).toMatchObject({ what: "Astronaut", where: "Shimla" });
	});

	it("counts a search that finds no service, and no other", async () => {
		counted.length = 0;
		await load("q=Astronaut&place=Shimla");
		await target("q=plumber");
		expect(counted).toEqual(["astronaut"]);
	});

	it("cuts overlong input", async () => {
		const { what } = await load(`q=${"x".repeat(5000)}`);
		expect(what).toHaveLength(80);
	});
});
