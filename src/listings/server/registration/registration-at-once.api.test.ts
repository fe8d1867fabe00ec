import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { idempotentAnswers } from "../../../platform/server/http/idempotency.tables.ts";
import {
	fieldsFor,
	freeServices,
	register,
	registrationsOf,
	signInWithAddress,
} from "../testing/register.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await freeServices(server);
});
afterAll(() => server.close());

const twenty = Array.from({ length: 20 }, (_, number) => number);

describe("twenty concurrent registrations", () => {
	test.each(["electrician", "single-room"])("create one registration for %s", async (service) => {
		const person = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, person, service);
		const answers = await Promise.all(twenty.map(() => register(server, { newProfessional }, person)));
		const [row, ...more] = await registrationsOf(server, person.userId);
		expect(more).toEqual([]);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused).toHaveLength(19);
		for (const { body } of refused) expect(body.professional._id).toBe(row?.id);
	});

	test("create one registration if sent by the person and by staff", async () => {
		const person = await signInWithAddress(server);
		const staff = await signInWithAddress(server, { role: "admin" });
		const newProfessional = await fieldsFor(server, person);
		const body = { newProfessional, mobile: person.mobile };
		const answers = await Promise.all(
			twenty.map((number) => register(server, body, number % 2 === 0 ? person : staff)),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
		expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	});

	test("create twenty if they have different names and several are allowed", async () => {
		const person = await signInWithAddress(server);
		const rooms = await fieldsFor(server, person, "single-room");
		const answers = await Promise.all(
			twenty.map((number) =>
				register(server, { newProfessional: { ...rooms, firmName: `House ${number}` } }, person),
			),
		);
		expect(answers.every(({ status }) => status === 201)).toBe(true);
		expect(await registrationsOf(server, person.userId)).toHaveLength(20);
	});

	test("create one registration and one answer with the same Idempotency-Key", async () => {
		const person = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, person);
		const sent = { token: person.token, key: "many" };
		const answers = await Promise.all(twenty.map(() => register(server, { newProfessional }, sent)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.professional?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
		expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	});
});

describe("a repeated Idempotency-Key", () => {
	test("returns the same answer, and is refused with another form", async () => {
		const person = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, person);
		const sent = { token: person.token, key: "one" };
		const first = await register(server, { newProfessional }, sent);
		expect(await register(server, { newProfessional }, sent)).toMatchObject({
			status: 201,
			body: first.body,
		});
		const other = { newProfessional: { ...newProfessional, firmName: "Another" } };
		expect((await register(server, other, sent)).status).toBe(409);
		expect((await register(server, { newProfessional }, { ...sent, key: "two" })).status).toBe(409);
		expect(await registrationsOf(server, person.userId)).toHaveLength(1);
	});

	test("does not repeat a refusal", async () => {
		const person = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, person);
		const sent = { token: person.token, key: "three" };
		expect((await register(server, {}, sent)).status).toBe(400);
		expect((await register(server, { newProfessional }, sent)).status).toBe(201);
	});

	test("does not collide with another person's key", async () => {
		for (const person of [await signInWithAddress(server), await signInWithAddress(server)]) {
			const newProfessional = await fieldsFor(server, person);
			expect((await register(server, { newProfessional }, { token: person.token, key: "same" })).status).toBe(
				201,
			);
		}
	});

	test("stores no names", async () => {
		const person = await signInWithAddress(server);
		const newProfessional = await fieldsFor(server, person);
		const { body } = await register(server, { newProfessional }, { token: person.token, key: "four" });
		const [kept] = await server.database.db
			.select()
			.from(idempotentAnswers)
			.where(eq(idempotentAnswers.userId, person.userId));
		expect(kept?.answer).toEqual({ listingId: body.professional._id, rejectedImages: [] });
	});
});
