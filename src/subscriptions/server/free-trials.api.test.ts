import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { users } from "../../accounts/server/accounts.tables.ts";
import { paise } from "../../platform/money.ts";
import { trialMobiles } from "./subscriptions.tables.ts";
import { buildSubscription } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let trial: string;
let staff: Awaited<ReturnType<typeof signInWithAddress>>;
beforeAll(async () => {
	market = await startMarket();
	staff = await signInWithAddress(market, { role: "salesPerson" });
	trial = await planOf(market, {
		type: "Free Trial",
		price: paise(0),
		durationInMonths: 1,
		numberOfLeads: 5,
	});
	await market.jobs.start();
});
afterAll(() => market.close());

type Own = { listingId: string; userId: string; token: string };
const anotherListing = async ({ userId, token }: Own): Promise<Own> => {
	const wishes = { userId, status: "applied", paymentStatus: "pending" } as const;
	return { ...(await buildListing(market, wishes)), userId, token };
};
const tryFree = (own: Own) => market.pay(choiceFor(own.listingId, trial), own);
const refusal = {
	status: 409,
	body: {
		message:
			"You have already used the free trial. It is available once per mobile number. Please choose another plan.",
	},
};
/** Deletes the account and registers a new listing with the same mobile. */
async function comeBack(own: Own & { mobile: string }): Promise<Own> {
	const deleted = await market.call("DELETE", "/api/users/me", {
		token: own.token,
		body: { mobile: own.mobile },
	});
	expect(deleted.status).toBe(200);
	// The next code can be requested after a while.
	market.clock.advance(60_000);
	const { token, user } = await signIn(market, own.mobile);
	expect(user._id).not.toBe(own.userId);
	return anotherListing({ listingId: "", userId: user._id, token });
}
const nothingFor = async ({ listingId }: Own) => {
	expect(await market.boughtFor(listingId)).toEqual([]);
	expect(await market.paymentsOf(listingId)).toEqual([]);
	expect(await market.listing(listingId)).toMatchObject({ paymentStatus: "pending" });
};

describe("a second free trial of a mobile is refused", () => {
	test("for another listing", async () => {
		const own = await buildOwn(market);
		expect((await tryFree(own)).status).toBe(200);
		const other = await anotherListing(own);
		expect(await tryFree(other)).toMatchObject(refusal);
		await nothingFor(other);
	});

	test("after the account is deleted, and the table stores no mobile", async () => {
		const own = await buildOwn(market);
		expect((await tryFree(own)).status).toBe(200);
		const back = await comeBack(own);
		expect(await tryFree(back)).toMatchObject(refusal);
		await nothingFor(back);
		const kept = JSON.stringify(await market.database.db.select().from(trialMobiles));
		expect(kept).not.toContain(own.mobile.slice(3));
		expect(kept).not.toContain(own.userId);
	});

	test("if the first is older than the table of mobiles", async () => {
		const own = await buildOwn(market);
		await buildSubscription(market, { listingId: own.listingId, type: "Free Trial", status: "expired" });
		expect(await tryFree(await anotherListing(own))).toMatchObject(refusal);
		expect(await tryFree(await comeBack(own))).toMatchObject(refusal);
	});

	test("when staff choose it for the owner, even without a payment", async () => {
		const own = await buildOwn(market);
		expect((await tryFree(own)).status).toBe(200);
		const other = await anotherListing(own);
		const choice = choiceFor(other.listingId, trial);
		expect(await market.pay(choice, staff)).toMatchObject(refusal);
		const skipped = { ...choice, paymentOption: "true", reason: "A second chance" };
		expect(await market.pay(skipped, staff)).toMatchObject(refusal);
		await nothingFor(other);
	});

	test("when two are chosen at the same time", async () => {
		const own = await buildOwn(market);
		const listings = [own, await anotherListing(own), await anotherListing(own)];
		const answers = await Promise.all(listings.map(tryFree));
		expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
			200, 409, 409,
		]);
		const bought = await Promise.all(listings.map(({ listingId }) => market.boughtFor(listingId)));
		expect(bought.flat()).toHaveLength(1);
	});
});

describe("whether the mobile has had its trial", () => {
	const answerFor = async (own: Own) => {
		const url = `/api/subscription/professionals?profId=${own.listingId}`;
		return (await market.call("GET", url, { token: own.token })).body.data.trialUsed;
	};

	test("is part of the response for each of its listings", async () => {
		const own = await buildOwn(market);
		const other = await anotherListing(own);
		expect([await answerFor(own), await answerFor(other)]).toEqual([false, false]);
		await tryFree(own);
		expect([await answerFor(own), await answerFor(other)]).toEqual([true, true]);
	});

	test("does not concern other mobiles", async () => {
		await tryFree(await buildOwn(market));
		const another = await buildOwn(market);
		expect(await answerFor(another)).toBe(false);
		expect((await tryFree(another)).status).toBe(200);
	});
});

describe("the list of plans says whether the trial is used", () => {
	const plans = "/api/subscription?enabled=true";
	const trialUsed = async (token?: string, mobile?: string) => {
		const query = mobile === undefined ? "" : `&mobile=${encodeURIComponent(mobile)}`;
		const { status, body } = await market.call("GET", plans + query, { token });
		return status === 200 ? body.trialUsed : status;
	};

	test("before the person registers a listing", async () => {
		const own = await buildOwn(market);
		expect(await trialUsed(own.token)).toBe(false);
		await tryFree(own);
		expect(await trialUsed(own.token)).toBe(true);
		expect(await trialUsed((await buildOwn(market)).token)).toBe(false);
		expect(await trialUsed()).toBe(false);
		const { body } = await market.call("GET", plans, { token: own.token });
		expect(body.subscriptions.map(({ _id }: { _id: string }) => _id)).toContain(trial);
	});

	test("for a new account with the same mobile", async () => {
		const own = await buildOwn(market);
		await tryFree(own);
		expect(await trialUsed((await comeBack(own)).token)).toBe(true);
	});

	test("to staff, for the mobile that they register, and refuses others", async () => {
		const own = await buildOwn(market);
		await tryFree(own);
		expect(await trialUsed(staff.token)).toBe(false);
		expect(await trialUsed(staff.token, own.mobile)).toBe(true);
		expect(await trialUsed(own.token, own.mobile)).toBe(true);
		expect(await trialUsed(staff.token, "+919000099999")).toBe(false);
		expect(await trialUsed((await buildOwn(market)).token, own.mobile)).toBe(403);
		expect(await trialUsed(staff.token, "12")).toBe(400);
		await comeBack(own);
		expect(await trialUsed(staff.token, own.mobile)).toBe(true);
	});
});

test("records a trial once, by the hash of its mobile", async () => {
	const own = await buildOwn(market);
	const before = await market.database.db.$count(trialMobiles);
	await tryFree(own);
	expect(await market.database.db.$count(trialMobiles)).toBe(before + 1);
	const [user] = await market.database.db.select().from(users).where(eq(users.id, own.userId));
	expect(user?.mobile).toBe(own.mobile);
});
