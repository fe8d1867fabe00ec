import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFakePhonePe } from "./payments/server/testing/fake-phonepe.ts";
import { begin, look, type Offer, type Payer, writeOffer, writePayers } from "./testing/payment-flow.ts";
import { layLine } from "./testing/phonepe-connection.ts";
import { openProcessDatabase } from "./testing/process-database.ts";
import { root } from "./testing/root.ts";
import { startServerProcess } from "./testing/server-process.ts";

/** What `npm start` runs. Every other test runs the files that it is built from. */
const file = "build/program/server.js";

// `npm test` builds it first.
test.skipIf(!existsSync(join(root, file)))(
	"the built program serves pages in every language, draws pictures and writes invoices",
	{ timeout: 60_000 },
	async () => {
		const phonePe = await startFakePhonePe();
		onTestFinished(() => phonePe.close());
		const line = await layLine(phonePe);
		onTestFinished(() => line.close());
		let offer: Offer | undefined;
		let payers: Payer[] = [];
		const data = await openProcessDatabase(async (database) => {
			const clock = Object.assign(() => new Date(), { set() {}, advance() {} });
			offer = await writeOffer({ database, db: database.db, clock });
			payers = await writePayers({ database, db: database.db, clock }, 1);
		});
		onTestFinished(() => data.close());
		const server = await startServerProcess({ ...line.settings, ...data.settings }, { file });
		onTestFinished(async () => void (await server.kill()));
		const [payer] = payers;
		if (payer === undefined || offer === undefined) throw new Error("nobody pays");

		expect((await server.call("GET", "/")).body).toContain('<html lang="en');
		expect((await server.call("GET", "/hi")).body).toContain('<html lang="hi');
		const picture = await server.call("GET", "/share/list/electrician.png");
		expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);

		const { token, listingId } = payer;
		const name = await begin(server, payer, offer);
		phonePe.complete(name);
		await expect
			.poll(async () => (await look(server, payer, name)).body.status, { timeout: 20_000, interval: 250 })
			.toBe("success");
		const bought = `/api/subscription/professionals?profId=${listingId}`;
		const { activeSubscriptions } = (await server.call("GET", bought, { token })).body.data;
		const invoice = `/api/subscription/professionals/${activeSubscriptions[0]._id}/invoice`;
		expect((await server.call("GET", invoice, { token })).body).toMatch(/^%PDF-/);
		expect(await server.stop()).toEqual([0, null]);
	},
);
