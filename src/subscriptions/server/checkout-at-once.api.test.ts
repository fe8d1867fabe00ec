import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listings } from "../../listings/server/listings.tables.ts";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import type { Pictures } from "../../media/server/media.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { checkoutForm } from "../checkout.contract.ts";
import { checkOut } from "./check-out.ts";
import { buildOwn, choiceFor, planOf, registrationWith } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
const pictures: Pictures = {
	keepPicture: async ({ name }) => ({ name: `kept-${name}`, width: 400, height: 300 }),
	keepPaper: async () => ({ refused: "no papers here" }),
};
beforeAll(async () => {
	market = await startMarket({ pictures });
	plan = await planOf(market);
});
beforeEach(() => {
	market.provider.isAway = false;
	market.queued.length = 0;
});
afterAll(() => market.close());

const listingsOf = (userId: string) =>
	market.database.db.select({ id: listings.id }).from(listings).where(eq(listings.userId, userId));

describe("the same checkout sent again", () => {
	test("with one key registers and pays once, concurrently or later", async () => {
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const sent = { token: person.token, key: "click-1" };
		const answers = await Promise.all([
			market.pay(form, sent),
			market.pay(form, sent),
			market.pay(form, sent),
		]);
		answers.push(await market.pay(form, sent));
		for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
		const rows = await listingsOf(person.userId);
		expect(rows).toHaveLength(1);
		expect(await market.paymentsOf(rows[0]?.id ?? "")).toHaveLength(1);
		expect(
			market.provider.started.filter((name) => name === answers[0]?.body.data.merchantTransactionId),
		).toHaveLength(1);
	});

	test("with one key for something else is refused", async () => {
		const own = await buildOwn(market);
		const sent = { token: own.token, key: "click-2" };
		expect((await market.pay(choiceFor(own.listingId, plan), sent)).status).toBe(200);
		const other = { ...choiceFor(own.listingId, plan), buyer: { name: "Somebody else" } };
		expect((await market.pay(other, sent)).status).toBe(409);
		expect(await market.paymentsOf(own.listingId)).toHaveLength(1);
	});

	test("with another key registers once and refuses the other", async () => {
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const answers = await Promise.all(
			["a", "b", "c"].map((key) => market.pay(form, { token: person.token, key })),
		);
		expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
		const [listing, ...more] = await listingsOf(person.userId);
		expect(more).toEqual([]);
		for (const { body } of answers.filter(({ status }) => status === 409))
			expect(body.professional._id).toBe(listing?.id);
		expect(await market.paymentsOf(listing?.id ?? "")).toHaveLength(1);
	});

	test("with another key continues the payment whose page is open", async () => {
		const own = await buildOwn(market);
		const first = await market.pay(choiceFor(own.listingId, plan), { token: own.token, key: "one" });
		const second = await market.pay(choiceFor(own.listingId, plan), { token: own.token, key: "two" });
		const third = await market.pay(choiceFor(own.listingId, plan), own);
		expect([second.body.data, third.body.data]).toEqual([first.body.data, first.body.data]);
		expect(await market.paymentsOf(own.listingId)).toHaveLength(1);
	});

	test.each<[string, (own: { listingId: string }) => Promise<object>]>([
		["another plan", async ({ listingId }) => choiceFor(listingId, await planOf(market))],
		["another buyer", async ({ listingId }) => ({ ...choiceFor(listingId, plan), buyer: { name: "Else" } })],
		["another state", async ({ listingId }) => ({ ...choiceFor(listingId, plan), buyer: { state: "Goa" } })],
	])("for %s is another payment", async (_, other) => {
		const own = await buildOwn(market);
		const first = await market.pay(choiceFor(own.listingId, plan), own);
		const second = await market.pay(await other(own), own);
		expect(second.status).toBe(200);
		expect(second.body.data.merchantTransactionId).not.toBe(first.body.data.merchantTransactionId);
	});

	test("for a plan whose price has risen starts another payment", async () => {
		const own = await buildOwn(market);
		const dearer = await planOf(market);
		const first = await market.pay(choiceFor(own.listingId, dearer), own);
		await market.database.db.execute(`update plans set price = 399900 where id = '${dearer}'`);
		const second = await market.pay(choiceFor(own.listingId, dearer), own);
		expect(second.body.data.merchantTransactionId).not.toBe(first.body.data.merchantTransactionId);
		await market.settle(first.body.data.merchantTransactionId, "success");
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ price: 299_900 }]);
	});

	test("after the page has closed starts another payment", async () => {
		const own = await buildOwn(market);
		const first = await market.pay(choiceFor(own.listingId, plan), own);
		market.clock.advance(18 * 60_000);
		const second = await market.pay(choiceFor(own.listingId, plan), own);
		expect(second.body.data.merchantTransactionId).not.toBe(first.body.data.merchantTransactionId);
	});

	test("at the same time with two keys is paid once, whichever page is used", async () => {
		const own = await buildOwn(market);
		const answers = await Promise.all(
			["x", "y"].map((key) => market.pay(choiceFor(own.listingId, plan), { token: own.token, key })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		await market.settle(answers[1]?.body.data.merchantTransactionId, "success");
		expect(await market.boughtFor(own.listingId)).toHaveLength(1);
	});
});

describe("while the provider is unreachable", () => {
	test("the registration is kept, and the same request continues", async () => {
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const sent = { token: person.token, key: "away" };
		market.provider.isAway = true;
		const refused = await market.pay(form, sent);
		const [listing] = await listingsOf(person.userId);
		const [payment] = await market.paymentsOf(listing?.id ?? "");
		expect(refused.status).toBe(503);
		expect(refused.body).toMatchObject({
			merchantTransactionId: payment?.merchantTransactionId,
			professionalId: listing?.id,
		});
		expect(payment?.status).toBe("pending");
		market.provider.isAway = false;
		const answer = await market.pay(form, sent);
		expect(answer.body.data.merchantTransactionId).toBe(payment?.merchantTransactionId);
		expect(await market.paymentsOf(listing?.id ?? "")).toHaveLength(1);
	});

	test("a free plan is granted", async () => {
		const own = await buildOwn(market);
		const trial = await planOf(market, { type: "Free Trial", price: paise(0), durationInMonths: 1 });
		market.provider.isAway = true;
		expect((await market.pay(choiceFor(own.listingId, trial), own)).status).toBe(200);
	});
});

describe("pictures of a registration", () => {
	const upload = (name: string) => ({ field: "images", name, path: "/nowhere", size: 1, isTooBig: false });
	const viewerOf = (userId: string): Viewer => ({ userId, role: "user", sessionId: "" });

	test("are kept with it", async () => {
		const person = await signInWithAddress(market);
		const form = checkoutForm.parse(await registrationWith(market, person, plan));
		const sent = { form, uploads: [upload("a"), upload("b")], idempotencyKey: null };
		const { professionalId } = await checkOut(market.ctx, viewerOf(person.userId), sent);
		const read = await market.call("GET", `/api/workerCategory/${professionalId}`, { token: person.token });
		expect(read.body.professional.imageCount).toBe(2);
		expect(market.queued.filter(({ name }) => name === "listings.delete-stored")).toEqual([]);
	});

	test("are deleted if it fails at the last moment", async () => {
		const person = await signInWithAddress(market);
		vi.spyOn(market.payments.jobs, "enqueue").mockRejectedValueOnce(new Error("the database went away"));
		const form = checkoutForm.parse(await registrationWith(market, person, plan));
		const sent = { form, uploads: [upload("c")], idempotencyKey: null };
		await expect(checkOut(market.ctx, viewerOf(person.userId), sent)).rejects.toThrow(/went away/);
		expect(await listingsOf(person.userId)).toEqual([]);
		expect(market.queued).toEqual([
			{ name: "listings.delete-stored", data: { pictures: ["kept-c"], files: [] } },
		]);
	});
});
