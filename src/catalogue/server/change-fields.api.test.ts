import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { PropertyField } from "../property-field.ts";

let server: TestServer;
let manager: Awaited<ReturnType<typeof signIn>>;
let owner: Awaited<ReturnType<typeof signIn>>;
let serviceId: string;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signIn(server, freshMobile(), { role: "customerSupport" });
	owner = await signIn(server, freshMobile(), { name: "Ramesh Thakur" });
	const { services } = (await server.call("GET", "/api/service")).body;
	serviceId = services.find(({ slug }: { slug: string }) => slug === "electrician")._id;
});
afterAll(() => server.close());

const first: PropertyField[] = [
	{ name: "Work", type: "String", enum: ["Wiring", "Fans", "Geysers"], multiple: true, card: "summary" },
	{ name: "Team", fields: [{ name: "People", type: "Number", required: true }] },
	{ name: "Old question", type: "String" },
];

async function read(): Promise<{ fields: PropertyField[]; version: number }> {
	return (await server.call("GET", `/api/catalogue/services/${serviceId}/fields`, { token: manager.token }))
		.body;
}
async function save(fields: unknown, more: object = {}) {
	const { version } = await read();
	return server.call("PUT", `/api/service/${serviceId}/fields`, {
		body: { version, fields, ...more },
		token: manager.token,
	});
}
const currentFields = async () =>
	(await server.call("GET", `/api/service/fields?serviceId=${serviceId}`)).body.serviceFields;
const details = async (listingId: string, token?: string) =>
	(await server.call("GET", `/api/workerCategory/${listingId}`, { token })).body.professional;
const answer = (listingId: string, body: object) =>
	server.call("POST", `/api/workerCategory/${listingId}/properties`, { body, token: owner.token });
const facts = (professional: { sections: { entries: { name: string; value: string }[] }[] }) =>
	professional.sections.flatMap(({ entries }) => entries.map(({ name, value }) => `${name}: ${value}`));

describe("the questions of a service", () => {
	it("are read by staff and changed only by managers", async () => {
		const url = `/api/catalogue/services/${serviceId}/fields`;
		const body = { version: 1, fields: first };
		const sales = await signIn(server, freshMobile(), { role: "salesPerson" });
		expect((await server.call("GET", url)).status).toBe(401);
		expect((await server.call("GET", url, { token: owner.token })).status).toBe(403);
		expect((await server.call("GET", url, { token: sales.token })).body.abilities).toEqual({ change: false });
		const put = `/api/service/${serviceId}/fields`;
		expect((await server.call("PUT", put, { body })).status).toBe(401);
		expect((await server.call("PUT", put, { body, token: sales.token })).status).toBe(403);
		const unknown = "01900000-0000-7000-8000-000000000000";
		const elsewhere = `/api/service/${unknown}/fields`;
		expect((await server.call("PUT", elsewhere, { body, token: manager.token })).status).toBe(404);
		expect((await save(first, { choiceId: unknown })).status).toBe(404);
	});

	it("are refused with every error at its path", async () => {
		const before = await read();
		const refused = await save([
			{ name: "Work", type: "String", enum: [] },
			{ name: "work", type: "Nothing" },
			{ name: "Price", type: "Number", card: "price" },
			{ name: "Rate", type: "Number", card: "price" },
		]);
		expect(refused.status).toBe(400);
		expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
			"fields.0.enum",
			"fields.1.name",
			"fields.1.type",
			"fields",
		]);
		expect(await read()).toEqual(before);
	});

	it("are in the form at once, in their order, and recorded", async () => {
		const before = await read();
		const { status, body } = await save(first);
		expect({ status, version: body.version }).toEqual({ status: 200, version: before.version + 1 });
		expect(await currentFields()).toEqual(first);
		const trail = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "service.fields"));
		expect(trail).toMatchObject([{ subjectId: serviceId, after: { fields: first } }]);
	});

	it("are not overwritten by staff who did not see the last change", async () => {
		const { version } = await read();
		const stale = await server.call("PUT", `/api/service/${serviceId}/fields`, {
			body: { version: version - 1, fields: [] },
			token: manager.token,
		});
		expect({ status: stale.status, reason: stale.body.reason }).toEqual({
			status: 409,
			reason: "form_changed",
		});
		expect(await currentFields()).toEqual(first);
	});
});

describe("listings that answered a changed form", () => {
	const second: PropertyField[] = [
		{
			name: "Jobs",
			type: "String",
			enum: ["Wiring", "Fans"],
			multiple: true,
			card: "summary",
			formerly: ["Work"],
		},
		{ name: "Team", fields: [{ name: "People", type: "Number", required: true }] },
	];
	const properties = { Work: ["Wiring", "Geysers"], Team: { People: 3 }, "Old question": "Yes indeed" };
	let listingId: string;

	it("keep their answers readable; removed questions are counted first", async () => {
		({ listingId } = await buildListing(server, { userId: owner.user._id, service: "electrician" }));
		expect((await answer(listingId, { properties })).status).toBe(201);
		const shown = facts(await details(listingId));
		expect(shown).toEqual(["Work: Wiring, Geysers", "Old question: Yes indeed", "People: 3"]);

		const refused = await save(second);
		expect({ status: refused.status, reason: refused.body.reason }).toEqual({
			status: 409,
			reason: "answered",
		});
		expect(refused.body.answered).toEqual([
			{ question: "Work", option: "Geysers", listings: 1 },
			{ question: "Old question", option: null, listings: 1 },
		]);
		expect(await currentFields()).toEqual(first);

		expect((await save(second, { confirm: true })).status).toBe(200);
		expect(await currentFields()).toEqual(second);
		const professional = await details(listingId);
		expect(facts(professional)).toEqual(shown);
		expect(professional.summary).toBe("Wiring, Geysers");
	});

	it("get the current form, filled with their answers by name", async () => {
		const { presentForm, properties: kept } = await details(listingId, owner.token);
		expect(kept).toEqual(properties);
		expect(presentForm).toEqual({
			fields: second,
			properties: { Jobs: ["Wiring", "Geysers"], Team: { People: 3 } },
		});
		expect((await details(listingId)).presentForm).toBeUndefined();
	});

	it("refuse answers to the former form with a clear message, and lose nothing", async () => {
		const { version } = await read();
		const late = await answer(listingId, { properties, formVersion: version - 1 });
		expect({ status: late.status, reason: late.body.reason }).toEqual({
			status: 409,
			reason: "form_changed",
		});
		const unversioned = await answer(listingId, { properties });
		expect(unversioned.status).toBe(400);
		expect(unversioned.body.errors).toContainEqual({
			msg: "This question is now called “Jobs”.",
			path: "properties.Work",
		});
		expect((await details(listingId, owner.token)).properties).toEqual(properties);
	});

	it("accept the current form, without removed options", async () => {
		const { version } = await read();
		const removedAnswers = { Jobs: ["Geysers"], Team: { People: 4 } };
		expect((await answer(listingId, { properties: removedAnswers, formVersion: version })).status).toBe(400);
		const given = { Jobs: ["Fans"], Team: { People: 4 } };
		expect((await answer(listingId, { properties: given, formVersion: version })).status).toBe(201);
		expect(facts(await details(listingId))).toEqual(["Jobs: Fans", "People: 4"]);
		expect((await details(listingId, owner.token)).presentForm).toBeUndefined();
		const [row] = await server.database.db.select().from(listings).where(eq(listings.id, listingId));
		expect(row?.formVersion).toBe(version);
	});
});
