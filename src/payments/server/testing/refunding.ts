import { afterAll, beforeEach } from "vitest";
import { fixture, later } from "../../../testing/fixture.ts";
import { eq } from "drizzle-orm";
import { type BuiltListing, buildListing } from "../../../listings/server/testing/build-listing.ts";
import { payments } from "../payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./payments-app.ts";

export type Paid = { id: string; name: string };

/** For tests of refunds through the provider: the module, an admin, and requests for refunds. */
export function refunding() {
	const module = fixture(startPaymentsApp);
	afterAll(() => module.close());
	const listing: BuiltListing = fixture(() => buildListing(module.server));
	let signedIn: Awaited<ReturnType<PaymentsApp["signIn"]>> | undefined;
	const admin = later(() => signedIn);
	beforeEach(async () => {
		// Signs in for each test, because the clock moves and the second factor must be recent.
		signedIn = await module.signIn("admin");
		Object.assign(module.provider, { mood: "well", isTest: true, asked: [], sentRefunds: [] });
		module.errors.length = 0;
		module.queued.length = 0;
	});

	/** A successful payment of ₹2,999. */
	async function paid(): Promise<Paid> {
		const payment = await module.open({ userId: listing.userId, itemId: listing.listingId });
		module.provider.says(payment.name, { state: "success" });
		await module.askOnTime(payment.id);
		module.queued.length = 0;
		return payment;
	}

	const wish = (given: Record<string, unknown> = {}) => ({
		amount: 1_000,
		plan: "keep",
		reward: "keep",
		reason: "Paid twice",
		...given,
	});
	const refund = (
		{ name }: { name: string },
		given: Record<string, unknown> = {},
		{ token = admin.token, key }: { token?: string | undefined; key?: string } = {},
	) =>
		module.call("POST", `/api/payments/${name}/refund`, {
			token,
			body: wish(given),
			...(key !== undefined && { headers: { "idempotency-key": key } }),
		});
	const refundsOf = ({ id }: Paid) =>
		module.server.database.db
			.select()
			.from(payments)
			.where(eq(payments.refundOf, id))
			.orderBy(payments.createdAt);
	async function onlyRefund(of: Paid) {
		const [row, ...others] = await refundsOf(of);
		if (row === undefined || others.length > 0) throw new Error("not one refund");
		return row;
	}
	const statuses = (answers: { status: number }[]) =>
		answers.map(({ status }) => status).toSorted((one, other) => one - other);
	return { module, admin, listing, paid, wish, refund, refundsOf, onlyRefund, statuses };
}
