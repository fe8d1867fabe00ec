import { describe, expect, test } from "vitest";
import { listAddress } from "./list-address.ts";

describe("the address of a list", () => {
	test("a service alone stands at its landing page", () => {
		expect(listAddress({ service: "electrician" })).toBe("/electrician");
	});

	test("a place comes last, a choice before it", () => {
		expect(listAddress({ service: "electrician", place: "shimla" })).toBe("/show-service/electrician/shimla");
		expect(listAddress({ service: "pg", choice: "girls", place: "shimla" })).toBe(
			"/show-service/pg/girls/shimla",
		);
	});

	test("a choice without a place is listed for all India, so that it is never read as a place", () => {
		expect(listAddress({ service: "pg", choice: "girls" })).toBe("/show-service/pg/girls/pan-india");
	});
});
