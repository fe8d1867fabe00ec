import { expect, test } from "vitest";
import { unchangedWishes, wishesDraftOf, wishesIn } from "./wishes-draft.ts";

test("what was changed comes back as it was, whole states and removed services too", () => {
	const wishes = {
		serviceIds: [],
		areas: [
			{ stateName: "Himachal Pradesh", district: "Mandi" },
			{ stateName: "Dadra and Nagar Haveli and Daman and Diu", district: null },
		],
		isShown: true,
	};
	expect(wishesIn(wishesDraftOf(wishes))).toEqual(wishes);
});

test("where nothing was changed, what is saved counts", () => {
	expect(wishesIn(unchangedWishes)).toBeNull();
});
