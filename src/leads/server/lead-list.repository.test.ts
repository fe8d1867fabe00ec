import { describe, expect, test } from "vitest";
import {
	leadListQuery,
	openLeads,
	openLeadsAfter,
	openLeadsAtPlace,
	openLeadsForViewer,
	openLeadsForViewerAfter,
	openLeadsOfService,
	openLeadsOfServiceAfter,
	openLeadsOfServiceForViewer,
} from "./lead-list.repository.ts";

const after = { at: "2026-11-20T06:30:00.000Z", id: "lead" };

describe("lists that are asked for often are planned once", () => {
	test.each([
		["open", null, { status: "open" }, openLeads, ["open", 21]],
		["open, next page", null, { after, status: "open" }, openLeadsAfter, ["open", after.at, "lead", 21]],
		["of a service", null, { service: "s", status: "open" }, openLeadsOfService, ["open", "s", 21]],
		[
			"of a service, next page",
			null,
			{ service: "s", status: "open", after },
			openLeadsOfServiceAfter,
			["open", "s", after.at, "lead", 21],
		],
		["at a place", null, { place: "p", status: "open" }, openLeadsAtPlace, ["open", "p", 21]],
		["for a viewer", "v", { status: "open" }, openLeadsForViewer, ["v", "open", 21]],
		[
			"for a viewer, next page",
			"v",
			{ status: "open", after },
			openLeadsForViewerAfter,
			["v", "open", after.at, "lead", 21],
		],
		[
			"for a viewer, of a service",
			"v",
			{ status: "open", service: "s" },
			openLeadsOfServiceForViewer,
			["v", "open", "s", 21],
		],
	] as const)("%s", (_, viewerId, asked, statement, values) => {
		expect(leadListQuery(viewerId, asked, 21)).toEqual({ statement, values });
		expect(statement.name).not.toBe("");
	});

	test("no two have one name", () => {
		const statements = [
			openLeads,
			openLeadsAfter,
			openLeadsAtPlace,
			openLeadsForViewer,
			openLeadsForViewerAfter,
			openLeadsOfService,
		];
		expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length);
		expect(new Set(statements.map(({ text }) => text)).size).toBe(statements.length);
	});
});

test("other lists are planned anew, with all their conditions", () => {
	const { statement, values } = leadListQuery(
		"v",
		{ origins: ["a", "b"], claimType: "self", claimed: true, from: "x", status: undefined },
		5,
	);
	expect(statement.name).toBe("");
	expect(statement.text).toContain(
		"where c.claim_type = $2::text\n\tand l.origin_listing_id = any($3::uuid[])\n\tand c.id is not null\n\tand l.created_at >= $4::timestamptz",
	);
	expect(statement.text).toContain("order by l.created_at desc nulls last, l.id desc nulls last\nlimit $5");
	expect(values).toEqual(["v", "self", ["a", "b"], "x", 5]);
});
