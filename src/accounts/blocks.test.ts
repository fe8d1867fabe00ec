import { describe, expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { type BlockFault, blockFault } from "./blocks.ts";

const person = (id: string, role: (typeof roles)[number] = "user") => ({ id, role });

describe("blockFault", () => {
	test("lets people block each other", () => {
		for (const role of ["user", "affiliatePartner", "promotor"] as const)
			expect(blockFault(person("a"), person("b", role))).toBe(null);
	});

	test.each<[string, ReturnType<typeof person>, ReturnType<typeof person>, BlockFault]>([
		["oneself", person("a"), person("a"), "self"],
		["oneself as staff", person("a", "admin"), person("a", "admin"), "self"],
		["anyone as staff", person("a", "customerSupport"), person("b"), "by-staff"],
		["a colleague as staff", person("a", "salesPerson"), person("b", "admin"), "by-staff"],
		["an admin", person("a"), person("b", "admin"), "staff"],
		["a salesPerson", person("a"), person("b", "salesPerson"), "staff"],
		["support", person("a"), person("b", "customerSupport"), "staff"],
	])("refuses to block %s", (_whom, blocker, other, fault) => {
		expect(blockFault(blocker, other)).toBe(fault);
	});
});
