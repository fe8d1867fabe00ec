import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locations } from "../../../places/server/places.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { turnCount } from "../../listing-order.ts";
import { listingLocations, listingReach } from "../listings.tables.ts";
import { findService } from "../testing/build-listing.ts";
import {
	auditOf,
	faultsOf,
	fieldsFor,
	freeServices,
	type Person,
	register,
	registrationsOf,
	signInWithAddress,
} from "../testing/register.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
	server = await startTestServer();
	await freeServices(server);
	person = await signInWithAddress(server);
});
afterAll(() => server.close());

const placesOf = async (listingId: string) =>
	(
		await server.database.db
			.select({ name: locations.name, appliedAt: listingLocations.appliedAt })
			.from(listingLocations)
			.innerJoin(locations, eq(locations.id, listingLocations.locationId))
			.where(eq(listingLocations.listingId, listingId))
			.orderBy(asc(listingLocations.position))
	).map(({ name, appliedAt }) => ({ name, appliedAt }));

describe("a professional registers", () => {
	test("and waits as applied, with all fields stored, on no public list", async () => {
		const fields = await fieldsFor(server, person, "gas-stove");
		const now = server.clock();
		const newProfessional = {
			...fields,
			firmName: "  Thakur & Sons <Gas> ",
			goToLocation: ["kullu", "Bir Billing", "Kullu", ""],
			addressId: fields.addressId.toUpperCase(),
			serviceId: fields.serviceId.toUpperCase(),
		};
		const answer = await register(server, { newProfessional }, person);
		expect(answer.status).toBe(201);
		expect(answer.body.rejectedImages).toEqual([]);
		expect(answer.body.professional).toMatchObject({
			userId: person.userId,
			firmName: "Thakur & Sons <Gas>",
			description: fields.description,
			goToLocation: ["Kullu", "Bir Billing"],
			professionalStatus: { type: "applied", date: now.toISOString() },
			paymentStatus: "not-required",
			availability: "available",
			appliedDate: now.toISOString(),
			address: { _id: person.addressId },
			abilities: { book: false, edit: true, addPictures: true, moves: [] },
		});
		const id = answer.body.professional._id;
		const [row, ...more] = await registrationsOf(server, person.userId);
		expect(more).toEqual([]);
		expect(row).toMatchObject({ id, status: "applied", appliedAt: now, statusChangedAt: now, visits: 0 });
		expect(row?.turn).toBeGreaterThanOrEqual(0);
		expect(row?.turn).toBeLessThan(turnCount);
		expect(await placesOf(id)).toEqual([
			{ name: "Kullu", appliedAt: now },
			{ name: "Bir Billing", appliedAt: now },
		]);
		expect(await server.database.db.$count(listingReach, eq(listingReach.listingId, id))).toBe(0);
		expect(await auditOf(server, id)).toEqual([]);
		const list = await server.call("GET", "/api/workerCategory/active?service=gas-stove");
		expect(list.body.professionals).toEqual([]);
		expect((await server.call("GET", `/api/workerCategory/${id}`)).status).toBe(404);
	});

	test("with a choice, its sector, and the own name instead of a firm's", async () => {
		const { choiceId, ...fields } = await fieldsFor(server, person, "ac", null);
		expect(choiceId).toBeUndefined();
		const snapshot = await server.call("GET", "/api/service");
		const ac = snapshot.body.services.find((one: { slug: string }) => one.slug === "ac");
		const newProfessional = {
			...fields,
			sectorId: ac.sector._id,
			choiceId: ac.choices[0]._id,
			firmName: " ",
			description: "",
		};
		const answer = await register(server, { newProfessional }, person);
		expect(answer.status).toBe(201);
		expect(answer.body.professional).toMatchObject({
			firmName: null,
			name: "Ramesh Thakur",
			choiceOfService: { name: ac.choices[0].name },
			sectorId: { _id: ac.sector._id },
		});
	});

	test("for a service that needs no payment, so that nothing is due", async () => {
		const free = await register(
			server,
			{ newProfessional: await fieldsFor(server, person, "single-room") },
			person,
		);
		expect(free.status).toBe(201);
		expect(free.body.professional.paymentStatus).toBe("not-required");
	});

	test("with a plan and a referral code, which are used later", async () => {
		const newProfessional = await fieldsFor(server, person, "plumber");
		const body = { newProfessional, subs_id: "x", referralCode: "y", paymentForCategory: "addProfessional" };
		const answer = await server.call("POST", "/api/workerCategory", { token: person.token, body });
		expect(answer.status).toBe(201);
	});
});

describe("the places that a service allows", () => {
	test.each([
		["ca", ["PAN_INDIA"], ["Shimla", "Chandigarh"]],
		["advocates", ["PAN_INDIA"], ["Shimla"]],
		["green-leaf-plates", ["Mandi", "Kullu", "Shimla"], ["Manali", "PAN_INDIA"]],
		["paragliding", ["Indrunag", "Bir", "Kullu", "Manali"], ["Shimla", "PAN_INDIA"]],
		["bungee-jumping", ["Bir", "Manali"], ["Kullu", "PAN_INDIA"]],
		["electrician", ["PAN_INDIA", "Shimla", "North Goa", "Whitefield"], ["Atlantis"]],
	])("of %s", async (service, allowed, refused) => {
		const someone = await signInWithAddress(server);
		const { choiceId } = await findService(server.database.db, service, undefined);
		const fields = { ...(await fieldsFor(server, someone, service)), choiceId: choiceId ?? "" };
		for (const place of refused) {
			const answer = await register(server, { newProfessional: { ...fields, goToLocation: place } }, someone);
			expect(answer.status).toBe(400);
			expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
				"newProfessional.goToLocation",
			]);
		}
		const answer = await register(server, { newProfessional: { ...fields, goToLocation: allowed } }, someone);
		expect(faultsOf({ body: { errors: [], ...answer.body } })).toEqual([]);
		expect(answer.status).toBe(201);
		expect((await placesOf(answer.body.professional._id)).map(({ name }) => name)).toEqual(allowed);
	});

	test("of a CA need no choice", async () => {
		const { choiceId } = await findService(server.database.db, "ca", undefined);
		const fields = await fieldsFor(server, person, "ca");
		const newProfessional = { ...fields, choiceId: choiceId ?? "", goToLocation: [] };
		const answer = await register(server, { newProfessional }, person);
		expect(answer.status).toBe(201);
		expect(answer.body.professional.goToLocation).toEqual(["PAN India"]);
	});
});
