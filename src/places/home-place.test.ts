import { describe, expect, it } from "vitest";
import { homePlaceOf } from "./home-place.ts";
import type { Location } from "./location.ts";

function place(
	slug: string,
	kind: Location["kind"],
	latitude: number | null,
	longitude: number | null,
): Location {
	const state = kind === "all" ? null : "Himachal Pradesh";
	const name = kind === "all" ? "PAN_INDIA" : slug;
	return {
		id: slug,
		name,
		slug,
		state,
		kind,
		parentId: null,
		latitude,
		longitude,
		pincode: null,
		names: [slug],
	};
}
const everywhere = place("pan-india", "all", null, null);
const shimla = place("shimla", "town", 31.1, 77.17);
const kufri = place("kufri", "spot", 31.1, 77.27);
const solan = place("solan", "town", 30.9, 77.1);
const places = [everywhere, solan, shimla, kufri];

const address = { point: null, poName: "", city: "", district: "", stateName: "Himachal Pradesh" };
const at = (latitude: number, longitude: number) => ({ ...address, point: { latitude, longitude } });

describe("homePlaceOf", () => {
	it("takes the nearest place within 30 km", () => {
		expect(homePlaceOf(at(31.1, 77.25), places)).toEqual({ place: kufri, larger: null });
		expect(homePlaceOf(at(31.11, 77.17), places)).toEqual({ place: shimla, larger: null });
	});

	it("has no place if none is within 30 km, and suggests the nearest larger one", () => {
		const home = homePlaceOf(at(31.1, 77.7), places);
		expect([home.place, home.larger?.place]).toEqual([null, shimla]);
		expect(home.larger?.kilometres).toBeCloseTo(50.5, 0);
	});

	it("says how far away the nearest larger place is", () => {
		const itanagar = homePlaceOf({ ...at(27.08, 93.6), stateName: "Arunachal Pradesh" }, places);
		expect(itanagar.place).toBeNull();
		expect(itanagar.larger?.place).toBe(shimla);
		expect(itanagar.larger?.kilometres).toBeGreaterThan(1_500);
	});

	it("never takes the whole country", () => {
		expect(homePlaceOf(at(31.1, 77.2), [everywhere])).toEqual({ place: null, larger: null });
	});

	it("uses the names of an address without coordinates", () => {
		expect(homePlaceOf({ ...address, district: "Solan" }, places)).toEqual({ place: solan, larger: null });
		expect(homePlaceOf({ ...address, poName: "Kufri", district: "Shimla" }, places).place).toBe(kufri);
	});

	it("does not take a place of the same name in another state", () => {
		const elsewhere = { ...address, district: "Solan", stateName: "Assam" };
		expect(homePlaceOf(elsewhere, places)).toEqual({ place: null, larger: null });
	});

	it("suggests a larger place of the state if no name is known", () => {
		const larger = { place: solan, kilometres: null };
		expect(homePlaceOf({ ...address, district: "Kinnaur" }, places)).toEqual({ place: null, larger });
	});
});
