import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.service.ts";
import { addresses } from "../../places/server/places.tables.ts";
import { createPlaces } from "../../places/server/places.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { createIdempotency } from "../../platform/server/idempotency.ts";
import { newId } from "../../platform/server/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { registrationForm } from "../registration.contract.ts";
import { deleteStored } from "./listings.jobs.ts";
import { createListings } from "./listings.service.ts";
import { listings } from "./listings.tables.ts";
import { createRegistration } from "./registration.service.ts";
import {
	fieldsFor,
	freeServices,
	type Person,
	register,
	registrationsOf,
	signInWithAddress,
} from "./testing/register.ts";

let server: TestServer;
let person: Person;
/** What came into the store, and what is to be deleted from it. */
let stored: string[];
let discarded: string[];
beforeAll(async () => {
	server = await startTestServer();
	await freeServices(server);
});
afterAll(() => server.close());
beforeEach(async () => {
	person = await signInWithAddress(server);
	stored = [];
	discarded = [];
});

/** Registers the person with two pictures; `meanwhile` happens as each is stored, after everything was checked. */
async function registerWhile(meanwhile: (picture: string) => Promise<unknown>) {
	const { database, clock } = server;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	const registration = createRegistration({
		db: database.db,
		clock,
		catalogue,
		listings: createListings({ database, clock, catalogue, cdnBase: "" }),
		idempotency: createIdempotency(database.db, clock),
		pictures: {
			async keepPicture({ name }) {
				await meanwhile(name);
				const kept = { name: newId().replaceAll("-", ""), width: 60, height: 40 };
				stored.push(kept.name);
				return kept;
			},
		},
		jobs: {
			async enqueue(_tx, name, data) {
				expect(name).toBe(deleteStored);
				if ("pictures" in data && Array.isArray(data.pictures)) discarded.push(...data.pictures.map(String));
			},
		},
	});
	const viewer: Viewer = { userId: person.userId, role: "user", sessionId: newId() };
	const uploads = ["one", "two"].map((name) => ({
		field: "images",
		name,
		path: "",
		size: 1,
		isTooBig: false,
	}));
	const form = registrationForm.parse({ newProfessional: await fieldsFor(server, person) });
	return registration.register(viewer, { form, uploads, idempotencyKey: null });
}

/** So many pictures came into the store, and all of them are to be deleted. */
function expectNothingStays(count: number): void {
	expect(stored).toHaveLength(count);
	expect(discarded).toEqual(stored);
}

test("with nothing in between it is registered, and its pictures stay", async () => {
	const { professional } = await registerWhile(async () => undefined);
	expect(professional.images).toHaveLength(2);
	expect(stored).toHaveLength(2);
	expect(discarded).toEqual([]);
});

test("the address is removed: refused, and nothing stays", async () => {
	const remove = () => server.database.db.delete(addresses).where(eq(addresses.id, person.addressId));
	await expect(registerWhile(remove)).rejects.toMatchObject({
		code: "bad_input",
		message: "We do not know this address. Please select another one.",
	});
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expectNothingStays(2);
});

test("the account is deleted: refused, nothing stays, and no new account is made", async () => {
	const { mobile } = person;
	const leave = () => server.call("DELETE", "/api/users/me", { token: person.token, body: { mobile } });
	await expect(registerWhile(leave)).rejects.toMatchObject({ code: "bad_input" });
	expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(0);
	expect(await server.database.db.$count(listings, eq(listings.userId, person.userId))).toBe(0);
	expectNothingStays(2);
});

test("the same registration is sent a second time: the second is refused, and nothing of it stays", async () => {
	const again = async () => register(server, { newProfessional: await fieldsFor(server, person) }, person);
	await expect(registerWhile(again)).rejects.toMatchObject({
		code: "conflict",
		details: { extra: { professional: { userId: person.userId } } },
	});
	expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	expectNothingStays(2);
});

test("the store fails at the second picture: the first one goes as well", async () => {
	const fail = (picture: string) =>
		picture === "two" ? Promise.reject(new Error("the disk is full")) : Promise.resolve();
	await expect(registerWhile(fail)).rejects.toThrow("the disk is full");
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expectNothingStays(1);
});
