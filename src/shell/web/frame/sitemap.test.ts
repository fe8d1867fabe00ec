import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { publicJobs } from "../../../job-board/job-board.contract.ts";
import { brand, siteBrand } from "../../brand.ts";
import { loader } from "./sitemap.ts";

const entry = (name: string, comingSoon = false) => ({
	_id: crypto.randomUUID(),
	name,
	image: "",
	icon: "",
	link: `/${name}`,
	comingSoon,
});

describe("/sitemap.xml", () => {
	it("lists the home page, the static pages, every open service and the newest jobs, once each", async () => {
		const context = new RouterContextProvider();
		context.set(siteBrand, { ...brand, origin: "https://nukkad.example/?a&b" });
		context.set(publicCatalogue, {
			home: async () => ({
				popular: [entry("plumber")],
				sectors: [{ name: "Repairs", slug: "repairs", entries: [entry("plumber"), entry("bars", true)] }],
			}),
			search: async () => ({ asked: { service: "", place: "" }, services: [], nearest: [], locations: [] }),
			landing: async () => null,
			locations: async () => [],
			nearestPlaces: async () => [],
		});
		context.set(publicJobs, {
			open: async () => ({ jobs: [], nextCursor: null }),
			details: async () => null,
			newest: async () => ["1", "2"],
		});
		const url = new URL("https://nukkad.example/sitemap.xml");
		const answer = await loader({
			request: new Request(url),
			url,
			pattern: "/sitemap.xml",
			params: {},
			context,
		});
		const xml = await answer.text();
		const paths = Array.from(
			xml.matchAll(/<loc>https:\/\/nukkad\.example\/\?a&amp;b(.*?)<\/loc>/g),
			([, path]) => path,
		);
		expect(paths).toEqual(expect.arrayContaining(["/", "/terms", "/about-us", "/refund-policy", "/plumber"]));
		expect(paths).toEqual(expect.arrayContaining(["/jobs", "/jobs/1", "/jobs/2"]));
		expect(paths).not.toContain("/bars");
		expect(new Set(paths).size).toBe(paths.length);
	});
});
