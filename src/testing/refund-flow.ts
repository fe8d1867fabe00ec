import { afterAll, expect } from "vitest";
import { eq } from "drizzle-orm";
import { users } from "../accounts/server/accounts.tables.ts";
import { signIn } from "../accounts/server/testing/sign-in.ts";
import { listings } from "../listings/server/listings.tables.ts";
import { randomMobile } from "../listings/server/testing/build-listing.ts";
import { payments } from "../payments/server/payments.tables.ts";
import { auditEntries } from "../platform/server/database/audit.tables.ts";
import { referrals } from "../referrals/server/referrals.tables.ts";
import { creditEntries, plans, subscriptions } from "../subscriptions/server/subscriptions.tables.ts";
import { begin, look, type Payer, startPaymentFlow, writePayers } from "./payment-flow.ts";
import { fixture } from "./fixture.ts";

/** For test files about refunds: the whole server with PhonePe's fake, an admin, payers and their purchases. */
export function refundFlow() {
	const market = fixture(() => startPaymentFlow("2026-11-20T06:30:00Z"));
	afterAll(() => market.close());
	const admin = fixture(async () => {
		// The plan of ₹2,999 has 20 leads, so that a refund has leads to end.
		await market.database.db
			.update(plans)
			.set({ type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 })
			.where(eq(plans.id, market.offer.planId));
		return signIn(market, randomMobile(), { role: "admin" });
	});

	const due = 2_699.1;

	async function newPayer(): Promise<Payer> {
		const [payer] = await writePayers(market, 1);
		if (payer === undefined) throw new Error("no payer was written");
		return payer;
	}

	/** A payment for the payer's listing that came in. */
	async function buy(payer: Payer, { referralCode = market.offer.referralCode } = {}) {
		const name = await begin(market, payer, { ...market.offer, referralCode });
		market.phonePe.complete(name);
		market.clock.advance(5_000);
		expect((await look(market, payer, name)).body.status).toBe("success");
		const payment = await only(
			market.database.db.select().from(payments).where(eq(payments.merchantTransactionId, name)),
		);
		return { name, id: payment.id, amount: payment.amount / 100 };
	}

	async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
		const [row, ...others] = await rows;
		if (row === undefined || others.length > 0) throw new Error("not one row");
		return row;
	}

	async function refundBody(payer: Payer, name: string, changes: Record<string, unknown> = {}) {
		const user = await only(market.database.db.select().from(users).where(eq(users.id, payer.userId)));
		return {
			mobile: user.mobile,
			amount: due,
			itemId: payer.listingId,
			itemType: "WorkerCategory",
			paymentType: "refund",
			status: "success",
			paymentMethod: "manual-upi",
			paymentDate: "2026-11-20",
			refundOf: name,
			...changes,
		};
	}

	const record = (body: object, token = admin.token) =>
		market.call("POST", "/api/payments/history/record", { token, body });
	const refund = async (payer: Payer, name: string, changes: Record<string, unknown> = {}) =>
		record(await refundBody(payer, name, changes));
	const endBoth = { plan: "end", reward: "take back" };

	const boughtFor = ({ listingId }: Payer) =>
		market.database.db
			.select()
			.from(subscriptions)
			.where(eq(subscriptions.listingId, listingId))
			.orderBy(subscriptions.createdAt);
	const statusesOf = async (payer: Payer) => (await boughtFor(payer)).map(({ status }) => status);
	const listingOf = ({ listingId }: Payer) =>
		only(market.database.db.select().from(listings).where(eq(listings.id, listingId)));
	const referralOf = (paymentId: string) =>
		only(market.database.db.select().from(referrals).where(eq(referrals.paymentId, paymentId)));
	const ledgerOf = ({ listingId }: Payer) =>
		market.database.db.select().from(creditEntries).where(eq(creditEntries.listingId, listingId));
	const auditsOf = (subjectId: string) =>
		market.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

	/** A further plan, which takes no referral code. */
	async function buyAgain(payer: Payer) {
		const answer = await market.call("POST", "/api/payments/phonepe/pay", {
			token: payer.token,
			body: {
				paymentForCategory: "chooseProfessionalSubscription",
				subs_id: market.offer.planId,
				chooseProfSubscription: { profId: payer.listingId },
			},
		});
		const name: string = answer.body.data.merchantTransactionId;
		market.phonePe.complete(name);
		market.clock.advance(5_000);
		await look(market, payer, name);
		return { name, amount: 2_999 };
	}
	return {
		market,
		admin,
		due,
		newPayer,
		buy,
		buyAgain,
		only,
		refundBody,
		record,
		refund,
		endBoth,
		boughtFor,
		statusesOf,
		listingOf,
		referralOf,
		ledgerOf,
		auditsOf,
	};
}
