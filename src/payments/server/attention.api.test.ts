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

/** The attention text that staff read in the payment's record. */
async function readAttention(id: string): Promise<string | null> {
	const payment = await findPayment(module.server.database.db, id);
	if (payment === undefined) throw new Error("no such payment");
	return presentRecord(payment, undefined).attention;
}

test("stores a listener's note about a success in the payment's record", async () => {
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

test("stores a note once and does not touch the payment if it has the note already", async () => {
	const { id } = await module.open();
	const { db } = module.server.database;
	expect(await readAttention(id)).toBeNull();
	await noteAttention(db, id, "Please look", module.server.clock());
	const noted = await module.row(id);
	module.server.clock.advance(60_000);
	await noteAttention(db, id, "Please look", module.server.clock());
	expect(await module.row(id)).toEqual(noted);
});

test("shows the note to admins when they record a payment", async () => {
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
