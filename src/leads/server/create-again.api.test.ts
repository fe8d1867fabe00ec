import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import { leads } from "./leads.tables.ts";
import { faultsOf, leadCustomer, wholeLead as whole } from "./testing/send-lead.ts";

const { server, create } = leadCustomer();

describe("sending a lead again", () => {
	test("with the same key creates one lead with one response, whatever has changed since", async () => {
		const person = await signIn(server, randomMobile());
		const body = { ...whole, preferredDateTime: server.clock().toISOString() };
		const first = await create(body, { token: person.token, key: "one" });
		server.clock.advance(2 * 60 * 60_000);
		const second = await create({ ...body }, { token: person.token, key: "one" });
		expect(first.status).toBe(201);
		expect(second).toMatchObject({ status: 201, body: first.body });
		expect((await create({ ...body, name: "Another" }, { token: person.token, key: "one" })).status).toBe(
			409,
		);
		expect(await server.database.db.$count(leads, eq(leads.customerId, person.user._id))).toBe(1);
	});

	test("twenty times at once creates one lead", async () => {
		const person = await signIn(server, randomMobile());
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => create(whole, { token: person.token, key: "many" })),
		);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.lead?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
		expect(await server.database.db.$count(leads, eq(leads.customerId, person.user._id))).toBe(1);
	});

	test("with another person's key or without a key creates another lead", async () => {
		const [one, other] = [await signIn(server, randomMobile()), await signIn(server, randomMobile())];
		const first = await create({ ...whole, mobile: one.user.mobile }, { token: one.token, key: "same" });
		const second = await create({ ...whole, mobile: one.user.mobile }, { token: other.token, key: "same" });
		expect(second.body.lead._id).not.toBe(first.body.lead._id);
		const own = { ...whole, mobile: one.user.mobile };
		await create(own, { token: one.token });
		await create(own, { token: one.token });
		expect(await server.database.db.$count(leads, eq(leads.customerId, one.user._id))).toBe(3);
	});

	test("refuses a malformed key", async () => {
		const answer = await create(whole, { key: "two words" });
		expect(faultsOf(answer)).toEqual([
			"Idempotency-Key: The Idempotency-Key must have 1 to 200 visible characters.",
		]);
	});
});

test("refuses more than twenty leads a day, even when sent at once", async () => {
	const person = await signIn(server, randomMobile());
	const own = { ...whole, mobile: person.user.mobile };
	// An hour before the Indian day ends.
	server.clock.set("2026-11-25T17:30:00Z");
	const answers = await Promise.all(Array.from({ length: 23 }, () => create(own, { token: person.token })));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused).toHaveLength(3);
	expect(refused[0]?.headers["retry-after"]).toBe("3600");
	expect(await server.database.db.$count(leads, eq(leads.customerId, person.user._id))).toBe(20);
	server.clock.advance(60 * 60_000);
	expect((await create(own, { token: person.token })).status).toBe(201);
});

test("counts the day's leads of a deleted account that registers again", async () => {
	const mobile = randomMobile();
	const first = await signIn(server, mobile);
	const own = { ...whole, mobile };
	const answers = await Promise.all(Array.from({ length: 20 }, () => create(own, { token: first.token })));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
	await server.call("DELETE", "/api/users/me", { token: first.token, body: { mobile } });
	server.clock.advance(60_000);
	const again = await signIn(server, mobile);
	expect(again.user._id).not.toBe(first.user._id);
	expect((await create(own, { token: again.token })).status).toBe(429);
	expect(await server.database.db.$count(leads, eq(leads.customerId, again.user._id))).toBe(0);
	server.clock.advance(86_400_000);
	expect((await create(own, { token: again.token })).status).toBe(201);
});
