import { describe, expect, test } from "vitest";
import type { Landing } from "../../../catalogue/catalogue.contract.ts";
import { leadFormAddressOf } from "./kept/form-address.ts";
import { leadFormName, leadStart } from "./lead-start.ts";

const shimla = {
	_id: "place",
	name: "Shimla",
	slug: "shimla",
	state: "Himachal Pradesh",
	kind: "town" as const,
	parent: null,
};
const landing: Landing = {
	name: "Electrician",
	link: "/electrician",
	slug: "electrician",
	serviceId: "service",
	serviceName: "Electrician",
	description: "",
	icon: "zap",
	choiceId: null,
	choiceName: null,
	choices: [{ _id: "wiring", name: "Wiring", slug: "wiring" }],
	sector: { name: "Repairs", slug: "repairs" },
	cardType: "profile",
	callIcon: true,
	comingSoon: false,
	fixedPlace: false,
	image: "",
	locations: [shimla],
};
const request = { landing, listing: undefined, placeSlug: null };

test("starts without a service", () => {
	expect(leadStart({ landing: undefined, listing: undefined, placeSlug: "shimla" })).toEqual({
		service: null,
		choiceId: "",
		professional: null,
		place: null,
		problem: null,
	});
});

test("starts with a service and offers its choices", () => {
	expect(leadStart(request)).toMatchObject({
		service: {
			id: "service",
			slug: "electrician",
			choices: [{ value: "wiring", label: "Wiring", slug: "wiring" }],
		},
		choiceId: "",
		professional: null,
		problem: null,
	});
});

test("starts with the choice of its page", () => {
	expect(leadStart({ ...request, landing: { ...landing, choiceId: "wiring" } }).choiceId).toBe("wiring");
});

describe("the place", () => {
	test.each([
		["shimla", { value: "shimla", label: "Shimla" }],
		["goa", null],
		[null, null],
	])("%s", (placeSlug, place) => {
		expect(leadStart({ ...request, placeSlug }).place).toEqual(place);
	});
});

describe("reports what it cannot start with", () => {
	test.each([
		["a service that does not exist", { ...request, landing: null }, "We do not know this service."],
		[
			"a service that is coming soon",
			{ ...request, landing: { ...landing, comingSoon: true } },
			"Electrician is coming soon. You can’t send requests for it yet.",
		],
		[
			"a professional who left",
			{ ...request, landing: undefined, listing: null },
			"This professional is no longer active.",
		],
	])("%s", (_, found, problem) => {
		expect(leadStart(found)).toMatchObject({ service: null, problem });
	});
	test("keeps the service of a professional who left", () => {
		expect(leadStart({ ...request, listing: null })).toMatchObject({
			service: { slug: "electrician" },
			professional: null,
			problem: "This professional is no longer active.",
		});
	});
});

test.each([
	[{}, "/lead/new"],
	[{ service: "electrician", place: "shimla" }, "/lead/new?service=electrician&location=shimla"],
	[
		{ service: "taxi", choice: "sedan", professional: "p1" },
		"/lead/new?professional=p1&service=taxi&choice=sedan",
	],
])("the name of a form leads back to its address", (start, address) => {
	expect(leadFormAddressOf(leadFormName(start))).toBe(address);
});
