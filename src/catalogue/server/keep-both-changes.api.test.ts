import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Manager, startManager } from "./testing/catalogue-staff.ts";

let server: TestServer;
let manager: Manager;
beforeAll(async () => {
	server = await startTestServer();
	manager = await startManager(server);
});
afterAll(() => server.close());

const outdated = (now: object) => ({
	reason: "outdated",
	message: "A colleague has changed this in the meantime, so your change is not saved.",
	now,
});

describe("a change with the values that it is based on", () => {
	it("of a sector is refused after a colleague changed the same field", async () => {
		const { _id, description } = await manager.sectorNamed("Tourism");
		const url = `/api/sector/${_id}`;
		expect((await manager.put(url, { description: "Theirs" })).status).toBe(200);
		const refused = await manager.put(url, {
			description: "Mine",
			sector: "Travel",
			basedOn: { description, sector: "Tourism" },
		});
		expect(refused.status).toBe(409);
		expect(refused.body).toMatchObject(outdated({ description: "Theirs" }));
		expect(await manager.sectorNamed("Tourism")).toMatchObject({ description: "Theirs" });
		const again = { description: "Mine", basedOn: { description: "Theirs" } };
		expect((await manager.put(url, again)).status).toBe(200);
	});

	it("succeeds once if two are sent at the same time", async () => {
		const { _id, description } = await manager.serviceNamed("Plumber");
		const answers = await Promise.all(
			["One", "Two"].map((typed) =>
				manager.put(`/api/service/${_id}`, { description: typed, basedOn: { description } }),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
	});

	it("keeps a colleague's change of another field", async () => {
		const { _id } = await manager.serviceNamed("Electrician");
		const { icon, description } = await manager.readService(_id);
		const url = `/api/service/${_id}`;
		await manager.put(url, { icon: "landmark", basedOn: { icon } });
		expect((await manager.put(url, { description: "New", basedOn: { description } })).status).toBe(200);
		expect(await manager.readService(_id)).toMatchObject({ icon: "landmark", description: "New" });
	});

	it("is no conflict if a colleague has made the same change", async () => {
		const { _id } = await manager.serviceNamed("Electrician");
		const { slug } = await manager.readService(_id);
		const change = { comingSoon: true, basedOn: { comingSoon: false }, confirm: true };
		expect((await manager.put(`/api/service/${_id}`, change)).status).toBe(200);
		expect((await manager.put(`/api/service/${_id}`, { ...change, slug })).status).toBe(200);
	});

	it("of a list is refused after the list changed: choices, synonyms, go-to locations", async () => {
		const { _id } = await manager.serviceNamed("Paragliding");
		const url = `/api/service/${_id}`;
		const read = await manager.readService(_id);
		const choices = read.choices.map(({ slug: _slug, ...choice }) => choice);
		const { synonyms, locationIds } = read;
		const theirs = {
			choices: [...choices, { name: "Night Flight", active: true }],
			synonyms: [...synonyms, "sky ride"],
			locationIds: (await server.call("GET", "/api/location")).body.locations
				.slice(0, 1)
				.map((place: { _id: string }) => place._id),
		};
		const basedOn = { choices, synonyms, locationIds };
		expect((await manager.put(url, { ...theirs, basedOn })).status).toBe(200);
		const mine = {
			choices: choices.toReversed(),
			synonyms: [],
			locationIds: theirs.locationIds.concat(locationIds[0] ?? "01900000-0000-7000-8000-000000000000"),
		};
		const refused = await manager.put(url, { ...mine, basedOn });
		expect({ status: refused.status, names: Object.keys(refused.body.now).toSorted() }).toEqual({
			status: 409,
			names: ["choices", "locationIds", "synonyms"],
		});
		expect(refused.body.now.choices.at(-1)).toMatchObject({ name: "Night Flight", active: true });
		// The next change is based on the values of the refusal.
		const next = { ...mine, choices: refused.body.now.choices.toReversed(), locationIds: [] };
		expect((await manager.put(url, { ...next, basedOn: refused.body.now })).status).toBe(200);
	});

	it("of the order is refused after the record moved", async () => {
		const { _id, position } = await manager.sectorNamed("Cleaning");
		const url = `/api/sector/${_id}`;
		await manager.put(url, { position: position + 2, basedOn: { position } });
		const refused = await manager.put(url, { position: position + 1, basedOn: { position } });
		expect({ status: refused.status, now: refused.body.now }).toEqual({
			status: 409,
			now: { position: position + 2 },
		});
		const service = await manager.serviceNamed("Plumber");
		const at = { position: service.position, sectorId: service.sector._id };
		await manager.put(`/api/service/${service._id}`, { position: at.position + 1 });
		const late = await manager.put(`/api/service/${service._id}`, { position: at.position + 2, basedOn: at });
		expect({ status: late.status, now: late.body.now }).toEqual({
			status: 409,
			now: { position: at.position + 1 },
		});
	});
});
