import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { hyphenated } from "../platform/hyphenated.ts";
import routes from "../routes.ts";
import { reservedSlugs } from "./reserved-slugs.ts";
import { starterCatalogue } from "./starter/starter-catalogue.ts";

test("no service answers to an address of the app's own", () => {
	const addresses = starterCatalogue
		.flatMap((sector) => sector.services)
		.flatMap((service) => [service.slug, hyphenated(service.type)]);
	expect(addresses.length).toBeGreaterThan(150);
	expect(addresses.filter((address) => reservedSlugs.has(address))).toEqual([]);
});

test("the first word of every page and every public folder is reserved", () => {
	const firstWords = routes.flatMap(({ path }) => path?.split("/")[0] ?? []);
	const folders = readdirSync(new URL("../../public", import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
	const own = [...firstWords, ...folders].filter((word) => /^[a-z0-9-]+$/.test(word));
	expect(own).toContain("media");
	expect(own.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
