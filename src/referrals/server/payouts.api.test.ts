import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import type { Role } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { referrals } from "./referrals.tables.ts";
import {
	buildReferral,
	deleteReferrals,
	errorsOf,
	type Person,
	signInPerson,
} from "./testing/build-referral.ts";

let server: TestServer;
let admin: Person;
let seller: Person;
const person = (role?: Role, name?: string) => signInPerson(server, role, name);
const refer = (referrerId: string, wishes?: Parameters<typeof buildReferral>[2]) =>
	buildReferral(server, referrerId, wishes);

beforeAll(async () => {
	server = await startTestServer();
	admin = await person("admin", "Asha Menon");
	seller = await person("salesPerson", "Meena Rana");
});
beforeEach(() => deleteReferrals(server));
afterAll(() => server.close());

const payouts = (query: string, token?: string) =>
	server.call("GET", `/api/referral/payouts?${query}`, { token });
const pay = (body: object, token: string | undefined = admin.token) =>
	server.call("POST", "/api/referral/payouts", { token, body });
const balanceOf = async (userId: string) => (await payouts(`userId=${userId}`, admin.token)).body.balance;

describe("balances", () => {
	test("are listed for admins only", async () => {
		const read = (token?: string) => server.call("GET", "/api/referral/balance", { token });
		expect((await read()).status).toBe(401);
		expect((await read(seller.token)).status).toBe(403);
		expect((await read((await person("customerSupport")).token)).status).toBe(403);
		const other = await person("promotor", "Kiran Negi");
		await refer(seller.userId, { reward: 20_000 });
		await refer(other.userId, { reward: 30_000 });
		await refer(other.userId, { reward: 30_000, status: "pending" });
		const first = await server.call("GET", "/api/referral/balance?limit=1", { token: admin.token });
		expect(first.body).toMatchObject({
			balances: [{ user: { _id: other.userId, name: "Kiran Negi" }, earned: 300, paidOut: 0, payable: 300 }],
			total: 2,
		});
		const second = await server.call("GET", `/api/referral/balance?limit=1&cursor=${first.body.nextCursor}`, {
			token: admin.token,
		});
		expect(second.body).toMatchObject({
			balances: [{ user: { _id: seller.userId }, payable: 200 }],
			nextCursor: null,
		});
	});

	test("say which accounts are deleted, and refuse payouts to those", async () => {
		const nameless = await person("promotor", "Kiran Negi");
		await server.database.db.update(users).set({ name: null }).where(eq(users.id, nameless.userId));
		const gone = await person();
		for (const { userId } of [nameless, gone]) await refer(userId);
		const { mobile, token } = gone;
		expect((await server.call("DELETE", "/api/users/me", { token, body: { mobile } })).status).toBe(200);
		const { body } = await server.call("GET", "/api/referral/balance", { token: admin.token });
		const usersOf = new Map(body.balances.map(({ user }: { user: { _id: string } }) => [user._id, user]));
		expect(usersOf.get(nameless.userId)).toMatchObject({ name: null, isDeleted: false });
		expect(usersOf.get(gone.userId)).toMatchObject({ name: null, isDeleted: true });
		expect((await pay({ userId: gone.userId, amount: 1, reference: "UTR-1" })).status).toBe(404);
	});

	test("follow a reward as its payment succeeds, fails and is taken back", async () => {
		const { db } = server.database;
		const id = await refer(seller.userId, { status: "pending" });
		expect(await balanceOf(seller.userId)).toEqual({ earned: 0, paidOut: 0, payable: 0 });
		const set = (part: Partial<typeof referrals.$inferInsert>) =>
			db.update(referrals).set(part).where(eq(referrals.id, id));
		await set({ paymentStatus: "success" });
		await refer(seller.userId, { reward: 2_550 });
		expect(await balanceOf(seller.userId)).toMatchObject({ earned: 125.5, payable: 125.5 });
		await pay({ userId: seller.userId, amount: 100, reference: "UTR-1" });
		await set({ reward: paise(0) });
		expect(await balanceOf(seller.userId)).toEqual({ earned: 25.5, paidOut: 100, payable: -74.5 });
	});
});

describe("POST /api/referral/payouts", () => {
	test("responds 401 to guests, 403 to every role but admin", async () => {
		const body = { userId: seller.userId, amount: 1, reference: "UTR-1" };
		expect((await server.call("POST", "/api/referral/payouts", { body })).status).toBe(401);
		for (const role of ["user", "salesPerson", "customerSupport", "affiliatePartner", "promotor"] as const) {
			expect((await pay(body, (await person(role)).token)).status).toBe(403);
		}
	});

	test("records a payout once per reference, shows it to the person and audits it", async () => {
		await refer(seller.userId);
		const { status, body } = await pay({ userId: seller.userId, amount: 60.5, reference: " hdfc-0099 " });
		expect(status).toBe(201);
		expect(body.payout).toEqual({
			_id: expect.any(String),
			amount: 60.5,
			reference: "HDFC-0099",
			at: server.clock().toISOString(),
		});
		expect((await payouts("", seller.token)).body).toEqual({
			balance: { earned: 100, paidOut: 60.5, payable: 39.5 },
			payouts: [body.payout],
			nextCursor: null,
		});
		const [entry] = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, body.payout._id));
		expect(entry).toMatchObject({
			actorId: admin.userId,
			action: "referral.pay-out",
			after: { userId: seller.userId, amount: 6_050, reference: "HDFC-0099" },
		});
		expect(errorsOf(await pay({ userId: seller.userId, amount: 1, reference: "Hdfc-0099" }))).toEqual({
			status: 409,
			errors: [{ path: "reference", msg: "This reference is already recorded. Please check it." }],
		});
		expect((await balanceOf(seller.userId)).paidOut).toBe(60.5);
	});

	test("never pays more than is payable", async () => {
		await refer(seller.userId);
		await refer(seller.userId, { status: "pending" });
		expect(errorsOf(await pay({ userId: seller.userId, amount: 100.01, reference: "UTR-1" }))).toEqual({
			status: 409,
			errors: [{ path: "amount", msg: "Only ₹100.00 is payable. Please enter no more than that." }],
		});
		expect((await payouts("", seller.token)).body.payouts).toEqual([]);
		const poor = await person("promotor");
		expect((await pay({ userId: poor.userId, amount: 1, reference: "UTR-1" })).status).toBe(409);
	});

	test("pays once if several admins pay out at the same time", async () => {
		await refer(seller.userId);
		const answers = await Promise.all(
			["UTR-1", "UTR-2", "UTR-3"].map((reference) => pay({ userId: seller.userId, amount: 60, reference })),
		);
		expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
		expect(await balanceOf(seller.userId)).toMatchObject({ paidOut: 60, payable: 40 });
	});

	test.each([
		[{ amount: 0 }, "amount"],
		[{ amount: -5 }, "amount"],
		[{ amount: 1.005 }, "amount"],
		[{ amount: 100_000_001 }, "amount"],
		[{ amount: "10" }, "amount"],
		[{ reference: "  1 " }, "reference"],
		[{ userId: "me" }, "userId"],
	])("refuses %j", async (part, path) => {
		await refer(seller.userId);
		const answer = await pay({ userId: seller.userId, amount: 10, reference: "UTR-1", ...part });
		expect({
			status: answer.status,
			paths: answer.body.errors.map((one: { path: string }) => one.path),
		}).toEqual({
			status: 400,
			paths: [path],
		});
		expect((await balanceOf(seller.userId)).paidOut).toBe(0);
	});

	test("responds 404 for an unknown person", async () => {
		expect((await pay({ userId: newId(), amount: 1, reference: "UTR-1" })).status).toBe(404);
	});
});

test("shows payouts to another person to admins only", async () => {
	expect((await payouts("")).status).toBe(401);
	const other = await person("customerSupport");
	expect((await payouts(`userId=${seller.userId}`, other.token)).status).toBe(404);
	expect((await payouts(`userId=${seller.userId}`, admin.token)).status).toBe(200);
});
