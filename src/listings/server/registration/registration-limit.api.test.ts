import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { ListingStatus } from "../../listing.ts";
import { listings } from "../listings.tables.ts";
import { findService } from "../testing/build-listing.ts";
import {
	fieldsFor,
	freeServices,
	type Person,
	register,
	registrationsOf,
	signInWithAddress,
	staffRoles,
} from "../testing/register.ts";

let server: TestServer;
let person: Person;
let newProfessional: Awaited<ReturnType<typeof fieldsFor>>;
beforeAll(async () => {
	server = await startTestServer();
	await freeServices(server);
});
afterAll(() => server.close());
beforeEach(async () => {
	person = await signInWithAddress(server);
	newProfessional = await fieldsFor(server, person);
});

const words = "A person can have at most 50 current registrations.";

/** Registers this number of rooms for the person, each under its own name. */
async function giveRooms(count: number, status: ListingStatus = "applied"): Promise<void> {
	const now = server.clock();
	const build = async (tx: Db) => {
		const { serviceId } = await findService(tx, "single-room", null);
		const rows = Array.from({ length: count }, (_, number) => ({
			id: newId(),
			userId: person.userId,
			serviceId,
			addressId: person.addressId,
			firmName: `${status} ${number}`,
			status,
			statusChangedAt: now,
			turn: number,
			appliedAt: now,
			updatedAt: now,
		}));
		await tx.insert(listings).values(rows);
	};
	await inTransaction(server.database.db, build);
}
const registrations = async () => (await registrationsOf(server, person.userId)).length;

test("accepts the fiftieth registration and refuses the next one with a message", async () => {
	await giveRooms(25);
	await giveRooms(24, "active");
	expect((await register(server, { newProfessional }, person)).status).toBe(201);
	const plumber = await fieldsFor(server, person, "plumber");
	const answer = await register(server, { newProfessional: plumber }, person);
	expect(answer.status).toBe(409);
	expect(answer.body.message).toBe(words);
	expect(answer.body).not.toHaveProperty("professional");
	expect(await registrations()).toBe(50);
});

test("counts neither expired registrations nor other people's", async () => {
	await giveRooms(49);
	await giveRooms(5, "expired");
	expect((await register(server, { newProfessional }, person)).status).toBe(201);
	const other = await signInWithAddress(server);
	const theirs = await fieldsFor(server, other);
	expect((await register(server, { newProfessional: theirs }, other)).status).toBe(201);
	expect(await registrations()).toBe(55);
});

test("gives the last place to one of several concurrent registrations", async () => {
	await giveRooms(49);
	const services = ["electrician", "plumber", "single-room", "core-cutting"];
	const forms = await Promise.all(services.map((service) => fieldsFor(server, person, service)));
	const answers = await Promise.all(forms.map((form) => register(server, { newProfessional: form }, person)));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
	const refused = answers.filter(({ status }) => status === 409);
	expect(refused).toHaveLength(3);
	for (const { body } of refused) expect(body.message).toBe(words);
	expect(await registrations()).toBe(50);
});

test("answers the last one twice without a refusal if it is sent twice with one key", async () => {
	await giveRooms(49);
	const sent = { token: person.token, key: "last" };
	const answers = await Promise.all([1, 2, 3].map(() => register(server, { newProfessional }, sent)));
	expect(new Set(answers.map(({ status, body }) => `${status} ${body.professional?._id}`)).size).toBe(1);
	expect(answers[0]?.status).toBe(201);
});

test("reports an existing registration for the same service first", async () => {
	await giveRooms(49);
	const first = await register(server, { newProfessional }, person);
	const again = await register(server, { newProfessional }, person);
	expect(again.status).toBe(409);
	expect(again.body.professional._id).toBe(first.body.professional._id);
});

test.each(staffRoles)(
	"applies to registrations by a %s for someone else, and does not count their own",
	async (role) => {
		const staff = await signInWithAddress(server, { role });
		await giveRooms(49);
		const body = { mobile: person.mobile, newProfessional };
		expect((await register(server, body, staff)).status).toBe(201);
		const plumber = await fieldsFor(server, person, "plumber");
		const answer = await register(server, { ...body, newProfessional: plumber }, staff);
		expect(answer.status).toBe(409);
		expect(answer.body.message).toBe(words);
		expect(await registrations()).toBe(50);
	},
);
