import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentAnswers, payments } from "./payments/server/payments.tables.ts";
import { type FakePhonePe, startFakePhonePe } from "./payments/server/testing/fake-phonepe.ts";
import type { Barrier } from "./testing/barrier.ts";
import { expectBooks } from "./testing/payment-totals.ts";
import {
	begin,
	look,
	notify,
	type Offer,
	type Payer,
	pay,
	writeOffer,
	writePayers,
} from "./testing/payment-flow.ts";
import { layLine, type PhonePeConnection } from "./testing/phonepe-connection.ts";
import { openProcessDatabase, type ProcessDatabase } from "./testing/process-database.ts";
import { holdAnswer, type ServerProcess, startServerProcess } from "./testing/server-process.ts";
import { installPaymentSpy, notesOf, readNotes } from "./testing/payment-spy.ts";

let phonePe: FakePhonePe;
let line: PhonePeConnection;
let data: ProcessDatabase;
let server: ServerProcess;
let offer: Offer;
let payers: Payer[];
beforeEach(async () => {
	phonePe = await startFakePhonePe();
	line = await layLine(phonePe);
	data = await openProcessDatabase(async (database) => {
		const clock = Object.assign(() => new Date(), { set() {}, advance() {} });
		await installPaymentSpy(database.db);
		offer = await writeOffer({ database, db: database.db, clock });
		payers = await writePayers({ database, db: database.db, clock }, 8);
	});
	server = await start();
}, 120_000);
afterEach(async () => {
	await server.kill();
	await line.close();
	await phonePe.close();
	await data.close();
});

/** Starts the server `laterBy` milliseconds later, by the clocks of the database and the machine. */
async function start(laterBy = 0): Promise<ServerProcess> {
	await data.setClockForward(laterBy);
	return startServerProcess({ ...line.settings, ...data.settings }, { laterBy });
}
const soon = { timeout: 20_000, interval: 20 };
const nextPayer = (): Payer => {
	const payer = payers.pop();
	if (payer === undefined) throw new Error("more payers are needed");
	return payer;
};

/** A payment with an open page. */
async function beginOne(): Promise<{ payer: Payer; name: string }> {
	const payer = nextPayer();
	return { payer, name: await begin(server, payer, offer) };
}
type Begun = Awaited<ReturnType<typeof beginOne>>;
const statusOf = async ({ payer, name }: Begun) => (await look(server, payer, name)).body.status;
/** Polls the payment like its page until it has this status. */
async function comesTo(begun: Begun, status: string): Promise<void> {
	await expect.poll(() => statusOf(begun), { timeout: 20_000, interval: 250 }).toBe(status);
}
/** What the listing has bought, read without calling PhonePe. */
async function hasPlan({ payer: { token, listingId } }: Begun): Promise<boolean> {
	const { body } = await server.call("GET", `/api/subscription/professionals?profId=${listingId}`, { token });
	return body.data.activeSubscriptions.length === 1;
}
/** Calls whose response does not matter. */
const lost = (call: Promise<unknown>) =>
	call.then(
		() => "answered",
		() => "lost",
	);
const isPay = (url: string) => url.endsWith("/pay");
/** Waits until the connection holds something. */
async function kept(barrier: Barrier, what: string): Promise<void> {
	await expect.poll(() => barrier.waiting().filter((url) => url.includes(what)), soon).toHaveLength(1);
}

test(
	"kill -9 with payments at every step: after the restart they continue as if nothing had happened",
	{ timeout: 120_000 },
	async () => {
		const [onTheWay, inJob, settled, messaged, invoiced] = [
			await beginOne(),
			await beginOne(),
			await beginOne(),
			await beginOne(),
			await beginOne(),
		];
		const [ordered, unordered] = [nextPayer(), nextPayer()];

		// The job and a page have called PhonePe; its success is on the way back.
		line.back.close((url) => isPay(url) || url.includes(inJob.name) || url.includes(onTheWay.name));
		phonePe.complete(inJob.name);
		await notify(server, phonePe, inJob.name);
		await kept(line.back, inJob.name);
		phonePe.complete(onTheWay.name);
		void lost(look(server, onTheWay.payer, onTheWay.name));
		await kept(line.back, onTheWay.name);
		// Two checkouts have started: PhonePe has answered one order, and has not received the other.
		void lost(pay(server, ordered, offer, { key: "ordered" }));
		await kept(line.back, "/pay");
		line.there.close(isPay);
		void lost(pay(server, unordered, offer, { key: "unordered" }));
		await kept(line.there, "/pay");
		// Everything is written, but the page's response was not sent; the message is held, so PhonePe does not
		// know.
		phonePe.complete(settled.name);
		const page = lost(look(server, settled.payer, settled.name, holdAnswer));
		await expect.poll(() => server.heldAnswers(), soon).toBe(1);
		// Checked just now: the check caused by the message waits three seconds, and is in no process when all
		// ends.
		expect(await statusOf(messaged)).toBe("pending");
		phonePe.complete(messaged.name);
		const message = lost(notify(server, phonePe, messaged.name, holdAnswer));
		await expect.poll(() => server.heldAnswers(), soon).toBe(2);
		// The subscription and the reward are written, the invoice is being written.
		const hold = await data.holdInvoices();
		phonePe.complete(invoiced.name);
		void lost(look(server, invoiced.payer, invoiced.name));
		await expect.poll(() => hold.isReached(), soon).toBe(true);

		await server.kill();
		await hold.abandon();
		expect(await Promise.all([page, message])).toEqual(["lost", "lost"]);
		line.there.lose();
		line.back.lose();
		const orders = phonePe.orders.size;
		// A hundred seconds later, no process holds any job any more.
		server = await start(100_000);

		line.isCut = true;
		expect(await statusOf(settled)).toBe("success");
		line.isCut = false;
		await expect.poll(() => hasPlan(messaged), soon).toBe(true);
		for (const begun of [onTheWay, inJob, invoiced]) await comesTo(begun, "success");

		const again = await pay(server, unordered, offer, { key: "unordered" });
		const reopened = { payer: unordered, name: again.body.data.merchantTransactionId };
		expect(phonePe.orders.size).toBe(orders + 1);
		phonePe.complete(reopened.name);
		await comesTo(reopened, "success");

		// The order's page is lost with its response: repeating the click names the payment, another click starts
		// anew.
		const away = await pay(server, ordered, offer, { key: "ordered" });
		expect(away).toMatchObject({ status: 503, body: { professionalId: ordered.listingId } });
		const other = await pay(server, ordered, offer, { key: "another" });
		const begunAnew = { payer: ordered, name: other.body.data.merchantTransactionId };
		expect(begunAnew.name).not.toBe(away.body.merchantTransactionId);
		phonePe.complete(begunAnew.name);
		await comesTo(begunAnew, "success");
		phonePe.expire(away.body.merchantTransactionId);
		await comesTo({ payer: ordered, name: away.body.merchantTransactionId }, "failed");

		expect(server.failures()).toEqual(["opening a payment"]);
		expect(await server.stop()).toEqual([0, null]);
		const settledOnce = [onTheWay, inJob, settled, messaged, invoiced, reopened, begunAnew];
		await data.visit(async ({ db }) => {
			await expectBooks(
				db,
				settledOnce.map(({ name }) => name),
			);
			const failed = notesOf(await readNotes(db), away.body.merchantTransactionId);
			expect(failed).toEqual(["payment failed", "reward failed"]);
			const [{ id } = { id: "" }] = await db
				.select()
				.from(payments)
				.where(eq(payments.merchantTransactionId, messaged.name));
			const answers = await db.select().from(paymentAnswers).where(eq(paymentAnswers.paymentId, id));
			expect(answers.map(({ source }) => source)).toContain("webhook");
		});
	},
);

test(
	"SIGTERM while a job and a checkout wait for PhonePe: both finish before the process ends",
	{ timeout: 120_000 },
	async () => {
		const inJob = await beginOne();
		const payer = nextPayer();
		line.back.close((url) => isPay(url) || url.includes(inJob.name));
		phonePe.complete(inJob.name);
		await notify(server, phonePe, inJob.name);
		await kept(line.back, inJob.name);
		const paying = pay(server, payer, offer);
		await kept(line.back, "/pay");

		const ended = server.stop();
		line.back.release(isPay);
		const opened = await paying;
		expect(opened).toMatchObject({
			status: 200,
			body: { data: { redirectUrl: expect.stringMatching(/transact/) } },
		});
		// New requests are refused, and the job is still running.
		await expect.poll(() => lost(server.call("GET", "/api/health")), soon).toBe("lost");
		line.back.open();
		expect(await ended).toEqual([0, null]);
		expect(server.failures()).toEqual([]);
		const { merchantTransactionId: name, redirectUrl } = opened.body.data;
		await data.visit(async ({ db }) => {
			await expectBooks(db, [inJob.name]);
			const [begun] = await db.select().from(payments).where(eq(payments.merchantTransactionId, name));
			expect(begun).toMatchObject({ status: "pending", redirectUrl });
		});
	},
);

test(
	"SIGTERM while an invoice is written: the payment is settled before the process ends",
	{ timeout: 120_000 },
	async () => {
		const invoiced = await beginOne();
		const hold = await data.holdInvoices();
		phonePe.complete(invoiced.name);
		const looking = look(server, invoiced.payer, invoiced.name);
		await expect.poll(() => hold.isReached(), soon).toBe(true);

		const ended = server.stop();
		await hold.release();
		expect((await looking).body.status).toBe("success");
		expect(await ended).toEqual([0, null]);
		expect(server.failures()).toEqual([]);
		await data.visit(({ db }) => expectBooks(db, [invoiced.name]));
	},
);
