import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { findService } from "../../listings/server/testing/build-listing.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { plans, subscriptions } from "./subscriptions.tables.ts";
import { buildPlan } from "./testing/build-subscription.ts";

let server: TestServer;
let admin: string;
let adminId: string;
let serviceId: string;
const unknown = "01900000-0000-7000-8000-000000000000";

beforeAll(async () => {
	server = await startTestServer();
	const signedIn = await signIn(server, freshMobile(), { role: "admin" });
	admin = signedIn.token;
	adminId = signedIn.user._id;
	({ serviceId } = await findService(server.database.db, "ac", null));
});
beforeEach(async () => {
	await server.database.db.delete(subscriptions);
	await server.database.db.delete(plans);
});
afterAll(() => server.close());

const storedPlan = async (id: string) =>
	(await server.database.db.select().from(plans).where(eq(plans.id, id)))[0];
const auditOf = (id: string) =>
	server.database.db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, id))
		.orderBy(asc(auditEntries.at), asc(auditEntries.id));
const pathsOf = ({ body }: { body: { errors: { path: string }[] } }) => body.errors.map(({ path }) => path);
const price = (id: string, body: unknown, token = admin) =>
	server.call("PUT", `/api/subscription/${id}/price`, { token, body });

describe("a change of prices by percent", () => {
	const preview = (query: string) =>
		server.call("GET", `/api/subscription/price-change?${query}`, { token: admin });
	const change = (body: unknown) =>
		server.call("POST", "/api/subscription/price-change", { token: admin, body });
	type Change = { _id: string; price: number; newPrice: number };
	const sent = (changes: Change[]) =>
		changes.map(({ _id, price: before, newPrice }) => ({ _id, price: before, newPrice }));

	test("shows whole rupees, then changes exactly that and audits each plan", async () => {
		const id = await buildPlan(server, { serviceId, price: paise(99_950) });
		const other = await buildPlan(server, { serviceId, type: "Lead Basis", numberOfLeads: 10 });
		await buildPlan(server, { serviceId, type: "Free Trial", price: paise(0) });
		const { body } = await preview(`percent=10&serviceId=${serviceId}`);
		expect(body.changes).toMatchObject([
			{ _id: id, price: 999.5, newPrice: 1_099, serviceName: "AC", label: "Enrolment Basis, 6 months" },
			{ _id: other, price: 2_999, newPrice: 3_299 },
		]);
		expect((await storedPlan(id))?.price).toBe(99_950);
		expect(await change({ percent: 10, changes: sent(body.changes) })).toMatchObject({
			status: 200,
			body: { changed: 2 },
		});
		expect((await storedPlan(id))?.price).toBe(109_900);
		expect((await storedPlan(other))?.price).toBe(329_900);
		expect(await auditOf(id)).toMatchObject([
			{ actorId: adminId, before: { price: 99_950 }, after: { price: 109_900, percent: 10 } },
		]);
	});

	test("is refused as a whole if a price has changed since the preview", async () => {
		const id = await buildPlan(server, { serviceId });
		const other = await buildPlan(server, { serviceId, type: "Lead Basis" });
		const { body } = await preview("percent=-20");
		await price(other, { price: 1_000 });
		expect((await change({ percent: -20, changes: sent(body.changes) })).status).toBe(409);
		expect((await storedPlan(id))?.price).toBe(299_900);
		expect(await auditOf(id)).toEqual([]);
	});

	test("is refused if it differs from the preview", async () => {
		const id = await buildPlan(server, { serviceId });
		const trial = await buildPlan(server, { serviceId, type: "Free Trial", price: paise(0) });
		const wrong: Change[][] = [
			[{ _id: id, price: 2_999, newPrice: 1 }],
			[{ _id: trial, price: 0, newPrice: 0 }],
			[{ _id: unknown, price: 2_999, newPrice: 3_299 }],
			[
				{ _id: id, price: 2_999, newPrice: 3_299 },
				{ _id: id, price: 2_999, newPrice: 3_299 },
			],
		];
		for (const changes of wrong) {
			// oxlint-disable-next-line no-await-in-loop -- one after the other
			expect((await change({ percent: 10, changes })).status).toBe(409);
		}
		expect((await storedPlan(id))?.price).toBe(299_900);
	});

	test("happens once if two admins send it at the same time", async () => {
		const id = await buildPlan(server, { serviceId });
		const body = { percent: 10, changes: [{ _id: id, price: 2_999, newPrice: 3_299 }] };
		const answers = await Promise.all([change(body), change(body)]);
		expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
		expect((await storedPlan(id))?.price).toBe(329_900);
	});

	test.each(["percent=0", "percent=1.5", "percent=-91", "percent=201", "percent=ten", ""])(
		"refuses %j",
		async (query) => {
			const answer = await preview(query);
			expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths: ["percent"] });
		},
	);

	test("refuses a price of zero and one that is too high", async () => {
		await buildPlan(server, { serviceId, price: paise(100) });
		expect((await preview("percent=-90")).status).toBe(400);
		await server.database.db.update(plans).set({ price: paise(9_000_000) });
		expect((await preview("percent=20")).status).toBe(400);
		expect((await preview("percent=10")).body.changes).toMatchObject([{ newPrice: 99_000 }]);
	});
});
