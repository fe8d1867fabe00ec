import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ensureReferralCode } from "../../accounts/server/accounts.api.ts";
import {
	faultsOf,
	type Person,
	signInWithAddress,
	staffRoles,
} from "../../listings/server/testing/register.ts";
import { paise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import {
	buildOwn,
	choiceFor,
	planOf,
	registrationWith,
} from "../../subscriptions/server/testing/order-plan.ts";
import { type Market, startMarket } from "../../subscriptions/server/testing/start-market.ts";
import { followPayment } from "./follow-payment.ts";
import { exportReferralsOf } from "./referrals.events.ts";

let market: Market;
let plan: string;
let seller: Person;
let code: string;
beforeAll(async () => {
	market = await startMarket({ rewardPercent: 5 });
	plan = await planOf(market, { price: paise(99_995) });
	seller = await signInWithAddress(market, { role: "salesPerson", name: "Meena Rana" });
	code = await giveCode(seller);
});
beforeEach(() => {
	market.moved.length = 0;
});
afterAll(() => market.close());

async function giveCode({ userId, token }: { userId: string; token: string }): Promise<string> {
	await inTransaction(market.database.db, (tx) => ensureReferralCode(tx, userId));
	return (await market.call("GET", "/api/auth", { token })).body.referralCode;
}

const invalid = {
	isValidReferral: false,
	referralMessage: "Invalid referral code",
	referringUser: null,
	discountPercentage: 0,
};
const own = { ...invalid, referralMessage: "You cannot use your own referral code" };

describe("checking a code", () => {
	test("is refused for guests", async () => {
		expect((await market.checkCode({ referralCode: code }, {})).status).toBe(401);
	});

	test.each([
		["nothing", {}],
		["a number", { referralCode: 12_345_678 }],
		["41 letters", { referralCode: "A".repeat(41) }],
	])("refuses %s as bad input", async (_, body) => {
		const person = await signInWithAddress(market);
		expect((await market.checkCode(body, person)).status).toBe(400);
	});

	test("accepts any spelling, and names the owner and the discount", async () => {
		const person = await signInWithAddress(market);
		const spelled = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `
			.replaceAll("0", "o")
			.replaceAll("1", "l");
		for (const referralCode of [code, spelled]) {
			expect((await market.checkCode({ referralCode }, person)).body).toEqual({
				isValidReferral: true,
				referralMessage: "Referral code applied. You get 10% off.",
				referringUser: { name: "Meena Rana" },
				discountPercentage: 10,
			});
		}
	});

	test("refuses an unknown code and one whose owner's account is deleted", async () => {
		const person = await signInWithAddress(market);
		const gone = await signInWithAddress(market);
		const theirs = await giveCode(gone);
		await market.call("DELETE", "/api/users/me", { token: gone.token, body: { mobile: gone.mobile } });
		for (const referralCode of ["", "ZZZZZZZZ", "' or 1=1 --", `${code}0`, theirs]) {
			expect((await market.checkCode({ referralCode }, person)).body).toEqual(invalid);
		}
	});

	test("refuses one's own code", async () => {
		expect((await market.checkCode({ referralCode: code }, seller)).body).toEqual(own);
	});

	test.each(staffRoles)("checks for the person with a mobile if a %s requests it", async (role) => {
		const staff = await signInWithAddress(market, { role });
		const won = await signInWithAddress(market);
		const theirs = await giveCode(won);
		const ask = (referralCode: string, mobile: string) => market.checkCode({ referralCode, mobile }, staff);
		expect((await ask(theirs, won.mobile)).body).toEqual(own);
		expect((await ask(await giveCode(staff), won.mobile)).body.isValidReferral).toBe(true);
		expect((await ask(theirs, "9811111111")).body.isValidReferral).toBe(true);
		expect(faultsOf(await ask(theirs, "12"))).toEqual([expect.stringMatching(/^mobile: /)]);
	});

	test("ignores the mobile that others send", async () => {
		const person = await signInWithAddress(market);
		const theirs = await giveCode(person);
		const input = { referralCode: theirs, mobile: seller.mobile };
		expect((await market.checkCode(input, person)).body).toEqual(own);
	});
});

describe("a registration with a code", () => {
	const registerWith = async (referralCode: string) => {
		const person = await signInWithAddress(market);
		const form = { ...(await registrationWith(market, person, plan)), referralCode };
		return { person, answer: await market.pay(form, person) };
	};
	const won = async () => {
		const { person, answer } = await registerWith(code.toLowerCase());
		const { merchantTransactionId: name, professionalId } = answer.body.data;
		return { person, name, professionalId, payment: await market.paymentOf(name) };
	};

	test("costs less, and its reward waits for the payment", async () => {
		const { professionalId, payment } = await won();
		// 10 % of 999.95 are 99.995: half a paisa is rounded up.
		expect(payment.amount).toBe(89_995);
		expect(await market.purchaseOf(payment.id)).toMatchObject({
			planPrice: 99_995,
			discountPercent: 10,
			discount: 10_000,
		});
		expect(await market.referralOf(payment.id)).toMatchObject({
			referrerId: seller.userId,
			listingId: professionalId,
			paymentStatus: "pending",
			discountPercent: 10,
			rewardPercent: 5,
			paid: 89_995,
			// 5 % of 899.95 are 44.9975.
			reward: 4_500,
		});
	});

	test("earns its reward once when it is paid", async () => {
		const { name, payment, professionalId } = await won();
		await market.settle(name, "success");
		const earned = await market.referralOf(payment.id);
		expect(earned).toMatchObject({ paymentStatus: "success", paid: 89_995, reward: 4_500 });
		expect(await market.boughtFor(professionalId)).toMatchObject([{ price: 89_995 }]);
		const [event] = market.moved;
		if (event === undefined) throw new Error("no event was published");
		market.clock.advance(60_000);
		await inTransaction(market.database.db, async (tx) => {
			await followPayment(market.referrals, tx, event);
			await followPayment(market.referrals, tx, { ...event, status: "failed" });
			await followPayment(market.referrals, tx, { ...event, paymentType: "refund", status: "failed" });
		});
		expect(await market.referralOf(payment.id)).toEqual(earned);
	});

	test("earns nothing when the payment fails, and its reward if it succeeds later", async () => {
		const { name, payment } = await won();
		await market.settle(name, "failed");
		expect(await market.referralOf(payment.id)).toMatchObject({ paymentStatus: "failed", reward: 0 });
		await market.settle(name, "success");
		expect(await market.referralOf(payment.id)).toMatchObject({ paymentStatus: "success", reward: 4_500 });
	});

	test("earns one reward per listing, however many payments were started with it", async () => {
		const mine = await buildOwn(market);
		const begun: string[] = [];
		for (const leads of [10, 20, 30]) {
			const other = await planOf(market, {
				type: "Lead Basis",
				numberOfLeads: leads,
				durationInMonths: null,
			});
			const form = { ...choiceFor(mine.listingId, other, "addProfessional"), referralCode: code };
			begun.push((await market.pay(form, mine)).body.data.merchantTransactionId);
		}
		await Promise.all(begun.map((name) => market.settle(name, "success")));
		const payments = await Promise.all(begun.map((name) => market.paymentOf(name)));
		const earned = await Promise.all(payments.map(({ id }) => market.referralOf(id)));
		expect(earned.map((one) => one?.paymentStatus)).toEqual(["success", "success", "success"]);
		expect(earned.filter((one) => (one?.reward ?? 0) > 0)).toHaveLength(1);
		expect(await market.boughtFor(mine.listingId)).toHaveLength(3);
	});

	test("is refused with an unknown or own code, and registers nothing", async () => {
		const wrong = await registerWith("ZZZZZZZZ");
		expect(faultsOf(wrong.answer)).toEqual(["referralCode: Invalid referral code"]);
		const form = { ...(await registrationWith(market, seller, plan)), referralCode: code };
		const bySeller = await market.pay({ ...form, mobile: seller.mobile }, seller);
		expect(faultsOf(bySeller)).toEqual(["referralCode: You cannot use your own referral code"]);
		for (const { token } of [wrong.person, seller]) {
			const mine = await market.call("GET", "/api/workerCategory/mine", { token });
			expect(mine.body.professionals).toEqual([]);
		}
	});

	test("can use the code of the staff who register another person", async () => {
		const person = await signInWithAddress(market);
		const form = { ...(await registrationWith(market, person, plan)), referralCode: code };
		const answer = await market.pay({ ...form, mobile: person.mobile }, seller);
		const payment = await market.paymentOf(answer.body.data.merchantTransactionId);
		expect(payment).toMatchObject({ userId: person.userId, startedBy: seller.userId });
		expect(await market.referralOf(payment.id)).toMatchObject({ referrerId: seller.userId });
	});

	test("counts a blank code as none", async () => {
		const { answer } = await registerWith("   ");
		const payment = await market.paymentOf(answer.body.data.merchantTransactionId);
		expect(payment.amount).toBe(99_995);
		expect(await market.referralOf(payment.id)).toBeUndefined();
	});

	test("can add the code later, but not after it was paid", async () => {
		const mine = await buildOwn(market);
		const form = { ...choiceFor(mine.listingId, plan, "addProfessional"), referralCode: code };
		const first = await market.pay(form, mine);
		expect((await market.paymentOf(first.body.data.merchantTransactionId)).amount).toBe(89_995);
		await market.settle(first.body.data.merchantTransactionId, "success");
		const later = await market.pay({ ...choiceFor(mine.listingId, plan), referralCode: code }, mine);
		expect(faultsOf(later)).toEqual(["referralCode: A referral code only works for a new registration."]);
		expect(await market.paymentsOf(mine.listingId)).toHaveLength(1);
	});

	test("starts another payment with another code", async () => {
		const mine = await buildOwn(market);
		const other = await giveCode(await signInWithAddress(market));
		const begunWith = async (referralCode: string) =>
			(await market.pay({ ...choiceFor(mine.listingId, plan), referralCode }, mine)).body.data
				.merchantTransactionId;
		const first = await begunWith(code);
		expect(await begunWith(code)).toBe(first);
		expect(await begunWith(other)).not.toBe(first);
	});

	test("earns nothing for a free trial", async () => {
		const trial = await planOf(market, { type: "Free Trial", price: paise(0), durationInMonths: 1 });
		const mine = await buildOwn(market);
		const { body } = await market.pay({ ...choiceFor(mine.listingId, trial), referralCode: code }, mine);
		const payment = await market.paymentOf(body.data.merchantTransactionId);
		expect(await market.referralOf(payment.id)).toMatchObject({
			paymentStatus: "success",
			paid: 0,
			reward: 0,
		});
	});

	test("is part of the owner's export, without the person it referred", async () => {
		const parts: Record<string, unknown> = {};
		const winner = await signInWithAddress(market);
		const theirs = await giveCode(winner);
		const { answer } = await registerWith(theirs);
		await market.settle(answer.body.data.merchantTransactionId, "success");
		const payment = await market.paymentOf(answer.body.data.merchantTransactionId);
		const referral = await market.referralOf(payment.id);
		await inTransaction(market.database.db, (tx) =>
			exportReferralsOf(tx, { userId: winner.userId, add: (part, data) => void (parts[part] = data) }),
		);
		expect(parts).toEqual({
			referrals: [
				{ paymentStatus: "success", referralAmount: 45, referralDate: referral?.createdAt.toISOString() },
			],
			referralPayouts: [],
		});
	});
});

test("grants a plan immediately if the discount is the whole price", async () => {
	const generous = await startMarket({ discountPercent: 100 });
	try {
		const all = await planOf(generous);
		const winner = await signInWithAddress(generous);
		await inTransaction(generous.database.db, (tx) => ensureReferralCode(tx, winner.userId));
		const { referralCode } = (await generous.call("GET", "/api/auth", { token: winner.token })).body;
		const mine = await buildOwn(generous);
		const answer = await generous.pay({ ...choiceFor(mine.listingId, all), referralCode }, mine);
		expect(answer.status).toBe(200);
		expect((await generous.listing(mine.listingId)).paymentStatus).toBe("not-required");
		expect(await generous.boughtFor(mine.listingId)).toMatchObject([{ price: 0, status: "upcoming" }]);
	} finally {
		await generous.close();
	}
});
