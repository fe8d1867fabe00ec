import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../pages.ts";
import { reservedSlugs } from "./reserved-slugs.ts";

test("reserves the first word of every page and public folder", () => {
	const firstWords = pages.flatMap(({ path }) => path.split("/")[1] ?? []);
	const folders = readdirSync(new URL("../../public", import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
	const own = [...firstWords, ...folders].filter((word) => /^[a-z0-9-]+$/.test(word));
	expect(own).toEqual(expect.arrayContaining(["media", "leads", "today"]));
	expect(own.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
