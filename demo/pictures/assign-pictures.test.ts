import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import { demoProfessionals } from "../professionals/professionals.ts";
import { sights } from "../words/sights.ts";
import { assignPictures } from "./assign-pictures.ts";
import { pictureFiles, portraitFiles } from "./read-pictures.ts";

const services = starterCatalogue.flatMap((sector) => sector.services);
const files = pictureFiles();
const professionals = demoProfessionals();
const assigned = assignPictures(professionals, files);
const picturesOf = (key: string) => assigned.get(key) ?? [];

describe("the demo's pictures", () => {
	test("exist for every service", () => {
		expect([...files.keys()].toSorted()).toEqual(services.map(({ slug }) => slug).toSorted());
	});

	test("take at most 6 MB, including portraits", () => {
		const sizes = [...files].flatMap(([slug, names]) =>
			names.map((name) => statSync(join(import.meta.dirname, slug, name)).size),
		);
		const portraits = portraitFiles().map(
			(name) => statSync(join(import.meta.dirname, "../portraits/drawn", name)).size,
		);
		const all = [...sizes, ...portraits].reduce((sum, size) => sum + size, 0);
		expect(all).toBeLessThan(6_000_000);
	});

	test("are all different", () => {
		const contents = [...files].flatMap(([slug, names]) =>
			names.map((name) => readFileSync(join(import.meta.dirname, slug, name)).toString("base64")),
		);
		expect(new Set(contents).size).toBe(contents.length);
	});
});

describe("assigning pictures", () => {
	test("gives every professional with pictures a cover that no other one of the service has", () => {
		const covers = professionals.flatMap(({ key }) => picturesOf(key).slice(0, 1));
		expect(covers.length).toBe(professionals.filter(({ pictures }) => pictures > 0).length);
		expect(new Set(covers).size).toBe(covers.length);
	});

	test("shows as many pictures as requested, without repetition in one listing", () => {
		for (const { key, pictures } of professionals) {
			expect(picturesOf(key)).toHaveLength(pictures);
			expect(new Set(picturesOf(key)).size).toBe(pictures);
		}
	});

	test("shows each sight only in its own pictures", () => {
		const shown = professionals
			.filter(({ service }) => service.slug === "tourist-attractions")
			.flatMap(({ key, firmName }) => picturesOf(key).map((file) => [file.split(/[/-]/).at(-2), firmName]));
		expect(shown.length).toBe(files.get("tourist-attractions")?.length);
		for (const [index, { name }] of sights.entries())
			expect(shown.filter(([set]) => Number(set) === index + 1).map(([, sight]) => sight)).toEqual([
				name,
				name,
			]);
	});

	test("never shows one business's cover in another's gallery", () => {
		const covers = new Set([...assigned.values()].map(([cover]) => cover));
		const galleries = [...assigned.values()].flatMap((pictures) => pictures.slice(1));
		expect(galleries.filter((file) => covers.has(file))).toEqual([]);
	});

	test("shows neighbours in a town different pictures, in another order", () => {
		const strips = professionals.filter(
			({ service, pictures }) => service.cardType !== "image" && pictures > 1,
		);
		const towns = Map.groupBy(strips, ({ service, home }) => `${service.slug} in ${home}`);
		const crowded = [...towns].filter(([, { length }]) => length > 1);
		expect(crowded.map(([town]) => town)).toContain("photographer in chandigarh");
		for (const [town, neighbours] of crowded) {
			const shown = neighbours.map(({ key }) => picturesOf(key));
			expect(new Set(shown.flat()).size, town).toBe(shown.flat().length);
			const subjects = shown.map((strip) => strip.map((file) => file.split("-").at(-1)).join());
			expect(new Set(subjects).size, town).toBe(subjects.length);
		}
	});

	test("starts again with the first set if a service has more professionals than sets", () => {
		const two = new Map([["welder", ["01-1.avif", "02-1.avif"]]]);
		const three = ["a", "b", "c"].map((key) => ({
			key,
			pictures: 1,
			home: key,
			service: { slug: "welder" },
		}));
		expect([...assignPictures(three, two).values()]).toEqual([
			["welder/01-1.avif"],
			["welder/02-1.avif"],
			["welder/01-1.avif"],
		]);
	});
});
