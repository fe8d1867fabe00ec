import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { roles } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { ServiceRow } from "../catalogue-staff.contract.ts";
import { type Manager, pathsOf, startManager, unknownId } from "./testing/catalogue-staff.ts";

let server: TestServer;
let manager: Manager;
let salesPerson: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
	server = await startTestServer();
	manager = await startManager(server);
	salesPerson = await signIn(server, freshMobile(), { role: "salesPerson" });
});
afterAll(() => server.close());

describe("access to the staff catalogue", () => {
	it.each(["/api/catalogue/sectors", "/api/catalogue/services", `/api/catalogue/services/${unknownId}`])(
		"GET %s is for staff only",
		async (url) => {
			expect((await server.call("GET", url)).status).toBe(401);
			for (const role of roles) {
				const { token } = await signIn(server, freshMobile(), { role });
				const isStaff = ["admin", "customerSupport", "salesPerson"].includes(role);
				const found = url.endsWith(unknownId) ? 404 : 200;
				expect({ role, status: (await manager.get(url, token)).status }).toEqual({
					role,
					status: isStaff ? found : 403,
				});
			}
		},
	);

	it("only managers can change it", async () => {
		const { _id } = await manager.serviceNamed("Welder");
		const sector = await manager.sectorNamed("Tourism");
		const before = [await manager.serviceRows(), await manager.sectorRows()];
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
		expect([await manager.serviceRows(), await manager.sectorRows()]).toEqual(before);
	});

	it("tells who may change it", async () => {
		expect((await manager.get("/api/catalogue/sectors")).body.abilities).toEqual({ change: true });
		expect((await manager.get("/api/catalogue/sectors", salesPerson.token)).body.abilities).toEqual({
			change: false,
		});
	});
});

describe("the tables", () => {
	it("list all services once, by pages of ten, in the order of the home page", async () => {
		const all = (await manager.get("/api/service")).body.services.map(({ type }: { type: string }) => type);
		const seen: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the previous one
			const { body } = await manager.get(`/api/catalogue/services?${cursor}`);
			expect(body.services.length).toBeLessThanOrEqual(10);
			expect(body.total).toBe(all.length);
			seen.push(...body.services.map(({ type }: ServiceRow) => type));
			cursor = body.nextCursor === null ? "" : `cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(seen).toEqual(all);
	});

	it("filter services by sector, state and name together", async () => {
		const { _id } = await manager.sectorNamed("Tourism");
		const { body } = await manager.get(`/api/catalogue/services?sectorId=${_id}&name=ping`);
		expect(body.services.map(({ type }: ServiceRow) => type)).toEqual(["Bungee Jumping"]);
		expect(body.total).toBe(1);
		expect(await manager.serviceRows(`&sectorId=${_id}&state=inactive`)).toEqual([]);
		expect(await manager.serviceRows("&name=%25")).toEqual([]);
	});

	it("count each service in one state: switched off before coming soon", async () => {
		const { _id } = await manager.serviceNamed("Bungee Jumping");
		const states = async () => {
			const found: string[] = [];
			for (const state of ["active", "inactive", "coming-soon"]) {
				// oxlint-disable-next-line no-await-in-loop -- in sequence is fast enough
				const rows = await manager.serviceRows(`&name=Bungee&state=${state}`);
				if (rows.length > 0) found.push(state);
			}
			return found;
		};
		expect(await states()).toEqual(["active"]);
		await manager.put(`/api/service/${_id}`, { comingSoon: true });
		expect(await states()).toEqual(["coming-soon"]);
		await manager.put(`/api/service/${_id}`, { active: false });
		expect(await states()).toEqual(["inactive"]);
		await manager.put(`/api/service/${_id}`, { active: true, comingSoon: false });
	});

	it("are CSV files for staff with the filtered rows and escaped formulas", async () => {
		const { _id } = await manager.serviceNamed("Bungee Jumping");
		const { description } = await manager.readService(_id);
		await manager.put(`/api/service/${_id}`, { description: "=1+1" });
		const url = "/api/catalogue/services/export.csv?name=bungee";
		const { token: customer } = await signIn(server, freshMobile());
		expect((await server.call("GET", url)).status).toBe(401);
		expect((await manager.get(url, customer)).status).toBe(403);
		expect(String((await manager.get(url, salesPerson.token)).body).split("\r\n")).toEqual([
			"\uFEFF#,Service,Sector,Description,Choices,Payment,Active,Created By",
			expect.stringMatching(/^\d+,Bungee Jumping,Tourism,'=1\+1,\d+,[^,]+,Active,Nukkad$/),
			"",
		]);
		const sectors = String((await manager.get("/api/catalogue/sectors/export.csv")).body).split("\r\n");
		expect(sectors).toHaveLength((await manager.sectorRows()).length + 2);
		await manager.put(`/api/service/${_id}`, { description });
	});

	it.each([
		["/api/catalogue/services?sectorId=1", "sectorId"],
		["/api/catalogue/services?state=gone", "state"],
		["/api/catalogue/services?cursor=invalid", "cursor"],
		["/api/catalogue/sectors?cursor=invalid", "cursor"],
	])("responds 400 to %s", async (url, path) => {
		const { status, body } = await manager.get(url);
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
	])("responds 400 to %j", async (body, path) => {
		const { _id } = await manager.sectorNamed("Tourism");
		const refused = await manager.put(`/api/sector/${_id}`, body);
		expect({ status: refused.status, path: pathsOf(refused.body)[0] }).toEqual({ status: 400, path });
	});

	it("responds 404 to an unknown sector", async () => {
		expect((await manager.put(`/api/sector/${unknownId}`, { sector: "Nothing" })).status).toBe(404);
	});

	it("renames a sector everywhere at once and records it", async () => {
		const { _id } = await manager.sectorNamed("Tourism");
		const { status, body } = await manager.put(`/api/sector/${_id}`, { sector: "Tourism and sights" });
		expect({ status, sector: body.sector.sector }).toEqual({ status: 200, sector: "Tourism and sights" });
		expect(JSON.stringify((await server.call("GET", "/api/category")).body)).toContain("Tourism and sights");
		expect(await manager.auditEntriesOf(_id)).toEqual([
			expect.objectContaining({
				action: "sector.change",
				actorId: manager.user._id,
				before: { sector: "Tourism" },
				after: { sector: "Tourism and sights" },
			}),
		]);
		expect((await manager.put(`/api/sector/${_id}`, { sector: "Tourism" })).status).toBe(200);
	});

	it("refuses the name of another sector and changes nothing", async () => {
		const { _id } = await manager.sectorNamed("Tourism");
		const before = await manager.auditEntriesOf(_id);
		const refused = await manager.put(`/api/sector/${_id}`, { sector: "CLEANING!", description: "Changed" });
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({
			status: 409,
			paths: ["sector"],
		});
		expect((await manager.sectorNamed("Tourism")).description).not.toBe("Changed");
		expect(await manager.auditEntriesOf(_id)).toEqual(before);
	});

	it("shows the label of a sector on public pages, and its name again without one", async () => {
		const { _id, sectorName } = await manager.sectorNamed("Tourism");
		expect(sectorName).toBe("");
		const label = "Trips & sights";
		expect((await manager.put(`/api/sector/${_id}`, { sectorName: label })).body.sector).toMatchObject({
			sector: "Tourism",
			sectorName: label,
		});
		expect((await manager.sectorNamed("Tourism")).sectorName).toBe(label);
		const inTree = async () => JSON.stringify((await server.call("GET", "/api/category")).body);
		expect(await inTree()).toContain(label);
		await manager.put(`/api/sector/${_id}`, { sectorName: "" });
		expect(await inTree()).not.toContain(label);
	});

	it("moves a sector to a position", async () => {
		const before = (await manager.sectorRows()).map(({ sector }) => sector);
		const last = (await manager.sectorRows()).at(-1);
		await manager.put(`/api/sector/${last?._id}`, { position: 2 });
		const after = await manager.sectorRows();
		expect(after.map(({ sector }) => sector)).toEqual(
			before.toSpliced(-1, 1).toSpliced(1, 0, before.at(-1) ?? ""),
		);
		expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
		await manager.put(`/api/sector/${last?._id}`, { position: 10_000 });
		expect((await manager.sectorRows()).map(({ sector }) => sector)).toEqual(before);
	});
});
