import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { reservedSlugs } from "./reserved-slugs.ts";

test("the first word of every page and every public folder is reserved", () => {
	const firstWords = routes.flatMap(({ path }) => path?.split("/")[0] ?? []);
	const folders = readdirSync(new URL("../../public", import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
	const own = [...firstWords, ...folders].filter((word) => /^[a-z0-9-]+$/.test(word));
	expect(own).toContain("media");
	expect(own.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
