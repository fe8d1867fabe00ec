import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { accessOf, pages, staffAccessOf } from "./pages.ts";

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

it("names files that exist, each path once", () => {
	expect(pages.filter(({ file }) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
	expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

describe("search engines", () => {
	// The dashboard only redirects.
	const screens = pages.filter(({ path }) => !/\.(txt|xml)$/.test(path) && path !== "/dashboard");

	test.each(screens)("$path says in its tags whether it may be listed", ({ file, isListed }) => {
		expect(sourceOf(file).includes("pageMeta(")).toBe(isListed === true);
	});

	it("list only pages that everyone may open", () => {
		expect(pages.filter(({ access, isListed }) => isListed && access !== "public")).toEqual([]);
	});
});

describe("access", () => {
	it("belongs to a page by its path, and to a staff page by its route", () => {
		expect(accessOf("/registrations")).toBe("managers");
		expect(staffAccessOf("listings/web/staff/registrations")).toBe("managers");
	});

	it("is for admins only if the route is unknown or no staff page", () => {
		expect(staffAccessOf(undefined)).toBe("admin");
		expect(staffAccessOf("back-office/web/unknown")).toBe("admin");
		expect(staffAccessOf("shell/web/home/home")).toBe("admin");
	});

	it("of an unknown path is an error", () => {
		expect(() => accessOf("/unknown")).toThrow("/unknown");
	});
});
