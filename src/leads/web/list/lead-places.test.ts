import { expect, test } from "vitest";
import { leadStatuses } from "../../lead.ts";
import { placesText } from "./lead-places.tsx";

const places = { claimsTaken: 1, revealLimit: 3 };

test("an open lead shows how many places are left on request", () => {
	expect(placesText({ ...places, status: "open" }, true)).toBe("1 of 3 places taken, 2 left");
	expect(placesText({ ...places, status: "open" }, false)).toBe("1 of 3 places taken");
});

test.each(leadStatuses.filter((status) => status !== "open"))("a lead that is %s has none left", (status) => {
	expect(placesText({ ...places, status }, true)).toBe("1 of 3 places taken");
});
