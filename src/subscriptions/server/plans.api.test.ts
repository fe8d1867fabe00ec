import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, findService } from "../../listings/server/testing/build-listing.ts";
import { type Role, roles } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { type CallOptions, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { plans, subscriptions } from "./subscriptions.tables.ts";
import { buildPlan, buildSubscription, readSubscription } from "./testing/build-subscription.ts";

let server: TestServer;
let admin: string;
let adminId: string;
let serviceId: string;
let splitAc: string;
const unknown = "01900000-0000-7000-8000-000000000000";

beforeAll(async () => {
	server = await startTestServer();
	const signedIn = await signIn(server, freshMobile(), { role: "admin" });
	admin = signedIn.token;
	adminId = signedIn.user._id;
	({ serviceId } = await findService(server.database.db, "ac", null));
	splitAc = (await findService(server.database.db, "ac", "split-ac")).choiceId ?? "";
});
beforeEach(async () => {
	await server.database.db.delete(subscriptions);
	await server.database.db.delete(plans);
});
afterAll(() => server.close());

const as = async (role: Role) => (await signIn(server, freshMobile(), { role })).token;
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
const toggle = (id: string, body?: { enabled: boolean }) =>
	server.call("PUT", `/api/subscription/${id}/toggle-enabled`, { token: admin, body });

const newPlan = () => ({
	serviceId,
	choiceId: null as string | null,
	type: "Enrolment Basis",
	durationInMonths: 6 as number | null,
	numberOfLeads: null as number | null,
	price: 2_999,
	enabled: true,
});

describe("every change of a plan", () => {
	const calls: [Parameters<TestServer["call"]>[0], string, CallOptions["body"]][] = [
		["POST", "/api/subscription", undefined],
		["PUT", `/api/subscription/${unknown}/toggle-enabled`, undefined],
		["PUT", `/api/subscription/${unknown}/price`, { price: 1 }],
		["GET", "/api/subscription/price-change?percent=10", undefined],
		["POST", "/api/subscription/price-change", { percent: 10, changes: [] }],
	];
	test.each(calls)("%s %s is for admins only", async (method, url, body) => {
		expect((await server.call(method, url, { body })).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { status } = await server.call(method, url, { body, token: await as(role) });
			expect({ role, status }).toEqual({ role, status: 403 });
		}
	});
});

describe("POST /api/subscription", () => {
	const add = (body: unknown) => server.call("POST", "/api/subscription", { token: admin, body });

	test("adds a plan, which is then on sale, and audits who did it", async () => {
		const { status, body } = await add({ ...newPlan(), choiceId: splitAc, price: 2_999.5 });
		expect(status).toBe(201);
		expect(body.subscription).toEqual({
			_id: expect.any(String),
			serviceId: { _id: serviceId, type: "AC" },
			choiceOfService: { _id: splitAc, name: "Split AC" },
			type: "Enrolment Basis",
			price: 2_999.5,
			durationInMonths: 6,
			numberOfLeads: null,
			enabled: true,
		});
		const offered = await server.call("GET", `/api/subscription?serviceId=${serviceId}&enabled=true`);
		expect(offered.body.subscriptions).toEqual([body.subscription]);
		expect(await auditOf(body.subscription._id)).toMatchObject([
			{ actorId: adminId, action: "plan.add", after: { price: 299_950, durationInMonths: 6 } },
		]);
	});

	test("stores only the size that the plan's type has", async () => {
		const leads = await add({ ...newPlan(), type: "Lead Basis", numberOfLeads: 20 });
		expect(leads.body.subscription).toMatchObject({ durationInMonths: null, numberOfLeads: 20 });
		const trial = await add({ ...newPlan(), type: "Free Trial", price: 0, durationInMonths: null });
		expect(trial.body.subscription).toMatchObject({ durationInMonths: 1, numberOfLeads: 5, price: 0 });
	});

	test.each([
		[{ price: 0 }, ["price"]],
		[{ price: 100_000_000 }, ["price"]],
		[{ price: 10.999 }, ["price"]],
		[{ price: "2999" }, ["price"]],
		[{ durationInMonths: 37 }, ["durationInMonths"]],
		[{ type: "Lead Basis", numberOfLeads: 0, price: -1 }, ["price", "numberOfLeads"]],
		[{ type: "Free Trial", price: 10 }, ["price"]],
		[{ type: "Yearly" }, ["type"]],
		[{ serviceId: unknown }, ["serviceId"]],
		[{ serviceId: "" }, ["serviceId"]],
		[{ choiceId: unknown }, ["choiceId"]],
	])("refuses %j and writes nothing", async (part, paths) => {
		const answer = await add({ ...newPlan(), ...part });
		expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths });
		expect(await server.database.db.select().from(plans)).toEqual([]);
	});

	test("says what to enter", async () => {
		const messages = async (part: object) =>
			(await add({ ...newPlan(), ...part })).body.errors.map(({ msg }: { msg: string }) => msg);
		expect(await messages({ price: 0 })).toEqual(["Please enter a valid price."]);
		expect(await messages({ price: null })).toEqual(["Please enter a valid price."]);
		expect(await messages({ durationInMonths: null })).toEqual(["Please enter the duration in months."]);
		expect(await messages({ type: "Lead Basis" })).toEqual(["Please enter the number of leads."]);
	});
});

describe("PUT /api/subscription/:id/toggle-enabled", () => {
	test("takes a plan off sale and offers it again, and audits both", async () => {
		const id = await buildPlan(server, { serviceId });
		expect((await toggle(id)).body.subscription).toMatchObject({ _id: id, enabled: false });
		server.clock.advance(1_000);
		expect((await toggle(id)).body.subscription).toMatchObject({ _id: id, enabled: true });
		expect(await auditOf(id)).toMatchObject([
			{ action: "plan.disable", before: { enabled: true }, after: { enabled: false } },
			{ action: "plan.enable", before: { enabled: false }, after: { enabled: true } },
		]);
	});

	test("disables a plan once if two admins do so at the same time", async () => {
		const id = await buildPlan(server, { serviceId });
		const answers = await Promise.all([1, 2, 3].map(() => toggle(id, { enabled: false })));
		for (const { status, body } of answers) expect([status, body.subscription.enabled]).toEqual([200, false]);
		expect((await storedPlan(id))?.enabled).toBe(false);
		expect(await auditOf(id)).toMatchObject([{ action: "plan.disable" }]);
		expect((await toggle(id, { enabled: true })).body.subscription.enabled).toBe(true);
	});

	test("refuses an invalid value", async () => {
		const id = await buildPlan(server, { serviceId });
		expect((await toggle(id, { enabled: "no" as never })).status).toBe(400);
		expect((await storedPlan(id))?.enabled).toBe(true);
	});

	test("responds 400 for an invalid id, 404 for an unknown plan", async () => {
		expect((await toggle("1")).status).toBe(400);
		expect((await toggle(unknown)).status).toBe(404);
	});
});

describe("PUT /api/subscription/:id/price", () => {
	test("changes new purchases and never earlier ones", async () => {
		const id = await buildPlan(server, { serviceId });
		const { listingId } = await buildListing(server, { service: "ac", choice: "split-ac" });
		const sold = await buildSubscription(server, { listingId });
		await server.database.db.update(subscriptions).set({ planId: id });
		const before = await readSubscription(server, sold);
		expect((await price(id, { price: 3_499.5 })).body.subscription).toMatchObject({ price: 3_499.5 });
		expect((await storedPlan(id))?.price).toBe(349_950);
		expect(await readSubscription(server, sold)).toEqual(before);
		expect(before.price).toBe(299_900);
		expect(await auditOf(id)).toMatchObject([
			{
				actorId: adminId,
				action: "plan.change-price",
				before: { price: 299_900 },
				after: { price: 349_950 },
			},
		]);
	});

	test("audits nothing if the price is the same", async () => {
		const id = await buildPlan(server, { serviceId });
		expect((await price(id, { price: 2_999 })).status).toBe(200);
		expect(await auditOf(id)).toEqual([]);
	});

	test.each([0, -1, 100_000_000, 10.999, "12", null])("refuses a price of %j", async (typed) => {
		const id = await buildPlan(server, { serviceId });
		const answer = await price(id, { price: typed });
		expect({ status: answer.status, errors: answer.body.errors }).toEqual({
			status: 400,
			errors: [{ path: "price", msg: "Please enter a valid price." }],
		});
		expect((await storedPlan(id))?.price).toBe(299_900);
	});

	test("refuses to replace a price that the admin has not seen, and names the current one", async () => {
		const id = await buildPlan(server, { serviceId });
		await price(id, { price: 3_100 });
		const refused = await price(id, { price: 3_200, basedOn: 2_999 });
		const msg = "A colleague has changed this price to ₹3,100.00. To replace it, press Change price again.";
		expect(refused).toMatchObject({ status: 409, body: { now: 3_100, errors: [{ path: "price", msg }] } });
		expect((await storedPlan(id))?.price).toBe(310_000);
		expect((await price(id, { price: 3_100, basedOn: 2_999 })).status).toBe(200);
		expect((await price(id, { price: 3_200, basedOn: 3_100 })).status).toBe(200);
		expect((await storedPlan(id))?.price).toBe(320_000);
	});

	test("keeps a free trial free", async () => {
		const id = await buildPlan(server, { serviceId, type: "Free Trial", price: paise(0) });
		expect((await price(id, { price: 1 })).body.message).toBe("A free trial costs nothing.");
	});

	test("responds 404 for an unknown plan", async () => {
		expect((await price(unknown, { price: 1 })).status).toBe(404);
	});
});
