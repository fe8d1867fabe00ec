import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { registrationForm } from "../../registration.contract.ts";
import { deleteStored } from "../listings.jobs.ts";
import { listings } from "../listings.tables.ts";
import { registerListing } from "./register-listing.ts";
import type { RegisterContext } from "./register-once.ts";
import {
	fieldsFor,
	freeServices,
	type Person,
	register,
	registrationsOf,
	signInWithAddress,
} from "../testing/register.ts";

let server: TestServer;
let person: Person;
/** The stored pictures, and those queued for deletion. */
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

/** Registers the person with two pictures; `meanwhile` runs as each is stored, after all checks. */
async function registerWhile(meanwhile: (picture: string) => Promise<unknown>) {
	const { database, clock } = server;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	const ctx: RegisterContext = {
		db: database.db,
		clock,
		catalogue,
		cdnBase: "",
		idempotency: createIdempotency(database.db, clock),
		pictures: {
			async keepPicture({ name }) {
				await meanwhile(name);
				const kept = { name: newId().replaceAll("-", ""), width: 60, height: 40 };
				stored.push(kept.name);
				return kept;
			},
			keepPaper: () => Promise.reject(new Error("no papers in this test")),
		},
		jobs: {
			async enqueue(_tx, name, data) {
				expect(name).toBe(deleteStored);
				if ("pictures" in data && Array.isArray(data.pictures)) discarded.push(...data.pictures.map(String));
			},
		},
	};
	const viewer: Viewer = { userId: person.userId, role: "user", sessionId: newId() };
	const uploads = ["one", "two"].map((name) => ({
		field: "images",
		name,
		path: "",
		size: 1,
		isTooBig: false,
	}));
	const form = registrationForm.parse({ newProfessional: await fieldsFor(server, person) });
	return registerListing(ctx, viewer, { form, uploads, idempotencyKey: null });
}

/** Expects that this number of pictures was stored and that all of them are queued for deletion. */
function expectNothingStays(count: number): void {
	expect(stored).toHaveLength(count);
	expect(discarded).toEqual(stored);
}

test("registers and keeps the pictures if nothing happens in between", async () => {
	const { professional } = await registerWhile(async () => undefined);
	expect(professional.images).toHaveLength(2);
	expect(stored).toHaveLength(2);
	expect(discarded).toEqual([]);
});

test("refuses if the address is removed, and leaves nothing behind", async () => {
	const remove = () => server.database.db.delete(addresses).where(eq(addresses.id, person.addressId));
	await expect(registerWhile(remove)).rejects.toMatchObject({
		code: "bad_input",
		message: "We do not know this address. Please select another one.",
	});
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expectNothingStays(2);
});

test("refuses if the account is deleted, leaves nothing behind, and creates no new account", async () => {
	const { mobile } = person;
	const leave = () => server.call("DELETE", "/api/users/me", { token: person.token, body: { mobile } });
	await expect(registerWhile(leave)).rejects.toMatchObject({ code: "bad_input" });
	expect(await server.database.db.$count(users, eq(users.mobile, mobile))).toBe(0);
	expect(await server.database.db.$count(listings, eq(listings.userId, person.userId))).toBe(0);
	expectNothingStays(2);
});

test("refuses the second of two equal registrations and leaves nothing of it behind", async () => {
	const again = async () => register(server, { newProfessional: await fieldsFor(server, person) }, person);
	await expect(registerWhile(again)).rejects.toMatchObject({
		code: "conflict",
		details: { extra: { professional: { userId: person.userId } } },
	});
	expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	expectNothingStays(2);
});

test("deletes the first picture if the store fails at the second", async () => {
	const fail = (picture: string) =>
		picture === "two" ? Promise.reject(new Error("the disk is full")) : Promise.resolve();
	await expect(registerWhile(fail)).rejects.toThrow("the disk is full");
	expect(await registrationsOf(server, person.userId)).toEqual([]);
	expectNothingStays(1);
});
