import { describe, expect, test } from "vitest";
import { breaches, circle, faultOf, statementsElsewhere } from "./import-rules.ts";
import { readSourceFiles } from "./source-files.ts";

const files = readSourceFiles();

test("the house's rules hold: who may import whom", () => {
	expect(breaches(files)).toEqual([]);
});

test("SQL stands in repositories", () => {
	expect(statementsElsewhere(files)).toEqual([]);
});

test("there are no circles", () => {
	expect(circle(files)).toBeNull();
});

describe("the rules themselves", () => {
	test.each([
		["src/leads/web/lead-list.tsx", "src/leads/server/leads.service.ts", "web imports server"],
		["src/leads/lead.ts", "src/leads/server/leads.service.ts", "a pure file imports a floor"],
		["src/platform/money.ts", "src/leads/lead.ts", "platform imports a wing"],
		["src/subscriptions/server/a.ts", "src/leads/lead.ts", "an import upwards"],
		[
			"src/leads/server/leads.service.ts",
			"src/listings/server/listings.repository.ts",
			"another wing's repository or tables",
		],
		["src/leads/server/leads.repository.ts", "src/listings/server/listings.sql.ts", null],
		[
			"src/leads/server/leads.service.ts",
			"src/listings/server/listings.sql.ts",
			"lent SQL outside of a repository",
		],
		["src/places/server/places.repository.ts", "src/accounts/server/accounts.sql.ts", "an import upwards"],
		["src/leads/server/leads.service.ts", "src/ui/button.tsx", "only screens import ui"],
		["src/leads/server/leads.service.ts", "src/listings/server/listings.service.ts", null],
		["src/leads/server/leads.tables.ts", "src/listings/server/listings.tables.ts", null],
		["src/server.ts", "src/leads/server/leads.service.ts", null],
	])("%s → %s", (from, to, fault) => {
		expect(faultOf(from, to, false)).toBe(fault);
	});

	test("a statement in a service is found", () => {
		const file = (path: string) => ({ path, text: 'import { sql } from "drizzle-orm";', imports: [] });
		const paths = [
			"src/leads/server/leads.service.ts",
			"src/leads/server/leads.repository.ts",
			"src/platform/server/jobs.ts",
		];
		expect(statementsElsewhere(paths.map(file))).toEqual(["src/leads/server/leads.service.ts"]);
	});

	test("a circle is found", () => {
		const file = (path: string, target: string) => ({
			path,
			text: "",
			imports: [{ path: target, typeOnly: false }],
		});
		expect(circle([file("a", "b"), file("b", "c"), file("c", "a")])).toEqual(["a", "b", "c", "a"]);
	});
});
