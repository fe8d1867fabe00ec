import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.service.ts";
import { pictureKeys } from "../../media/picture.ts";
import { addresses } from "../../places/server/places.tables.ts";
import { createPlaces } from "../../places/server/places.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { createIdempotency } from "../../platform/server/idempotency.ts";
import { newId } from "../../platform/server/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { registrationForm } from "../listings.contract.ts";
import { createListings } from "./listings.service.ts";
import { listings } from "./listings.tables.ts";
import { createRegistration } from "./registration.service.ts";
import { fieldsFor, type Person, register, registrationsOf, signInWithAddress } from "./testing/register.ts";

let server: TestServer;
let person: Person;
let stored: Set<string>;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	person = await signInWithAddress(server);
	stored = new Set();
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
				for (const key of pictureKeys("service-professionals", kept.name)) stored.add(key);
				return kept;
			},
		},
		store: { delete: async (key) => void stored.delete(key) },
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
	return registration.register(viewer, form, { uploads, request: { headers: {} } });
}

test("with nothing in between it is registered, and its pictures stay", async () => {
	const { professional } = await registerWhile(async () => undefined);
	expect(professional.images).toHaveLength(2);
	expect(stored.size).toBe(2 * pictureKeys("service-professionals", "x").length);
});

test("the address is removed: refused, and nothing stays", async () => {
	const remove = () => server.database.db.delete(addresses).where(eq(addresses.id, person.addressId));
	await expect(registerWhile(remove)).rejects.toMatchObject({
		code: "bad_input",
		message: "We do not know this address. Please select another one.",
	});
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expect(stored.size).toBe(0);
});

test("the account is deleted: refused, nothing stays, and no new account is made", async () => {
	const { mobile } = person;
	const leave = () => server.call("DELETE", "/api/users/me", { token: person.token, body: { mobile } });
	await expect(registerWhile(leave)).rejects.toMatchObject({ code: "bad_input" });
	expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(0);
	expect(await server.database.db.$count(listings, eq(listings.userId, person.userId))).toBe(0);
	expect(stored.size).toBe(0);
});

test("the same registration is sent a second time: the second is refused, and nothing of it stays", async () => {
	const again = async () => register(server, { newProfessional: await fieldsFor(server, person) }, person);
	await expect(registerWhile(again)).rejects.toMatchObject({
		code: "conflict",
		details: { extra: { professional: { userId: person.userId } } },
	});
	expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	expect(stored.size).toBe(0);
});

test("the store fails at the second picture: the first one goes as well", async () => {
	const fail = (picture: string) =>
		picture === "two" ? Promise.reject(new Error("the disk is full")) : Promise.resolve();
	await expect(registerWhile(fail)).rejects.toThrow("the disk is full");
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expect(stored.size).toBe(0);
});
