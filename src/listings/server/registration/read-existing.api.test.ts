import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { freshMobile } from "../../../accounts/server/testing/sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { listings } from "../listings.tables.ts";
import { buildListing, findService } from "../testing/build-listing.ts";
import {
	addAddress,
	faultsOf,
	fieldsFor,
	freeServices,
	otherRoles,
	type Person,
	register,
	registrationsOf,
	signInWithAddress,
	staffRoles,
} from "../testing/register.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await freeServices(server);
});
afterAll(() => server.close());

const readExisting = (query: string, token?: string) =>
	server.call("GET", `/api/workerCategory/status?${query}`, { token });

const states = [
	[
		"applied",
		"pending",
		"You have tried to register for the service, Please complete your registeration by completing the payment",
	],
	[
		"applied",
		"failed",
		"You have tried to register for the service, Please complete your registeration by completing the payment",
	],
	["applied", "success", "You have already applied to this service"],
	["applied", "not-required", "You have already applied to this service"],
	["active", "success", "You have already registered to this service."],
	["expired", "success", "Your registration has expired. Please choose a subscription to renew it."],
] as const;

describe.each(states)("a registration that is %s, payment %s", (status, paymentStatus, words) => {
	let person: Person;
	let listingId: string;
	beforeAll(async () => {
		person = await signInWithAddress(server);
		({ listingId } = await buildListing(server, { userId: person.userId, status, paymentStatus }));
	});

	test("prevents a second one, and stays unchanged", async () => {
		const before = await registrationsOf(server, person.userId);
		const answer = await register(server, { newProfessional: await fieldsFor(server, person) }, person);
		expect(answer.status).toBe(409);
		expect(answer.body.message).toBe(words);
		expect(answer.body.professional).toMatchObject({ _id: listingId, professionalStatus: { type: status } });
		expect(await registrationsOf(server, person.userId)).toEqual(before);
	});

	test("is reported in advance to its owner and staff", async () => {
		const { serviceId } = await fieldsFor(server, person);
		const own = await readExisting(`serviceId=${serviceId}`, person.token);
		expect(own.status).toBe(200);
		expect(own.body.professional).toMatchObject({
			_id: listingId,
			paymentStatus,
			mobile: expect.any(String),
		});
		const staff = await signInWithAddress(server, { role: "salesPerson" });
		const query = `serviceId=${serviceId}&mobile=${encodeURIComponent(person.mobile)}`;
		expect((await readExisting(query, staff.token)).body.professional._id).toBe(listingId);
	});
});

describe("a suspended registration", () => {
	const words = "Our staff have suspended this listing. Please write to us about it.";

	test("prevents a new one with its own message, and is shown as suspended to its owner and staff", async () => {
		const person = await signInWithAddress(server);
		const { listingId, serviceId } = await buildListing(server, { userId: person.userId, status: "expired" });
		await server.database.db.update(listings).set({ isSuspended: true }).where(eq(listings.id, listingId));
		const before = await registrationsOf(server, person.userId);
		const answer = await register(server, { newProfessional: await fieldsFor(server, person) }, person);
		expect(answer.status).toBe(409);
		expect(answer.body.message).toBe(words);
		expect(answer.body.professional).toMatchObject({ _id: listingId, isSuspended: true });
		expect(await registrationsOf(server, person.userId)).toEqual(before);
		const own = await readExisting(`serviceId=${serviceId}`, person.token);
		expect(own.body.professional).toMatchObject({ _id: listingId, isSuspended: true });
		const staff = await signInWithAddress(server, { role: "salesPerson" });
		const query = `serviceId=${serviceId}&mobile=${encodeURIComponent(person.mobile)}`;
		expect((await readExisting(query, staff.token)).body.professional).toMatchObject({
			_id: listingId,
			isSuspended: true,
		});
	});
});

describe("does not prevent a new registration", () => {
	test("if it has another owner, service or choice", async () => {
		const [person, other] = [await signInWithAddress(server), await signInWithAddress(server)];
		await buildListing(server, { userId: other.userId });
		await buildListing(server, { userId: person.userId, service: "plumber" });
		const { listingId } = await buildListing(server, {
			userId: person.userId,
			service: "ac",
			choice: "cassette-and-tower-ac",
		});
		const newProfessional = await fieldsFor(server, person);
		expect((await readExisting(`serviceId=${newProfessional.serviceId}`, person.token)).body).toEqual({
			professional: null,
		});
		expect((await register(server, { newProfessional }, person)).status).toBe(201);
		const [split, cassette] = [
			await findService(server.database.db, "ac", undefined),
			await findService(server.database.db, "ac", "cassette-and-tower-ac"),
		];
		const ac = { ...newProfessional, serviceId: split.serviceId };
		const again = await register(server, { newProfessional: { ...ac, choiceId: cassette.choiceId } }, person);
		expect(again.status).toBe(409);
		const query = `serviceId=${split.serviceId}&choiceId=`;
		expect((await readExisting(query + cassette.choiceId, person.token)).body.professional._id).toBe(
			listingId,
		);
		expect((await readExisting(query + split.choiceId, person.token)).body.professional).toBeNull();
		expect(
			(await register(server, { newProfessional: { ...ac, choiceId: split.choiceId } }, person)).status,
		).toBe(201);
	});

	test("if its account is deleted", async () => {
		const person = await signInWithAddress(server);
		const { listingId } = await buildListing(server, { userId: person.userId, status: "expired" });
		await server.database.db.update(listings).set({ addressId: null }).where(eq(listings.id, listingId));
		const newProfessional = await fieldsFor(server, person);
		expect(
			(await readExisting(`serviceId=${newProfessional.serviceId}`, person.token)).body.professional,
		).toBeNull();
		expect((await register(server, { newProfessional }, person)).status).toBe(201);
	});
});

describe("a service that allows several", () => {
	let person: Person;
	let rooms: Awaited<ReturnType<typeof fieldsFor>>;
	const count = () =>
		server.database.db.$count(
			listings,
			and(eq(listings.userId, person.userId), eq(listings.serviceId, rooms.serviceId)),
		);
	beforeAll(async () => {
		person = await signInWithAddress(server);
		rooms = await fieldsFor(server, person, "single-room");
		await register(server, { newProfessional: rooms }, person);
	});

	test("accepts another name, no name, and another address, and reports no existing registration", async () => {
		const addressId = await addAddress(server, person.userId, person.mobile);
		for (const change of [{ firmName: "Second House" }, { firmName: "" }, { addressId }]) {
			expect((await register(server, { newProfessional: { ...rooms, ...change } }, person)).status).toBe(201);
		}
		expect((await readExisting(`serviceId=${rooms.serviceId}`, person.token)).body.professional).toBeNull();
	});

	test.each([
		["Thakur  Electricals", "thakur electricals"],
		["Thakur Electricals", " THAKUR\tELECTRICALS "],
		["Café Émile", "CAFÉ ÉMILE"],
		["ठाकुर  इलेक्ट्रिकल्स", "ठाकुर इलेक्ट्रिकल्स"],
		// The same letters in two encodings: as one character, and with a combining dot.
		["पहा\u095cी होटल", "पहा\u0921\u093cी  होटल"],
	])("treats %j and %j as the same name", async (name, again) => {
		const first = await register(server, { newProfessional: { ...rooms, firmName: name } }, person);
		expect(first.status).toBe(201);
		const answer = await register(server, { newProfessional: { ...rooms, firmName: again } }, person);
		expect(answer.status).toBe(409);
		expect(answer.body.professional._id).toBe(first.body.professional._id);
		await server.database.db
			.update(listings)
			.set({ status: "expired" })
			.where(eq(listings.id, first.body.professional._id));
	});

	test.each([
		["Thakur Electricals", "ThakurElectricals"],
		["ठाकुर होटल", "ठकुर होटल"],
	])("treats %j and %j as different names", async (name, other) => {
		for (const firmName of [name, other])
			expect((await register(server, { newProfessional: { ...rooms, firmName } }, person)).status).toBe(201);
	});

	test("refuses a duplicate while the first is applied or active, and accepts it afterwards", async () => {
		const before = await count();
		const twice = [
			rooms,
			{ ...rooms, firmName: "" },
			{ ...rooms, description: "Another", goToLocation: "Kullu" },
		];
		for (const newProfessional of twice) {
			const answer = await register(server, { newProfessional }, person);
			expect(answer.status).toBe(409);
			expect(answer.body.message).toBe("You have already applied to this service");
			expect(answer.body.professional.userId).toBe(person.userId);
		}
		expect(await count()).toBe(before);
		await server.database.db
			.update(listings)
			.set({ status: "expired" })
			.where(eq(listings.userId, person.userId));
		expect((await register(server, { newProfessional: rooms }, person)).status).toBe(201);
		expect(await count()).toBe(before + 1);
	});
});

describe("requesting the existing registration", () => {
	let owner: Person;
	let listingId: string;
	let serviceId: string;
	beforeAll(async () => {
		owner = await signInWithAddress(server);
		({ listingId, serviceId } = await buildListing(server, { userId: owner.userId, status: "applied" }));
	});

	test("requires a login", async () => {
		expect((await readExisting(`serviceId=${serviceId}`)).status).toBe(401);
		expect((await readExisting(`profId=${listingId}`)).status).toBe(401);
	});

	test.each([
		["nothing", "", ["serviceId: Please Select Service"]],
		["a malformed service id", "serviceId=1", ["serviceId: This is not a valid ID."]],
		[
			"a malformed choice id",
			"serviceId=1&choiceId=1&profId=1",
			[
				"serviceId: This is not a valid ID.",
				"choiceId: This is not a valid ID.",
				"profId: This is not a valid ID.",
			],
		],
	])("requires more than %s", async (_, query, faults) => {
		const answer = await readExisting(query, owner.token);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(faults);
	});

	test("returns 404 for an unknown service or choice", async () => {
		const unknown = "01900000-0000-7000-8000-000000000000";
		expect((await readExisting(`serviceId=${unknown}`, owner.token)).status).toBe(404);
		expect((await readExisting(`serviceId=${serviceId}&choiceId=${unknown}`, owner.token)).status).toBe(404);
	});

	test.each(otherRoles)("refuses a %s who requests or reads others' registrations by id", async (role) => {
		const { token, mobile } = await signInWithAddress(server, { role });
		for (const of of [owner.mobile, freshMobile(), "x"]) {
			const answer = await readExisting(`serviceId=${serviceId}&mobile=${encodeURIComponent(of)}`, token);
			expect(answer.status).toBe(403);
		}
		expect((await readExisting(`profId=${listingId}`, token)).status).toBe(404);
		const own = await readExisting(`serviceId=${serviceId}&mobile=${encodeURIComponent(mobile)}`, token);
		expect(own.body).toEqual({ professional: null });
	});

	test("refuses it for an active listing with a public page as well", async () => {
		const active = await buildListing(server, { service: "plumber" });
		expect((await readExisting(`profId=${active.listingId}`, owner.token)).status).toBe(404);
	});

	test.each(staffRoles)("allows a %s to request anyone's, and their own without a mobile", async (role) => {
		const { token, mobile } = await signInWithAddress(server, { role });
		expect((await readExisting(`serviceId=${serviceId}`, token)).body.professional).toBeNull();
		expect((await readExisting(`profId=${listingId}`, token)).body.professional._id).toBe(listingId);
		const of = (who: string) =>
			readExisting(`serviceId=${serviceId}&mobile=${encodeURIComponent(who)}`, token);
		expect((await of(mobile)).body.professional).toBeNull();
		const unknown = freshMobile();
		expect((await of(unknown)).body.professional).toBeNull();
		expect(await server.database.db.$count(users, eq(users.mobile, unknown))).toBe(0);
		for (const wrong of ["", "98765", "+15551234567"]) {
			const answer = await of(wrong);
			expect(answer.status).toBe(400);
			expect(faultsOf(answer)).toEqual([
				"mobile: Please enter 10 digit mobile number for professional you are onboarding",
			]);
		}
	});

	test("returns it by id whatever the service allows, and 404 for a deleted account's", async () => {
		const room = await buildListing(server, { userId: owner.userId, service: "single-room" });
		const query = `profId=${room.listingId}`;
		expect((await readExisting(query, owner.token)).body.professional._id).toBe(room.listingId);
		await server.database.db.update(listings).set({ addressId: null }).where(eq(listings.id, room.listingId));
		expect((await readExisting(query, owner.token)).status).toBe(404);
	});
});
