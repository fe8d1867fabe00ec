import { expect, test } from "vitest";
import { matchingSearch } from "./matching-search.ts";

const places = [
	{ value: "pan-india", label: "PAN India" },
	{ value: "kaza", label: "Kaza" },
];
const lead = { _id: "l", serviceId: "s", choiceOfService: "c", goToLocation: "Kaza" };

test("searches active listings of the lead's service, choice and place", () => {
	expect(matchingSearch(lead, places)).toEqual({
		lead: "l",
		status: "active",
		serviceId: "s",
		choiceId: "c",
		goToLocation: "kaza",
		placesAround: true,
	});
	expect(matchingSearch({ ...lead, goToLocation: "PAN India" }, places).goToLocation).toBe("pan-india");
});

test("leaves out conditions that the lead does not have", () => {
	const found = matchingSearch({ ...lead, choiceOfService: null, goToLocation: "Atlantis" }, places);
	expect(found).toEqual({ lead: "l", status: "active", serviceId: "s", choiceId: undefined });
});
