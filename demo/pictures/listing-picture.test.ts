import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import { countListingViews, drawListingPicture } from "./listing-picture.ts";
import { drawnServices } from "./scene-registry.ts";

function servicesIn(...sectors: string[]): string[] {
	return starterCatalogue
		.filter(({ s3PathName }) => sectors.length === 0 || sectors.includes(s3PathName))
		.flatMap(({ services }) => services.map(({ slug }) => slug));
}

function allViews(serviceSlug: string, seed: string): string[] {
	return Array.from({ length: countListingViews(serviceSlug) }, (_, index) =>
		drawListingPicture({ serviceSlug, seed, index }),
	);
}

function isFullyPainted(picture: string): boolean {
	const colours = [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour ?? "");
	return (
		colours.every((colour) => /^(?:none|#[\da-f]{6})$/.test(colour)) &&
		!/NaN|undefined|Infinity/.test(picture)
	);
}

describe("drawListingPicture", () => {
	it("draws the same pictures for the same seed", () => {
		expect(allViews("home-stays", "deodar-nook")).toEqual(allViews("home-stays", "deodar-nook"));
	});

	it("draws every service anew for other listings", () => {
		const alike = drawnServices.filter((serviceSlug) => {
			const pictures = Array.from({ length: 12 }, (_, listing) =>
				drawListingPicture({ serviceSlug, seed: `listing-${listing}`, index: 0 }),
			);
			return new Set(pictures).size < pictures.length;
		});
		expect(alike).toEqual([]);
	});

	it("paints every colour of every view", () => {
		const unpainted = drawnServices.filter((slug) => !allViews(slug, "colours").every(isFullyPainted));
		expect(unpainted).toEqual([]);
	});

	it("keeps the colour of a listing's machine from picture to picture", () => {
		const bodies = allViews("jcb", "bhutti-road").map(
			(picture) => /<path d="M48 58h44l16 34[^>]*fill="(#[\da-f]{6})"/.exec(picture)?.[1],
		);
		expect(bodies[0]).toMatch(/^#/);
		expect(new Set(bodies).size).toBe(1);
	});

	it("begins again where a gallery is longer than the views", () => {
		const index = countListingViews("hotels");
		expect(isFullyPainted(drawListingPicture({ serviceSlug: "hotels", seed: "long", index }))).toBe(true);
	});

	it("names the service that nobody has drawn", () => {
		expect(() => drawListingPicture({ serviceSlug: "astronaut", seed: "x", index: 0 })).toThrow(
			'"astronaut"',
		);
	});
});

describe("the services of the catalogue", () => {
	it("all have scenes, and nothing else has", () => {
		expect(drawnServices.toSorted()).toEqual(servicesIn().toSorted());
	});

	it("all have their picture in public/media/icons", () => {
		const files = readdirSync(new URL("../../public/media/icons/", import.meta.url));
		expect(files.toSorted()).toEqual(
			servicesIn()
				.map((slug) => `${slug}.svg`)
				.toSorted(),
		);
	});

	it("show at least three views wherever someone wants to look around", () => {
		const places = servicesIn("stays-rentals-and-offices", "leisure-and-fitness");
		expect(places).toContain("home-stays");
		expect(places.filter((slug) => countListingViews(slug) < 3)).toEqual([]);
	});
});
