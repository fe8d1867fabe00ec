import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Category, catalogueApi, type SectorAnswer, type ServiceAnswer } from "../catalogue.contract.ts";
import { sectors, services } from "./catalogue.tables.ts";

let server: TestServer;
let manager: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signIn(server, "9812300001", { role: "customerSupport" });
});
afterAll(() => server.close());

const add = (body: unknown, token?: string) => server.call("POST", "/api/sector", { body, token });

const statusOf = async (url: string, token?: string) => (await server.call("GET", url, { token })).status;

async function servicesFor(token?: string): Promise<ServiceAnswer[]> {
	return (await server.call("GET", "/api/service", { token })).body.services;
}

async function sectorsFor(token?: string): Promise<SectorAnswer[]> {
	return (await server.call("GET", "/api/sector", { token })).body.sectors;
}

describe("POST /api/sector", () => {
	const body = { sector: "Pets", description: "Vets, grooming and boarding." };

	it("is refused to guests and to everyone except managers", async () => {
		const before = await sectorsFor(manager.token);
		expect((await add(body)).status).toBe(401);
		expect((await add(body, "not-a-token")).status).toBe(401);
		for (const [mobile, role] of [
			["9812300002", "user"],
			["9812300003", "salesPerson"],
			["9812300004", "affiliatePartner"],
			["9812300005", "promotor"],
		] as const) {
			const { token } = await signIn(server, mobile, { role });
			expect((await add(body, token)).status).toBe(403);
		}
		expect(await sectorsFor(manager.token)).toEqual(before);
	});

	it.each([
		["no body", undefined, []],
		["no sector", { description: "" }, ["sector"]],
		["no description", { sector: "Pets" }, ["description"]],
		["a letter", { sector: "P", description: "" }, ["sector"]],
		["blanks", { sector: "   ", description: "" }, ["sector"]],
		["only NULs", { sector: "\u0000\u0000\u0000", description: "" }, ["sector"]],
		["200 characters", { sector: "x".repeat(200), description: "" }, ["sector"]],
		["both wrong", { sector: 7, description: "x".repeat(501) }, ["sector", "description"]],
	])("refuses %s and names the field", async (_what, wrong, paths) => {
		const refused = await add(wrong, manager.token);
		expect(refused.status).toBe(400);
		const named = refused.body.errors.flatMap(({ path }: { path?: string }) => (path ? [path] : []));
		expect(named).toEqual(paths);
	});

	it("adds a sector after the others, and stores who added it", async () => {
		const { status, body: answer } = await add({ ...body, sector: "  Pets " }, manager.token);
		expect(status).toBe(201);
		const { sector } = catalogueApi["POST /api/sector"].answer.parse(answer);
		expect(sector).toEqual({
			_id: expect.any(String),
			sector: "Pets",
			sectorName: "Pets",
			s3PathName: "pets",
			description: body.description,
			active: true,
			createdBy: manager.user._id,
			services: [],
		});
		expect((await sectorsFor()).at(-1)).toEqual(sector);
		const entries = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, sector._id));
		expect(entries).toEqual([
			expect.objectContaining({
				actorId: manager.user._id,
				action: "sector.add",
				subjectType: "sector",
				at: server.clock(),
				after: { sector: "Pets", description: body.description },
			}),
		]);
	});

	it.each([["Pets"], [" pets "], ["PETS!"], ["Tourism"]])(
		"refuses %j, whose name is taken",
		async (sector) => {
			const before = await server.database.db.select().from(auditEntries);
			const refused = await add({ sector, description: "" }, manager.token);
			expect(refused.status).toBe(409);
			expect(refused.body.errors).toEqual([
				{ msg: "A sector with this name already exists.", path: "sector" },
			]);
			expect(await server.database.db.select().from(auditEntries)).toEqual(before);
		},
	);

	it("adds a name once if two requests add it at the same time", async () => {
		const answers = await Promise.all(
			[1, 2].map(() => add({ sector: "Gardens", description: "" }, manager.token)),
		);
		expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
	});

	it.each([
		["<script>alert(1)</script>", "script-alert-1-script"],
		['Milk\u0007 & "dairy"', "milk-dairy"],
		["सफाई सेवा", expect.stringMatching(/^sector-[0-9a-f]{12}$/)],
	])("stores %j as text", async (sector, s3PathName) => {
		const { status, body: answer } = await add({ sector, description: sector }, manager.token);
		expect(status).toBe(201);
		expect(answer.sector).toMatchObject({ sector, s3PathName, description: sector });
		expect((await sectorsFor()).find(({ _id }) => _id === answer.sector._id)).toEqual(answer.sector);
	});

	it("adds a sector with its own label", async () => {
		const { body: answer } = await add(
			{ sector: "Security", sectorName: "Guards", description: "" },
			manager.token,
		);
		expect(answer.sector).toMatchObject({ sector: "Security", sectorName: "Guards", s3PathName: "security" });
	});

	it("shows a sector without services in the tree", async () => {
		const { categories }: { categories: Category[] } = (await server.call("GET", "/api/category")).body;
		expect(categories.find(({ slug }) => slug === "pets")).toMatchObject({ name: "Pets", children: [] });
	});
});

describe("a record that staff switched off", () => {
	it.each([
		[
			"the service",
			() =>
				server.database.db.update(services).set({ active: false }).where(eq(services.slug, "paragliding")),
		],
		[
			"its sector",
			() =>
				server.database.db.update(sectors).set({ active: false }).where(eq(sectors.s3PathName, "tourism")),
		],
	])("is hidden from the public and visible to managers: %s", async (_what, switchOff) => {
		await server.database.db.update(services).set({ active: true });
		await server.database.db.update(sectors).set({ active: true });
		server.clock.advance(5_000);
		const paragliding = (await servicesFor()).find(({ slug }) => slug === "paragliding");
		const fields = `/api/service/fields?serviceId=${paragliding?._id}`;
		expect(await statusOf(fields)).toBe(200);

		await switchOff();
		// Another process may return its cached catalogue for at most five seconds.
		server.clock.advance(5_000);
		expect((await servicesFor()).map(({ slug }) => slug)).not.toContain("paragliding");
		expect(await statusOf("/api/catalogue/landing/paragliding")).toBe(404);
		expect(await statusOf(`/api/location?serviceId=${paragliding?._id}`)).toBe(404);
		expect(await statusOf(fields)).toBe(404);
		expect((await server.call("GET", "/api/catalogue/search?q=paragliding")).body.services).toEqual([]);
		expect(JSON.stringify((await server.call("GET", "/api/category")).body)).not.toContain('"paragliding"');

		expect((await servicesFor(manager.token)).map(({ slug }) => slug)).toContain("paragliding");
		expect(await statusOf(fields, manager.token)).toBe(200);
	});

	it("hides all services of a sector", async () => {
		const tourism = (await sectorsFor(manager.token)).find(({ s3PathName }) => s3PathName === "tourism");
		expect(tourism?.active).toBe(false);
		expect((await sectorsFor()).map(({ s3PathName }) => s3PathName)).not.toContain("tourism");
		const ask = (token?: string) =>
			server.call("POST", "/api/service/bysector", { body: { sectorId: tourism?._id }, token });
		expect((await ask()).status).toBe(404);
		expect((await ask(manager.token)).body.services).toHaveLength(3);
	});
});
