import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLead } from "../../leads/server/testing/build-lead.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Manager, pathsOf, startManager, unknownId } from "./testing/catalogue-staff.ts";

let server: TestServer;
let manager: Manager;
beforeAll(async () => {
	server = await startTestServer();
	manager = await startManager(server);
});
afterAll(() => server.close());

describe("POST /api/service", () => {
	it.each([
		["no body", undefined, [undefined]],
		["an empty body", {}, ["sectorId", "type", "description"]],
		["no sector", { type: "Rafting", description: "" }, ["sectorId"]],
		["an unknown sector", { sectorId: unknownId, type: "Rafting", description: "" }, ["sectorId"]],
	])("responds 400 to %s", async (_what, body, paths) => {
		const refused = await manager.post("/api/service", body);
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status: 400, paths });
	});

	it.each([
		["PLUMBER", 409],
		["plumber.", 409],
		["Sectors", 400],
		["How we rank?", 400],
		// The landing slug of another service with a longer name.
		["CCTV", 409],
	])("refuses the name %s", async (type, status) => {
		const { _id } = await manager.sectorNamed("Tourism");
		const refused = await manager.post("/api/service", { sectorId: _id, type, description: "" });
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status, paths: ["type"] });
	});

	it("adds a service that is visible everywhere at once", async () => {
		const { _id } = await manager.sectorNamed("Tourism");
		// An earlier search has filled the cache, which must not hide the new service.
		await server.call("GET", "/api/catalogue/search?q=rafting");
		const { status, body } = await manager.post("/api/service", {
			sectorId: _id,
			type: "River Rafting",
			description: "Down the Beas.",
		});
		expect(status).toBe(201);
		expect(body.service).toMatchObject({ type: "River Rafting", slug: "river-rafting", active: true });
		const { landing } = (await server.call("GET", "/api/catalogue/landing/river-rafting")).body;
		expect(landing).toMatchObject({ name: "River Rafting", image: "/media/icons/any-service.svg" });
		const found = (await server.call("GET", "/api/catalogue/search?q=river%20rafting")).body.services;
		expect(found[0]).toMatchObject({ name: "River Rafting", isExact: true });
		expect(await manager.serviceNamed("River Rafting")).toMatchObject({
			createdBy: { name: "Asha Menon" },
			position: 4,
			sectorServiceCount: 4,
		});
		expect(await manager.auditEntriesOf(body.service._id)).toMatchObject([{ action: "service.add" }]);
	});

	it("adds a service once if two requests add it at the same time", async () => {
		const { _id } = await manager.sectorNamed("Tourism");
		const answers = await Promise.all(
			["Zip line", "zip-line"].map((type) =>
				manager.post("/api/service", { sectorId: _id, type, description: "" }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
	});
});

describe("PUT /api/service/:id", () => {
	it("responds 404 to an unknown service", async () => {
		expect((await manager.put(`/api/service/${unknownId}`, { active: false })).status).toBe(404);
	});

	it("renames a service, which is then found only by its new name at its old landing page", async () => {
		const { _id, slug } = await manager.serviceNamed("Welder");
		expect((await manager.put(`/api/service/${_id}`, { type: "Gate and grill maker" })).status).toBe(200);
		const search = async (q: string) =>
			(await server.call("GET", `/api/catalogue/search?q=${q}`)).body.services.find(
				(one: { slug: string }) => one.slug === slug,
			);
		expect(await search("gate and grill maker")).toMatchObject({ isExact: true });
		expect((await search("welder"))?.isExact ?? false).toBe(false);
		expect((await manager.get(`/api/catalogue/landing/${slug}`)).status).toBe(200);
		await manager.put(`/api/service/${_id}`, { type: "Welder" });
	});

	it("keeps the former slugs of a service", async () => {
		const { _id, slug } = await manager.serviceNamed("Welder");
		for (const next of ["iron-work", "grills", slug])
			// oxlint-disable-next-line no-await-in-loop -- one change after the other
			expect((await manager.put(`/api/service/${_id}`, { slug: next })).status).toBe(200);
		const slugOf = async (asked: string) =>
			(await manager.get(`/api/catalogue/landing/${asked}`)).body.landing.slug;
		expect(await Promise.all(["iron-work", "grills", slug].map(slugOf))).toEqual([slug, slug, slug]);
	});

	it("moves a service within its sector and to another one", async () => {
		const tourism = await manager.sectorNamed("Tourism");
		const cleaning = await manager.sectorNamed("Cleaning");
		const names = async (id: string) =>
			(await manager.serviceRows(`&sectorId=${id}`)).map(({ type }) => type);
		const bungee = await manager.serviceNamed("Bungee Jumping");
		await manager.put(`/api/service/${bungee._id}`, { position: 1 });
		expect((await names(tourism._id))[0]).toBe("Bungee Jumping");
		await manager.put(`/api/service/${bungee._id}`, { sectorId: cleaning._id });
		expect(await names(tourism._id)).not.toContain("Bungee Jumping");
		const left = await manager.serviceRows(`&sectorId=${tourism._id}`);
		expect(left.map(({ position }) => position)).toEqual(left.map((_, index) => index + 1));
		expect((await names(cleaning._id)).at(-1)).toBe("Bungee Jumping");
		await manager.put(`/api/service/${bungee._id}`, { sectorId: tourism._id, position: 3 });
		expect((await names(tourism._id))[2]).toBe("Bungee Jumping");
	});

	it("requires confirmation with the counts before hiding open leads and active listings", async () => {
		const { _id } = await manager.serviceNamed("Carpenters");
		await buildListing(server, { service: "carpenter" });
		await buildLead(server, { service: "carpenter" });
		await buildLead(server, { service: "carpenter" });
		const before = await manager.auditEntriesOf(_id);
		const refused = await manager.put(`/api/service/${_id}`, { active: false });
		expect(refused.status).toBe(409);
		expect(refused.body).toMatchObject({ reason: "in_use", uses: { openLeads: 2, activeListings: 1 } });
		expect((await manager.put(`/api/service/${_id}`, { comingSoon: true })).body.reason).toBe("in_use");
		expect((await manager.serviceNamed("Carpenters")).active).toBe(true);
		expect(await manager.auditEntriesOf(_id)).toEqual(before);

		const sector = (await manager.serviceNamed("Carpenters")).sector._id;
		expect((await manager.put(`/api/sector/${sector}`, { active: false })).body).toMatchObject({
			reason: "in_use",
			uses: { openLeads: 2, activeListings: 1 },
		});

		expect((await manager.put(`/api/service/${_id}`, { active: false, confirm: true })).status).toBe(200);
		expect((await server.call("GET", "/api/catalogue/landing/carpenter")).status).toBe(404);
		expect((await manager.put(`/api/sector/${sector}`, { active: false })).status).toBe(200);
		expect((await manager.put(`/api/sector/${sector}`, { active: true })).status).toBe(200);
		expect((await manager.put(`/api/service/${_id}`, { active: true })).status).toBe(200);
		expect((await server.call("GET", "/api/catalogue/landing/carpenter")).status).toBe(200);
	});
});
