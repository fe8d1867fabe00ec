import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { inLanguage } from "../../platform/server/language.ts";
import { publicListings } from "../listings.contract.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type BuiltListing, buildListing, randomMobile } from "./testing/build-listing.ts";
import { settleFacts } from "./search/write-facts.ts";

let server: TestServer;
let owner: Awaited<ReturnType<typeof signIn>>;
let listing: BuiltListing;
const properties = {
	"Kinds of work": ["House wiring", "Earthing"],
	Experience: 12,
	Charges: { "Visiting charge": 300, "Visiting charge is waived when work is given": false },
	Material: "Either way",
	Mobile: "98160 11111",
	Consent: true,
};
beforeAll(async () => {
	server = await startTestServer();
	owner = await signIn(server, randomMobile(), { name: "Ramesh Thakur" });
	listing = await buildListing(server, {
		userId: owner.user._id,
		places: ["shimla", "pan-india"],
		properties,
	});
});
afterAll(() => server.close());

const inHindi: TestServer["call"] = (...call) => inLanguage("hi", () => server.call(...call));
const path = () => `/api/workerCategory/${listing.listingId}`;

test("a listing's page has names, questions, answers and units in the language of the reader", async () => {
	const { professional } = (await inHindi("GET", path())).body;
	expect(professional).toMatchObject({
		service: "इलेक्ट्रीशियन",
		serviceSlug: "electrician",
		serviceId: { type: "इलेक्ट्रीशियन" },
		sector: { name: "मशीनें और रिपेयर" },
		goToLocations: [{ name: "शिमला" }, { name: "संपूर्ण भारत" }],
		price: { amount: 300, unit: "प्रति विज़िट" },
	});
	expect(professional.properties["Kinds of work"]).toEqual(["House wiring", "Earthing"]);
	expect(JSON.stringify(professional.sections)).toContain("घर की वायरिंग, अर्थिंग");
	const charges = professional.sections.find(({ name }: { name: string }) => name === "रेट");
	expect(charges.entries).toEqual([{ name: "विज़िट का चार्ज", value: "₹300 प्रति विज़िट" }]);
	// An answer that tells a customer nothing is left out in every language.
	expect(JSON.stringify(professional.sections)).not.toContain("दोनों तरह से");
	const english = (await server.call("GET", path())).body.professional;
	expect(JSON.stringify(english.sections)).toContain("House wiring, Earthing");
	expect(JSON.stringify(english)).not.toMatch(/\p{Script=Devanagari}/u);
});

test("answers given in another language are stored under the same keys, and Hindi is no option", async () => {
	const { listingId } = await buildListing(server, {
		userId: owner.user._id,
		service: "home-stays",
		places: ["jibhi"],
	});
	const answer = (amenity: string) => {
		const body = new FormData();
		body.append("properties[Rooms][Number of rooms]", "4");
		body.append("properties[Tariff][Price for a night]", "1800");
		body.append("properties[Amenities][0]", amenity);
		body.append("properties[Tourism registration][Registration number]", "HP-77");
		body.append("properties[Tourism registration][Valid until]", "2027-03-31");
		body.append("properties[Consent]", "true");
		return inHindi("POST", `/api/workerCategory/${listingId}/properties`, { token: owner.token, body });
	};
	const saved = await answer("Bonfire");
	expect(saved.status).toBe(201);
	expect(saved.body.professional.properties).toMatchObject({
		Rooms: { "Number of rooms": 4 },
		Amenities: ["Bonfire"],
	});
	expect((await answer("अलाव")).status).toBe(400);
});

test("filters are labelled in the language of the reader, and find the same listings", async () => {
	const { listingId } = await buildListing(server, {
		service: "single-room",
		choice: null,
		properties: { Furnishing: "Fully furnished" },
	});
	const catalogue = createCatalogue(server.db, createPlaces(server.db, server.clock), server.clock);
	await inLanguage("hi", () => settleFacts({ db: server.db, catalogue }));
	const pages = server.pageServices().get(publicListings);
	const { questions } = await inLanguage("hi", () => pages.options({ service: "single-room" }));
	const furnishing = questions.find(({ options }) =>
		options.some(({ fact }) => fact.startsWith("furnishing:")),
	);
	const fact = "furnishing:fully-furnished";
	expect(furnishing?.name).toMatch(/\p{Script=Devanagari}/u);
	expect(furnishing?.options.find((option) => option.fact === fact)?.label).toMatch(/\p{Script=Devanagari}/u);
	const url = `/api/workerCategory/active?service=single-room&location=shimla&only=${fact}`;
	const inEnglish = await server.call("GET", url);
	for (const { body } of [inEnglish, await inHindi("GET", url)])
		expect(body.professionals).toMatchObject([{ _id: listingId }]);
});

test("a request names its service and place in its reader's language, and may name the service in English", async () => {
	const customer = await signIn(server, randomMobile(), { name: "Meera Sharma" });
	const body = {
		name: "Meera Sharma",
		mobile: customer.user.mobile,
		serviceName: "Electrician",
		goToLocation: "Shimla",
		addressDetails: "Lower Bazaar",
	};
	const { status, body: created } = await inHindi("POST", "/api/lead", { token: customer.token, body });
	expect([status, created.lead ?? created]).toMatchObject([
		201,
		{ serviceName: "इलेक्ट्रीशियन", goToLocation: "शिमला" },
	]);
});
