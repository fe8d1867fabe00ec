import { expect, test } from "vitest";
import { hindiPlaces, hindiStates } from "./hindi-place-names.ts";
import { starterLocations } from "./locations.ts";
import { starterStates } from "./states.ts";

test("every starter place has a Hindi name", () => {
	expect(Object.keys(hindiPlaces).toSorted()).toEqual(starterLocations.map(({ slug }) => slug).toSorted());
});

test("every state has a Hindi name", () => {
	expect(Object.keys(hindiStates).toSorted()).toEqual(
		starterStates.map((state) => state.stateName).toSorted(),
	);
});
