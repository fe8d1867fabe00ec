import { describe, expect, test } from "vitest";
import { everywhereOf, isOnlyEverywhere, withPlace } from "./places-chosen.ts";

const india = { slug: "pan-india", kind: "all" as const };
const places = [india, { slug: "shimla", kind: "town" as const }, { slug: "kufri", kind: "spot" as const }];

describe("choosing places", () => {
	test.each([
		[[], "shimla", ["shimla"]],
		[["shimla"], "kufri", ["shimla", "kufri"]],
		[["shimla", "kufri"], "shimla", ["kufri"]],
		[["shimla", "kufri"], "pan-india", ["pan-india"]],
		[["pan-india"], "kufri", ["kufri"]],
		[["pan-india"], "pan-india", []],
	])("turns %j and %s into %j", (chosen, slug, after) => {
		expect(withPlace(chosen, slug, places)).toEqual(after);
	});
});

test("knows the slug of all India if the service is offered there", () => {
	expect(everywhereOf(places)).toBe("pan-india");
	expect(everywhereOf(places.slice(1))).toBeUndefined();
});

test("leaves nothing to choose only if all India is the only place", () => {
	expect(isOnlyEverywhere([india])).toBe(true);
	expect(isOnlyEverywhere(places)).toBe(false);
	expect(isOnlyEverywhere(places.slice(1, 2))).toBe(false);
});
