import { describe, expect, test } from "vitest";
import { listAddress } from "./list-address.ts";

describe("the address of a list", () => {
	test("is the landing page for a service without a place or choice", () => {
		expect(listAddress({ service: "electrician" })).toBe("/electrician");
	});

	test("ends with the place, after the choice", () => {
		expect(listAddress({ service: "electrician", place: "shimla" })).toBe("/show-service/electrician/shimla");
		expect(listAddress({ service: "pg", choice: "girls", place: "shimla" })).toBe(
			"/show-service/pg/girls/shimla",
		);
	});

	test("uses all India for a choice without a place, so that the choice is never read as a place", () => {
		expect(listAddress({ service: "pg", choice: "girls" })).toBe("/show-service/pg/girls/pan-india");
	});
});
