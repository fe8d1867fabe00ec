import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { catalogueApi, type Category, type ServiceAnswer } from "../catalogue.contract.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";

let server: TestServer;
let services: ServiceAnswer[];
beforeAll(async () => {
	server = await startTestServer();
	const { body } = await server.call("GET", "/api/service");
	services = catalogueApi["GET /api/service"].answer.parse(body).services;
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const malformedIds = ["", "x", "123", `${unknownId}0`, "<b>", "%00", "x".repeat(200)];

function serviceBySlug(slug: string): ServiceAnswer {
	const found = services.find((service) => service.slug === slug);
	if (found === undefined) throw new Error(`no service ${slug}`);
	return found;
}

const bySector = (body: unknown) => server.call("POST", "/api/service/bysector", { body });
const fields = (query: string) => server.call("GET", `/api/service/fields?${query}`);
const namesOf = (body: { serviceFields: { name: string }[] }) => body.serviceFields.map(({ name }) => name);

const starterServices = starterCatalogue.flatMap((sector) => sector.services);

describe("GET /api/sector", () => {
	it("returns the sectors in the order of the home page", async () => {
		const { status, body } = await server.call("GET", "/api/sector");
		expect(status).toBe(200);
		const { sectors } = catalogueApi["GET /api/sector"].answer.parse(body);
		expect(sectors.map(({ sector }) => sector)).toEqual(starterCatalogue.map(({ sector }) => sector));
		expect(sectors[0]).toEqual({
			_id: expect.any(String),
			sector: "Appliances and repairs",
			sectorName: "Appliances and repairs",
			s3PathName: "appliances-and-repairs",
			description: starterCatalogue[0]?.description,
			active: true,
			createdBy: null,
			services: starterCatalogue[0]?.services.map(({ type, aliases }) => ({
				_id: expect.any(String),
				type,
				names: expect.arrayContaining([type.toLowerCase(), ...aliases]),
			})),
		});
	});
});

describe("GET /api/service", () => {
	it("returns all services in the order of their sectors, including those that are coming soon", () => {
		expect(services.map(({ slug }) => slug)).toEqual(starterServices.map(({ slug }) => slug));
		expect(
			services
				.filter(({ comingSoon }) => comingSoon)
				.map(({ slug }) => slug)
				.toSorted(),
		).toEqual(
			starterServices
				.filter(({ comingSoon }) => comingSoon)
				.map(({ slug }) => slug)
				.toSorted(),
		);
	});

	it("returns a service with its settings", () => {
		expect(serviceBySlug("paragliding")).toMatchObject({
			type: "Paragliding",
			active: true,
			createdBy: null,
			sector: { sector: "Tourism" },
			cardType: "image",
			callIcon: true,
			comingSoon: false,
			paymentRequired: true,
			multipleRegistration: false,
			images: { displayStatus: true },
			choices: [
				{ name: "Tandem Flight", slug: "tandem-flight", properties: [{ name: "Flight" }] },
				{ name: "Pilot Course", slug: "pilot-course", properties: [{ name: "Course" }] },
			],
		});
	});

	it("requires no plan for four services", () => {
		expect(services.filter(({ paymentRequired }) => !paymentRequired).map(({ type }) => type)).toEqual([
			"Single Room",
			"Apartment Flat / Home",
			"Retail Space (Shop)",
			"Tourist Attractions",
		]);
	});
});

describe("POST /api/service/bysector", () => {
	it.each(malformedIds)("refuses the malformed sector %j", async (sectorId) => {
		expect((await bySector({ sectorId })).status).toBe(400);
	});

	it.each([
		["no body", undefined],
		["no sector", {}],
		["a list", { sectorId: [unknownId] }],
	])("refuses %s", async (_what, body) => {
		expect((await bySector(body)).status).toBe(400);
	});

	it("responds 404 to an unknown sector", async () => {
		expect((await bySector({ sectorId: unknownId })).status).toBe(404);
	});

	it("returns only the services of the sector", async () => {
		const sectorId = serviceBySlug("paragliding").sector._id;
		const { status, body } = await bySector({ sectorId });
		expect(status).toBe(200);
		const found = catalogueApi["POST /api/service/bysector"].answer.parse(body).services;
		expect(found.map(({ slug }) => slug)).toEqual(["tourist-attractions", "paragliding", "bungee-jumping"]);
	});
});

describe("GET /api/service/fields", () => {
	it.each(malformedIds)("refuses the malformed ids %j", async (id) => {
		const known = serviceBySlug("taxis")._id;
		expect((await fields(`serviceId=${encodeURIComponent(id)}`)).status).toBe(400);
		expect((await fields(`serviceId=${known}&choiceId=${encodeURIComponent(id)}`)).status).toBe(400);
	});

	it("requires a service", async () => {
		expect((await fields("")).status).toBe(400);
	});

	it("responds 404 to an unknown service, an unknown choice and a choice of another service", async () => {
		const electrician = serviceBySlug("electrician")._id;
		const others = serviceBySlug("paragliding").choices[0]?._id;
		expect((await fields(`serviceId=${unknownId}`)).status).toBe(404);
		expect((await fields(`serviceId=${electrician}&choiceId=${unknownId}`)).status).toBe(404);
		expect((await fields(`serviceId=${electrician}&choiceId=${others}`)).status).toBe(404);
	});

	it("returns a service's questions in their order", async () => {
		for (const starter of starterServices) {
			const { status, body } = await fields(`serviceId=${serviceBySlug(starter.slug)._id}`);
			expect(status).toBe(200);
			expect(body).toEqual({ serviceFields: starter.fields });
		}
	});

	it("returns a choice's questions after the service's, and the consent at the end", async () => {
		const { _id, choices } = serviceBySlug("paragliding");
		const alone = namesOf((await fields(`serviceId=${_id}`)).body);
		const withChoice = namesOf((await fields(`serviceId=${_id}&choiceId=${choices[1]?._id}`)).body);
		expect(withChoice).toEqual([...alone.slice(0, -1), "Course", "Consent"]);
	});
});

describe("GET /api/category", () => {
	it("returns the tree sectors > services > choices", async () => {
		const { status, body } = await server.call("GET", "/api/category");
		expect(status).toBe(200);
		const { categories } = catalogueApi["GET /api/category"].answer.parse(body);
		const tree = (nodes: Category[]): unknown[] => nodes.map(({ slug, children }) => [slug, tree(children)]);
		expect(tree(categories)).toEqual(
			starterCatalogue.map((sector) => [
				sector.s3PathName,
				sector.services.map((service) => [service.slug, service.choices.map((choice) => [choice.slug, []])]),
			]),
		);
		for (const sector of categories) {
			expect(sector).toMatchObject({ type: "sector", parentId: null });
			for (const service of sector.children) {
				expect(service).toMatchObject({ type: "service", parentId: sector._id });
				for (const choice of service.children)
					expect(choice).toMatchObject({ type: "choice", parentId: service._id });
			}
		}
	});
});
