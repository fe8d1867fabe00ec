import { expect, test } from "vitest";
import { unchangedWishes, wishesDraftOf, wishesIn } from "./wishes-draft.ts";

test("restores the draft, including whole states and removed services", () => {
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

test("uses the saved wishes without a draft", () => {
	expect(wishesIn(unchangedWishes)).toBeNull();
});
