import { afterAll, beforeAll, expect, test } from "vitest";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { presentRecord } from "./payments.presenter.ts";
import { findPayment } from "./payments.repository.ts";
import { noteAttention } from "./payments.repository.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
afterAll(() => module.close());

/** What staff read in the record of the payment. */
async function readAttention(id: string): Promise<string | null> {
	const payment = await findPayment(module.server.database.db, id);
	if (payment === undefined) throw new Error("no such payment");
	return presentRecord(payment, undefined).attention;
}

test("what a listener notes of a success stands in the record of the payment", async () => {
	const { id, name } = await module.open();
	module.ctx.paymentMoved.listen(async (tx, { paymentId, status }) => {
		if (paymentId === id && status === "success")
			await noteAttention(tx, id, "The account is gone", module.server.clock());
	});
	module.provider.says(name, { state: "success" });
	await module.askOnTime(id);
	expect(await module.row(id)).toMatchObject({ status: "success", attention: "The account is gone" });
	expect(await readAttention(id)).toBe("The account is gone");
});

test("it is noted once, and the payment was not touched where it stands there already", async () => {
	const { id } = await module.open();
	const { db } = module.server.database;
	expect(await readAttention(id)).toBeNull();
	await noteAttention(db, id, "Please look", module.server.clock());
	const noted = await module.row(id);
	module.server.clock.advance(60_000);
	await noteAttention(db, id, "Please look", module.server.clock());
	expect(await module.row(id)).toEqual(noted);
});

test("admins read it where a payment is recorded", async () => {
	const { token } = await module.signIn("admin");
	const { user } = await module.signIn();
	const { listingId } = await buildListing(module.server, { userId: user._id });
	const body = {
		mobile: user.mobile,
		amount: 10,
		itemId: listingId,
		itemType: "WorkerCategory",
		paymentType: "payment",
		status: "pending",
		paymentMethod: "cash",
		paymentDate: "2026-11-20",
		merchantTransactionId: "LOOK-1",
	};
	const record = () => module.call("POST", "/api/payments/history/record", { token, body });
	const first = await record();
	expect(first.body.payment.attention).toBeNull();
	await noteAttention(
		module.server.database.db,
		first.body.payment._id,
		"Please look",
		module.server.clock(),
	);
	expect((await record()).body.payment.attention).toBe("Please look");
});
