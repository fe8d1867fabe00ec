import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "../routes.ts";
import { templateOf } from "./page-template.ts";

const isService = (slug: string) => slug === "electrician";
const id = "0198f1c2-3a4b-7c5d-8e6f-0123456789ab";

test.each([
	["/", "/"],
	["/leads?mobile=9876543210", "/leads"],
	["/leads/", "/leads"],
	[`/lead/${id}`, "/lead/:id"],
	[`/lead/${id}/offers#top`, "/lead/:id/offers"],
	["/lead/new", "/lead/new"],
	["/electrician", "/:service"],
	["/show-service/electrician", "/show-service/:service"],
	["/show-service/electrician/shimla", "/show-service/:service/:place"],
	["/show-service/electrician/fan/shimla/more", "/show-service/:service/:place"],
	["/payment-status/N2K4", "/payment-status/:id"],
	["/9876543210", "other"],
	["/a@b.in", "other"],
	[`/unknown/${id}`, "other"],
	["/lead//offers", "other"],
	["leads", "other"],
	["//evil.example", "other"],
	["/today", null],
	[`/people/${id}`, null],
	["/referral/payouts", null],
	["/referral", "/referral"],
])("%s is counted as %s", (path, template) => {
	expect(templateOf(path, isService)).toBe(template);
});

describe("every page of the product has a template", () => {
	const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
		entries.flatMap(({ path, children }) => [
			...(path === undefined ? [] : [path]),
			...pathsOf(children ?? []),
		]);
	const staff = routes.flatMap(({ file, children }) =>
		file.includes("staff-layout") ? pathsOf(children ?? []) : [],
	);
	const filled = (path: string) =>
		`/${path
			.replace(/\/?\*$/, "")
			.replace(/:\w+\?\//, "")
			.replaceAll(/:\w+/g, id)}`;

	test("does not count staff screens", () => {
		expect(staff.length).toBeGreaterThan(10);
		expect(staff.filter((path) => templateOf(filled(path), isService) !== null)).toEqual([]);
	});

	test("counts all others", () => {
		const others = pathsOf(routes).filter(
			(path) => !staff.includes(path) && !["*", ":slug", "robots.txt", "sitemap.xml"].includes(path),
		);
		expect(others.length).toBeGreaterThan(30);
		expect(others.filter((path) => !templateOf(filled(path), isService)?.startsWith("/"))).toEqual([]);
	});
});
