import { describe, expect, test } from "vitest";
import {
	type LeadConditions,
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
const runningAt = "2026-11-21T06:30:00.000Z";
const open = { status: "open", runningAt, openToAllAt: runningAt } as const;

describe("frequent lists have a prepared plan", () => {
	test.each([
		["open", null, open, openLeads, ["open", runningAt, runningAt, 21]],
		[
			"open, next page",
			null,
			{ ...open, after },
			openLeadsAfter,
			["open", after.at, "lead", runningAt, runningAt, 21],
		],
		[
			"of a service",
			null,
			{ ...open, service: "s" },
			openLeadsOfService,
			["open", "s", runningAt, runningAt, 21],
		],
		[
			"of a service, next page",
			null,
			{ ...open, service: "s", after },
			openLeadsOfServiceAfter,
			["open", "s", after.at, "lead", runningAt, runningAt, 21],
		],
		["at a place", null, { ...open, place: "p" }, openLeadsAtPlace, ["open", "p", runningAt, runningAt, 21]],
		["for a viewer", "v", open, openLeadsForViewer, ["v", "open", runningAt, runningAt, 21]],
		[
			"for a viewer, next page",
			"v",
			{ ...open, after },
			openLeadsForViewerAfter,
			["v", "open", after.at, "lead", runningAt, runningAt, 21],
		],
		[
			"for a viewer, of a service",
			"v",
			{ ...open, service: "s" },
			openLeadsOfServiceForViewer,
			["v", "open", "s", runningAt, runningAt, 21],
		],
	] as const)("%s", (_, viewerId, conditions, statement, values) => {
		expect(leadListQuery(viewerId, conditions, 21)).toEqual({ statement, values });
		expect(statement.name).not.toBe("");
	});

	test("no two plans share a name", () => {
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

describe("other lists", () => {
	test("contain all their conditions", () => {
		const conditions = { choice: "c", from: "x", source: "lead-form", status: undefined } as const;
		const { statement, values } = leadListQuery(null, conditions, 5);
		expect(statement).toBe(leadListQuery(null, conditions, 9).statement);
		expect(statement.name).not.toBe("");
		expect(statement.text).toMatch(
			/from leads l\nwhere l.source = \$1::text\n\tand l.choice_id = \$2::uuid\n\tand l.created_at >= \$3::timestamptz\norder by l.created_at desc nulls last, l.id desc nulls last\nlimit \$4$/,
		);
		expect(values).toEqual(["lead-form", "c", "x", 5]);
	});

	test("merge a page per value, and join the viewer's own claims", () => {
		const { statement, values } = leadListQuery("v", { places: ["a", "b"], status: "open" }, 5);
		expect(statement.text).toContain("unnest($3::uuid[]) one(id)");
		expect(statement.text).toContain("where l.location_id = one.id\n\tand l.status = $2::text\n");
		expect(statement.text).not.toContain("l.location_id = any(");
		expect(values).toEqual(["v", "open", ["a", "b"], 5]);
	});

	test("start from the condition with the fewest leads and narrow by the rest", () => {
		const all: LeadConditions = { assigned: "d", direct: true, places: ["a"], customer: "k" };
		const wayOf = (conditions: LeadConditions) => leadListQuery("v", conditions, 5).statement.text;
		expect(wayOf({ ...all, claimed: true })).toContain(
			"from lead_claims c join leads l on l.id = c.lead_id where c.user_id = $1",
		);
		expect(wayOf({ claimed: true, places: ["a"], service: "s" })).toContain(
			"from lead_claims c where c.user_id = $1::uuid\n\tand c.lead_service_id = $2",
		);
		expect(wayOf(all)).toMatch(/l\.origin_listing_id = one\.id[^]*l\.location_id = any/);
		expect(wayOf({ ...all, direct: undefined })).not.toContain("unnest");
		expect(wayOf({ places: ["a"], customer: "k" })).not.toContain("unnest");
	});
});

test("every combination binds its values in the order of its placeholders", () => {
	const all: Required<LeadConditions> = {
		status: "open",
		service: "s",
		place: "p",
		source: "lead-form",
		customer: "k",
		choice: "c",
		lead: "l",
		claimType: "self",
		places: ["a"],
		direct: true,
		assigned: "d",
		claimed: true,
		from: "f",
		until: "u",
		after,
		runningAt,
		openToAllAt: runningAt,
	};
	const names = Object.keys(all);
	const wrong: string[][] = [];
	const kept = new Set<string>();
	for (let combination = 0; combination < 2 ** names.length; combination++) {
		const given = names.filter((_, index) => Math.floor(combination / 2 ** index) % 2 === 1);
		const conditions: LeadConditions = Object.fromEntries(
			Object.entries(all).filter(([name]) => given.includes(name)),
		);
		const { statement, values } = leadListQuery("v", conditions, 21);
		if (statement.name !== "") kept.add(statement.name);
		const taken = new Set(statement.text.match(/\$\d+/g));
		// The place where a list is read shows which value belongs to it.
		const lists = Array.from(
			statement.text.matchAll(/\$(\d+)::uuid\[\]/g),
			([, place]) => values[Number(place) - 1],
		);
		const isRight =
			taken.size === values.length &&
			values.every((_, index) => taken.has(`$${index + 1}`)) &&
			lists.every((value) => Array.isArray(value));
		if (!isRight) wrong.push(given);
	}
	expect(wrong).toEqual([]);
	// Otherwise the many combinations of filters would fill the connections with plans.
	expect(kept.size).toBeGreaterThan(100);
	expect(kept.size).toBeLessThanOrEqual(200);
});
