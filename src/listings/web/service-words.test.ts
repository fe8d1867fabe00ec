import { expect, test } from "vitest";
import { countOfListings, moreThanListings } from "./service-words.ts";

const electrician = { name: "Electrician", fixedPlace: false };
const taxis = { name: "Taxis", fixedPlace: false };
const homeStays = { name: "Home Stays", fixedPlace: true };
const hall = { name: "Party Hall", fixedPlace: true };

test.each([
	[electrician, 1, "1 professional"],
	[electrician, 8, "8 professionals"],
	[taxis, 8, "8 professionals"],
	[homeStays, 8, "8 home stays"],
	[homeStays, 1, "1 place"],
	[hall, 8, "8 places"],
])("counts %o: %i is %s", (service, count, words) => expect(countOfListings(service, count)).toBe(words));

test("counts a list that goes on in the same words", () => {
	expect(moreThanListings(electrician, 20)).toBe("More than 20 professionals");
	expect(moreThanListings(homeStays, 20)).toBe("More than 20 home stays");
	expect(moreThanListings(hall, 20)).toBe("More than 20 places");
});
