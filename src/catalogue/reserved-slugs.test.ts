import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../routes.ts";
import { reservedSlugs } from "./reserved-slugs.ts";

/** The paths of the routes, including those below layouts, which have no path. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
	entries.flatMap(({ path, children = [] }) => (path === undefined ? pathsOf(children) : [path]));

test("reserves the first word of every page and public folder", () => {
	const firstWords = pathsOf(routes).flatMap((path) => path.split("/")[0] ?? []);
	const folders = readdirSync(new URL("../../public", import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
	const own = [...firstWords, ...folders].filter((word) => /^[a-z0-9-]+$/.test(word));
	expect(own).toContain("media");
	expect(own.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
