import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import type { PaymentStatus } from "../../../payments/payment.ts";
import { payments } from "../../../payments/server/payments.tables.ts";
import type { Role } from "../../../platform/access.ts";
import { paise } from "../../../platform/money.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { referralBalances, referralPayouts, referrals } from "../referrals.tables.ts";

export type Person = { token: string; userId: string; mobile: string };

/** A new signed-in person, a customer by default. */
export async function signInPerson(
	server: TestServer,
	role: Role = "user",
	name = "Ramesh Thakur",
): Promise<Person> {
	const mobile = freshMobile();
	const { token, user } = await signIn(server, mobile, { role, name });
	return { token, userId: user._id, mobile };
}

type Wishes = { status?: PaymentStatus; reward?: number; at?: Date };

/** Inserts a referral of this person, paid and with a reward of ₹100 by default, and returns its id. */
export async function buildReferral(
	server: TestServer,
	referrerId: string,
	{ status = "success", reward = 10_000, at }: Wishes = {},
): Promise<string> {
	const { listingId, userId } = await buildListing(server, { service: "ac", choice: "split-ac" });
	const createdAt = at ?? server.clock();
	const paymentId = newId();
	await server.database.db.insert(payments).values({
		id: paymentId,
		merchantTransactionId: paymentId,
		userId,
		startedBy: userId,
		amount: paise(100_000),
		currency: "INR",
		paymentType: "payment",
		paymentMethod: "manual-upi",
		status: "pending",
		itemType: "WorkerCategory",
		itemId: listingId,
		createdAt,
		updatedAt: createdAt,
	});
	const id = newId();
	await server.database.db.insert(referrals).values({
		id,
		paymentId,
		referrerId,
		listingId,
		paymentStatus: status,
		discountPercent: 10,
		rewardPercent: 10,
		paid: paise(100_000),
		reward: paise(reward),
		createdAt,
		updatedAt: createdAt,
	});
	return id;
}

/** Deletes all referrals, balances and payouts. */
export async function deleteReferrals({ database }: TestServer): Promise<void> {
	await database.db.delete(referralPayouts);
	await database.db.delete(referrals);
	await database.db.delete(referralBalances);
}

/** The status and the errors of a response. */
export const errorsOf = ({ status, body }: { status: number; body: { errors: object[] } }) => ({
	status,
	errors: body.errors,
});
