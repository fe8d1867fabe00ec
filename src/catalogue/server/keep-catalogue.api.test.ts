import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildLead } from "../../leads/server/testing/build-lead.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { auditEntries } from "../../platform/server/audit.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { SectorRow, ServiceRow } from "../catalogue-staff.contract.ts";

let server: TestServer;
let manager: Awaited<ReturnType<typeof signIn>>;
let salesPerson: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signIn(server, freshMobile(), { role: "customerSupport", name: "Asha Menon" });
	salesPerson = await signIn(server, freshMobile(), { role: "salesPerson" });
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";

const ask = async (url: string, token: string | undefined = manager.token) =>
	server.call("GET", url, { token });
const put = (url: string, body: unknown, token: string | undefined = manager.token) =>
	server.call("PUT", url, { body, token });
const post = (url: string, body: unknown, token: string | undefined = manager.token) =>
	server.call("POST", url, { body, token });
const pathsOf = (body: { errors: { path?: string }[] }) => body.errors.map(({ path }) => path);

async function sectorRows(): Promise<SectorRow[]> {
	return (await ask("/api/catalogue/sectors?limit=50")).body.sectors;
}

async function serviceRows(query = ""): Promise<ServiceRow[]> {
	return (await ask(`/api/catalogue/services?limit=50${query}`)).body.services;
}

async function serviceNamed(type: string): Promise<ServiceRow> {
	const row = (await serviceRows(`&name=${encodeURIComponent(type)}`)).find((one) => one.type === type);
	if (row === undefined) throw new Error(`no service ${type}`);
	return row;
}

async function sectorNamed(name: string): Promise<SectorRow> {
	const row = (await sectorRows()).find(({ sector }) => sector === name);
	if (row === undefined) throw new Error(`no sector ${name}`);
	return row;
}

const trailOf = (subjectId: string) =>
	server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

describe("who may read and change the catalogue", () => {
	it.each(["/api/catalogue/sectors", "/api/catalogue/services", `/api/catalogue/services/${unknownId}`])(
		"GET %s is for staff",
		async (url) => {
			expect((await server.call("GET", url)).status).toBe(401);
			for (const role of roles) {
				const { token } = await signIn(server, freshMobile(), { role });
				const isStaff = ["admin", "customerSupport", "salesPerson"].includes(role);
				const found = url.endsWith(unknownId) ? 404 : 200;
				expect({ role, status: (await ask(url, token)).status }).toEqual({
					role,
					status: isStaff ? found : 403,
				});
			}
		},
	);

	it("only managers change it", async () => {
		const { _id } = await serviceNamed("Welder");
		const sector = await sectorNamed("Tourism");
		const before = [await serviceRows(), await sectorRows()];
		for (const call of [
			(token?: string) => server.call("PUT", `/api/service/${_id}`, { body: { active: false }, token }),
			(token?: string) => server.call("PUT", `/api/sector/${sector._id}`, { body: { active: false }, token }),
			(token?: string) =>
				server.call("POST", "/api/service", {
					body: { sectorId: sector._id, type: "Rafting", description: "" },
					token,
				}),
		]) {
			expect((await call()).status).toBe(401);
			expect((await call(salesPerson.token)).status).toBe(403);
		}
		expect([await serviceRows(), await sectorRows()]).toEqual(before);
	});

	it("says who may change", async () => {
		expect((await ask("/api/catalogue/sectors")).body.abilities).toEqual({ change: true });
		expect((await ask("/api/catalogue/sectors", salesPerson.token)).body.abilities).toEqual({
			change: false,
		});
	});
});

describe("the tables", () => {
	it("page through all services once, ten at a time, in the order of the home page", async () => {
		const all = (await ask("/api/service")).body.services.map(({ type }: { type: string }) => type);
		const seen: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
			const { body } = await ask(`/api/catalogue/services?${cursor}`);
			expect(body.services.length).toBeLessThanOrEqual(10);
			expect(body.total).toBe(all.length);
			seen.push(...body.services.map(({ type }: ServiceRow) => type));
			cursor = body.nextCursor === null ? "" : `cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(seen).toEqual(all);
	});

	it("filter services by sector, state and name together", async () => {
		const { _id } = await sectorNamed("Tourism");
		const { body } = await ask(`/api/catalogue/services?sectorId=${_id}&name=ping`);
		expect(body.services.map(({ type }: ServiceRow) => type)).toEqual(["Bungee Jumping"]);
		expect(body.total).toBe(1);
		expect(await serviceRows(`&sectorId=${_id}&state=inactive`)).toEqual([]);
		expect(await serviceRows("&name=%25")).toEqual([]);
	});

	it.each([
		["/api/catalogue/services?sectorId=1", "sectorId"],
		["/api/catalogue/services?state=gone", "state"],
		["/api/catalogue/services?cursor=nonsense", "cursor"],
		["/api/catalogue/sectors?cursor=nonsense", "cursor"],
	])("400 for %s", async (url, path) => {
		const { status, body } = await ask(url);
		expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: [path] });
	});
});

describe("PUT /api/sector/:id", () => {
	it.each([
		[{}, undefined],
		[{ confirm: true }, undefined],
		[{ sector: "" }, "sector"],
		[{ description: "x".repeat(501) }, "description"],
		[{ active: "no" }, "active"],
		[{ position: 0 }, "position"],
		[{ position: 1.5 }, "position"],
	])("400 for %j", async (body, path) => {
		const { _id } = await sectorNamed("Tourism");
		const refused = await put(`/api/sector/${_id}`, body);
		expect({ status: refused.status, path: pathsOf(refused.body)[0] }).toEqual({ status: 400, path });
	});

	it("404 for a sector that is not there", async () => {
		expect((await put(`/api/sector/${unknownId}`, { sector: "Nothing" })).status).toBe(404);
	});

	it("renames a sector everywhere at once and keeps a trail", async () => {
		const { _id } = await sectorNamed("Tourism");
		const { status, body } = await put(`/api/sector/${_id}`, { sector: "Tourism and sights" });
		expect({ status, sector: body.sector.sector }).toEqual({ status: 200, sector: "Tourism and sights" });
		expect(JSON.stringify((await server.call("GET", "/api/category")).body)).toContain("Tourism and sights");
		expect(await trailOf(_id)).toEqual([
			expect.objectContaining({
				action: "sector.change",
				actorId: manager.user._id,
				before: { sector: "Tourism" },
				after: { sector: "Tourism and sights" },
			}),
		]);
		expect((await put(`/api/sector/${_id}`, { sector: "Tourism" })).status).toBe(200);
	});

	it("refuses the name of another sector and changes nothing", async () => {
		const { _id } = await sectorNamed("Tourism");
		const before = await trailOf(_id);
		const refused = await put(`/api/sector/${_id}`, { sector: "CLEANING!", description: "Changed" });
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({
			status: 409,
			paths: ["sector"],
		});
		expect((await sectorNamed("Tourism")).description).not.toBe("Changed");
		expect(await trailOf(_id)).toEqual(before);
	});

	it("moves a sector to a position, in one call", async () => {
		const before = (await sectorRows()).map(({ sector }) => sector);
		const last = (await sectorRows()).at(-1);
		await put(`/api/sector/${last?._id}`, { position: 2 });
		const after = await sectorRows();
		expect(after.map(({ sector }) => sector)).toEqual(
			before.toSpliced(-1, 1).toSpliced(1, 0, before.at(-1) ?? ""),
		);
		expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
		await put(`/api/sector/${last?._id}`, { position: 10_000 });
		expect((await sectorRows()).map(({ sector }) => sector)).toEqual(before);
	});
});

describe("POST /api/service", () => {
	it.each([
		["no body", undefined, [undefined]],
		["an empty body", {}, ["sectorId", "type", "description"]],
		["no sector", { type: "Rafting", description: "" }, ["sectorId"]],
		["an unknown sector", { sectorId: unknownId, type: "Rafting", description: "" }, ["sectorId"]],
	])("400 for %s", async (_what, body, paths) => {
		const refused = await post("/api/service", body);
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status: 400, paths });
	});

	it.each([
		["PLUMBER", 409],
		["plumber.", 409],
		["Sectors", 400],
		["How we rank?", 400],
		// The landing address of another service, which has a longer name.
		["CCTV", 409],
	])("refuses the name %s", async (type, status) => {
		const { _id } = await sectorNamed("Tourism");
		const refused = await post("/api/service", { sectorId: _id, type, description: "" });
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status, paths: ["type"] });
	});

	it("adds a service that the whole product knows at once", async () => {
		const { _id } = await sectorNamed("Tourism");
		// The search has been asked before: what it remembers must not hide the new service.
		await server.call("GET", "/api/catalogue/search?q=rafting");
		const { status, body } = await post("/api/service", {
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
		expect(await serviceNamed("River Rafting")).toMatchObject({
			createdBy: { name: "Asha Menon" },
			position: 4,
			sectorServiceCount: 4,
		});
		expect(await trailOf(body.service._id)).toMatchObject([{ action: "service.add" }]);
	});

	it("gives one of two who add the same service at once the service, the other a refusal", async () => {
		const { _id } = await sectorNamed("Tourism");
		const answers = await Promise.all(
			["Zip line", "zip-line"].map((type) => post("/api/service", { sectorId: _id, type, description: "" })),
		);
		expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
	});
});

describe("PUT /api/service/:id", () => {
	it("404 for a service that is not there", async () => {
		expect((await put(`/api/service/${unknownId}`, { active: false })).status).toBe(404);
	});

	it("renames a service: found by its new name only, at its old landing page", async () => {
		const { _id, slug } = await serviceNamed("Welder");
		expect((await put(`/api/service/${_id}`, { type: "Gate and grill maker" })).status).toBe(200);
		const search = async (q: string) =>
			(await server.call("GET", `/api/catalogue/search?q=${q}`)).body.services.find(
				(one: { slug: string }) => one.slug === slug,
			);
		expect(await search("gate and grill maker")).toMatchObject({ isExact: true });
		expect((await search("welder"))?.isExact ?? false).toBe(false);
		expect((await ask(`/api/catalogue/landing/${slug}`)).status).toBe(200);
		await put(`/api/service/${_id}`, { type: "Welder" });
	});

	it("moves a service within its sector and to another one", async () => {
		const tourism = await sectorNamed("Tourism");
		const cleaning = await sectorNamed("Cleaning");
		const names = async (id: string) => (await serviceRows(`&sectorId=${id}`)).map(({ type }) => type);
		const bungee = await serviceNamed("Bungee Jumping");
		await put(`/api/service/${bungee._id}`, { position: 1 });
		expect((await names(tourism._id))[0]).toBe("Bungee Jumping");
		await put(`/api/service/${bungee._id}`, { sectorId: cleaning._id });
		expect(await names(tourism._id)).not.toContain("Bungee Jumping");
		expect((await names(cleaning._id)).at(-1)).toBe("Bungee Jumping");
		await put(`/api/service/${bungee._id}`, { sectorId: tourism._id, position: 3 });
		expect((await names(tourism._id))[2]).toBe("Bungee Jumping");
	});

	it("asks before it hides open leads and active listings, and says how many", async () => {
		const { _id } = await serviceNamed("Carpenters");
		await buildListing(server, { service: "carpenter" });
		await buildLead(server, { service: "carpenter" });
		await buildLead(server, { service: "carpenter" });
		const before = await trailOf(_id);
		const refused = await put(`/api/service/${_id}`, { active: false });
		expect(refused.status).toBe(409);
		expect(refused.body).toMatchObject({ reason: "in_use", uses: { openLeads: 2, activeListings: 1 } });
		expect((await put(`/api/service/${_id}`, { comingSoon: true })).body.reason).toBe("in_use");
		expect((await serviceNamed("Carpenters")).active).toBe(true);
		expect(await trailOf(_id)).toEqual(before);

		const sector = (await serviceNamed("Carpenters")).sector._id;
		expect((await put(`/api/sector/${sector}`, { active: false })).body).toMatchObject({
			reason: "in_use",
			uses: { openLeads: 2, activeListings: 1 },
		});

		expect((await put(`/api/service/${_id}`, { active: false, confirm: true })).status).toBe(200);
		expect((await server.call("GET", "/api/catalogue/landing/carpenter")).status).toBe(404);
		expect((await put(`/api/sector/${sector}`, { active: false })).status).toBe(200);
		expect((await put(`/api/sector/${sector}`, { active: true })).status).toBe(200);
		expect((await put(`/api/service/${_id}`, { active: true })).status).toBe(200);
		expect((await server.call("GET", "/api/catalogue/landing/carpenter")).status).toBe(200);
	});
});
