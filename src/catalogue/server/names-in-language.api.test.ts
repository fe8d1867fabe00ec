import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inLanguage } from "../../platform/server/language.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Manager, startManager } from "./testing/catalogue-staff.ts";

let server: TestServer;
let manager: Manager;
beforeAll(async () => {
	server = await startTestServer();
	manager = await startManager(server);
});
afterAll(() => server.close());

const read = async (url: string) => (await server.call("GET", url)).body;
const inHindi = async (url: string) => (await inLanguage("hi", () => server.call("GET", url))).body;
type Named = { name: string; slug: string };
const nameIn = (items: Named[], slug: string) => items.find((item) => item.slug === slug)?.name;

describe("in Hindi", () => {
	it("names sectors, services, choices and places", async () => {
		const { landing } = await inHindi("/api/catalogue/landing/electrician");
		expect(landing).toMatchObject({
			name: "इलेक्ट्रीशियन",
			serviceName: "इलेक्ट्रीशियन",
			link: "/electrician",
			sector: { name: "मशीनें और रिपेयर" },
		});
		expect(landing.locations.find(({ slug }: Named) => slug === "shimla")).toMatchObject({
			name: "शिमला",
			state: "हिमाचल प्रदेश",
		});
		const { categories } = await inHindi("/api/category");
		const cleaning = categories.find(({ slug }: Named) => slug === "cleaning");
		expect(cleaning.name).toBe("सफाई");
		expect(JSON.stringify(categories)).toMatch(/"type":"choice"/);
	});

	it("keeps the code of the whole country", async () => {
		const { locations } = await inHindi("/api/location");
		expect(nameIn(locations, "pan-india")).toBe("PAN_INDIA");
	});

	it("labels questions, and keeps their names and options, which are the keys of answers", async () => {
		const find = async (ask: typeof read) => {
			const { services } = await ask("/api/service");
			const { _id } = services.find(({ slug }: Named) => slug === "electrician");
			return (await ask(`/api/service/fields?serviceId=${_id}`)).serviceFields;
		};
		const [stored, hindi] = [await find(read), await find(inHindi)];
		expect(hindi[0]).toMatchObject({ name: "Kinds of work", label: "किस तरह का काम" });
		expect(hindi[0].enum).toEqual(stored[0].enum);
		expect(hindi[0].optionLabels[0]).toBe("घर की वायरिंग");
		expect(hindi.map(({ name }: Named) => name)).toEqual(stored.map(({ name }: Named) => name));
		expect(JSON.stringify(stored)).not.toMatch(/abel"/);
	});

	it("finds services and places by English and Hindi words", async () => {
		for (const typed of ["electrician shimla", "bijli wala shimla", "इलेक्ट्रीशियन शिमला"]) {
			// oxlint-disable-next-line no-await-in-loop -- one after the other
			const found = await inHindi(`/api/catalogue/search?q=${encodeURIComponent(typed)}`);
			expect(found.services[0]).toMatchObject({ slug: "electrician", name: "इलेक्ट्रीशियन" });
			expect(found.locations[0]).toMatchObject({ slug: "shimla", name: "शिमला", state: "हिमाचल प्रदेश" });
		}
		const names = await inHindi("/api/catalogue/search-names");
		const electrician = names.services.find(({ slug }: Named) => slug === "electrician");
		expect(electrician).toMatchObject({ name: "इलेक्ट्रीशियन" });
		expect(electrician.names).toContain("electrician");
	});

	it("labels states and districts, whose names are what addresses have", async () => {
		const { states } = await inHindi("/api/state");
		expect(states).toContainEqual(
			expect.objectContaining({ stateName: "Himachal Pradesh", label: "हिमाचल प्रदेश" }),
		);
		const { body } = await inLanguage("hi", () =>
			server.call("POST", "/api/district/bystate", { body: { state: "Himachal Pradesh" } }),
		);
		expect(body.districts).toContainEqual(expect.objectContaining({ district: "Shimla", label: "Shimla" }));
	});

	it("shows staff who change the catalogue the stored names, and stores no labels", async () => {
		const { _id } = await manager.serviceNamed("Electrician");
		await inLanguage("hi", async () => {
			expect(await manager.readService(_id)).toMatchObject({ type: "Electrician" });
			expect((await manager.sectorNamed("Cleaning")).description).toMatch(/^[\w ,.-]+$/);
			const { body } = await manager.get(`/api/catalogue/services/${_id}/fields`);
			expect(JSON.stringify(body.fields)).not.toMatch(/abel"/);
			const fields = [{ name: "Own tools", label: "अपने औज़ार", type: "Boolean" }, ...body.fields];
			const saved = await manager.put(`/api/service/${_id}/fields`, { version: body.version, fields });
			expect(saved.body.fields[0]).toEqual({ name: "Own tools", type: "Boolean" });
		});
	});
});

it("in English, everything stays as it is stored", async () => {
	await inHindi("/api/catalogue/landing/plumber");
	const { landing } = await read("/api/catalogue/landing/plumber");
	expect(landing).toMatchObject({ name: "Plumber", sector: { name: "Appliances and repairs" } });
	expect(nameIn(landing.locations, "shimla")).toBe("Shimla");
});
