import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Landing, publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { publicListings } from "../../listings.contract.ts";
import { loadCategory } from "./category-loader.ts";

const shimla = {
	_id: "place",
	name: "Shimla",
	slug: "shimla",
	state: "Himachal Pradesh",
	kind: "town" as const,
	parent: null,
};
const manali = { ...shimla, _id: "other", name: "Manali", slug: "manali" };
const electrician: Landing = {
	name: "Electrician",
	slug: "electrician",
	link: "/electrician",
	serviceId: "service",
	serviceName: "Electrician",
	description: "",
	icon: "zap",
	choiceId: null,
	choiceName: null,
	choices: [],
	sector: { name: "Repairs", slug: "repairs" },
	cardType: "profile",
	callIcon: true,
	comingSoon: false,
	fixedPlace: false,
	image: "",
	locations: [shimla],
};

async function load(path: string, params: Record<string, string>) {
	const context = new RouterContextProvider();
	context.set(publicCatalogue, {
		search: async () => ({ asked: { service: "", place: "" }, services: [], nearest: [], locations: [] }),
		home: async () => ({ popular: [], sectors: [] }),
		landing: async (slug) => (slug.toLowerCase() === "electrician" ? electrician : null),
		locations: async () => [shimla, manali],
		serviceMeant: async (slug) => (slug === "electricain" ? "electrician" : null),
		placeMeant: async (slug) => (slug === "shimlaa" ? "shimla" : null),
		nearestPlaces: async (_service, place) => (place === "manali" ? [shimla] : []),
	});
	context.set(publicListings, {
		options: async () => ({
			hasPrice: true,
			questions: [{ name: "AC", options: [{ fact: "ac", label: "AC" }], isSingle: true }],
		}),
		placeNear: async (_service, near) => (near === "171001" ? "shimla" : null),
		landing: async () => null,
		active: async () => ({ success: true, professionals: [], nextCursor: null }),
		details: async () => null,
		similar: async () => [],
	});
	return loadCategory({ url: new URL(path, "https://nukkad.example"), context, params });
}

/** The loader's redirect and its status; null if it shows the page. */
async function redirectOf(path: string, params: Record<string, string>) {
	const answer: unknown = await load(path, params).catch((thrown: unknown) => thrown);
	return answer instanceof Response ? [answer.status, answer.headers.get("location")] : null;
}

describe("the canonical address of a list", () => {
	it.each([
		["/electrician", { slug: "electrician" }],
		["/show-service/electrician/shimla", { serviceName: "electrician", location: "shimla" }],
	])("shows the page at %s", async (path, params) => expect(await redirectOf(path, params)).toBeNull());

	it.each([
		["/Electrician", { slug: "Electrician" }, "/electrician"],
		["/show-service/electrician", { serviceName: "electrician" }, "/electrician"],
		["/show-service/ELECTRICIAN?cursor=x", { serviceName: "ELECTRICIAN" }, "/electrician?cursor=x"],
		[
			"/show-service/Electrician/SHIMLA",
			{ serviceName: "Electrician", location: "SHIMLA" },
			"/show-service/electrician/shimla",
		],
		[
			"/show-service/electrician/shimla/more",
			{ serviceName: "electrician", location: "shimla", "*": "more" },
			"/show-service/electrician/shimla",
		],
	])("redirects %s to it", async (path, params, to) => {
		expect(await redirectOf(path, params)).toEqual([301, to]);
	});
});

it("names the nearest covered places on an empty list of a place that the service does not cover", async () => {
	const at = (location: string) =>
		load(`/show-service/electrician/${location}`, { serviceName: "electrician", location });
	expect((await at("manali")).nearest).toEqual([{ name: "Shimla", slug: "shimla" }]);
	expect((await at("shimla")).nearest).toEqual([]);
});

describe("the filter of a list", () => {
	const atShimla = { serviceName: "electrician", location: "shimla" };
	it.each([
		["?only=ac,photos&max=500&sort=price", "?only=photos,ac&max=500&sort=price"],
		["?only=no-such-fact,ac&min=-1&max=1.5&sort=name", "?only=ac"],
		["?min=900&max=100", "?min=100&max=900"],
		["?near=999999", ""],
		["?near=12.5,77", ""],
	])("redirects %s to %s", async (typed, understood) =>
		expect(await redirectOf(`/show-service/electrician/shimla${typed}`, atShimla)).toEqual([
			302,
			`/show-service/electrician/shimla${understood}`,
		]),
	);

	it("shows the nearest place of a position, unless the address names one", async () => {
		expect(await redirectOf("/electrician?near=171001&only=ac", { slug: "electrician" })).toEqual([
			302,
			"/show-service/electrician/shimla?only=ac&near=171001",
		]);
		const { filter } = await load("/show-service/electrician/manali?near=171001", {
			serviceName: "electrician",
			location: "manali",
		});
		expect(filter).toMatchObject({ near: "171001", order: "near" });
	});
});

describe("a misspelt address", () => {
	it.each([
		["/electricain", { slug: "electricain" }, "/electrician"],
		["/show-service/electricain", { serviceName: "electricain" }, "/electrician"],
		[
			"/show-service/electricain/shimla",
			{ serviceName: "electricain", location: "shimla" },
			"/show-service/electrician/shimla",
		],
		[
			"/show-service/electrician/shimlaa",
			{ serviceName: "electrician", location: "shimlaa" },
			"/show-service/electrician/shimla",
		],
		[
			"/show-service/electricain/शिमला",
			{ serviceName: "electricain", location: "शिमला" },
			"/show-service/electrician/%E0%A4%B6%E0%A4%BF%E0%A4%AE%E0%A4%B2%E0%A4%BE",
		],
	])("leads from %s to the right one", async (path, params, address) => {
		expect(await redirectOf(path, params)).toEqual([301, address]);
	});

	it.each([
		["/nothing", { slug: "nothing" }],
		["/show-service/electrician/nowhere", { serviceName: "electrician", location: "nowhere" }],
	])("has no page at %s", async (path, params) => {
		await expect(load(path, params)).rejects.toMatchObject({ init: { status: 404 } });
	});
});
