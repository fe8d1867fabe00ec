import { afterAll } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { eq } from "drizzle-orm";
import { type BuiltListing, buildListing } from "../../../listings/server/testing/build-listing.ts";
import type { CallResult } from "../../../testing/test-server.ts";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { payments } from "../payments.tables.ts";
import { startPaymentsApp } from "./payments-app.ts";

/** For tests of payments that staff record: the module, an admin, a listing, and requests about it. */
export function recording() {
	const module = fixture(startPaymentsApp);
	afterAll(() => module.close());
	const admin = fixture(() => module.signIn("admin"));
	const listing: BuiltListing = fixture(() => buildListing(module.server));
	const payer = fixture(async () => ({ mobile: await mobileOf(listing.userId) }));

	async function mobileOf(userId: string): Promise<string> {
		const [user] = await module.server.database.db.select().from(users).where(eq(users.id, userId));
		return user?.mobile ?? "";
	}

	const whole = (given: Record<string, unknown> = {}) => ({
		mobile: payer.mobile,
		amount: 499.5,
		itemId: listing.listingId,
		itemType: "WorkerCategory",
		paymentType: "payment",
		status: "success",
		paymentMethod: "cash",
		paymentDate: "2026-11-19",
		...given,
	});
	const record = (body: unknown, { token = admin.token, key }: { token?: string; key?: string } = {}) =>
		module.call("POST", "/api/payments/history/record", {
			token,
			body,
			headers: key === undefined ? {} : { "idempotency-key": key },
		});
	const faultsOf = ({ body }: CallResult): string[] =>
		body.errors.map(({ path, msg }: { path: string; msg: string }) => `${path}: ${msg}`);
	const count = () => module.server.database.db.$count(payments);

	/** A successful payment of ₹2,999 for the listing. */
	async function paid() {
		const payment = await module.open({ userId: listing.userId, itemId: listing.listingId });
		module.provider.says(payment.name, { state: "success" });
		await module.askOnTime(payment.id);
		return payment;
	}
	const refund = (of: { name: string }, amount: number, given: Record<string, unknown> = {}) =>
		whole({
			paymentType: "refund",
			paymentMethod: "manual-upi",
			paymentDate: "2026-11-20",
			amount,
			refundOf: of.name,
			plan: "keep",
			reward: "keep",
			...given,
		});
	return { module, admin, listing, payer, mobileOf, whole, record, faultsOf, count, paid, refund };
}
