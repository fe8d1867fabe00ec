import { expect, test } from "vitest";
import { countOfListings, inSentence, moreThanListings, noneYet } from "./service-words.ts";

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

test("counts a list that continues in the same words", () => {
	expect(moreThanListings(electrician, 20)).toBe("More than 20 professionals");
	expect(moreThanListings(homeStays, 20)).toBe("More than 20 home stays");
	expect(moreThanListings(hall, 20)).toBe("More than 20 places");
});

test.each([
	["Electrician", "electrician"],
	["Home Stays", "home stays"],
	["AC", "AC"],
	["WiFi", "WiFi"],
	["DJ Sound System", "DJ sound system"],
	["Marriage / Banquet Hall", "marriage / banquet hall"],
])("writes %s as %s within a sentence", (name, words) => expect(inSentence(name)).toBe(words));

test("says that no one is listed, with the service and the place", () => {
	expect(noneYet({ service: electrician, place: { name: "Goa" } })).toBe("No electrician in Goa yet");
	expect(noneYet({ service: homeStays, place: null })).toBe("No home stays here yet");
});
