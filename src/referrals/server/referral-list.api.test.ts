import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { ensureReferralCode } from "../../accounts/server/accounts.api.ts";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import type { PaymentStatus } from "../../payments/payment.ts";
import type { Role } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { referralBalances, referralPayouts, referrals } from "./referrals.tables.ts";

type Person = { token: string; userId: string; mobile: string };
let server: TestServer;
let admin: Person;
let seller: Person;

async function person(role: Role = "user", name = "Ramesh Thakur"): Promise<Person> {
	const mobile = freshMobile();
	const { token, user } = await signIn(server, mobile, { role, name });
	return { token, userId: user._id, mobile };
}

beforeAll(async () => {
	server = await startTestServer();
	admin = await person("admin", "Asha Menon");
	seller = await person("salesPerson", "Meena Rana");
});
beforeEach(async () => {
	await server.database.db.delete(referralPayouts);
	await server.database.db.delete(referrals);
	await server.database.db.delete(referralBalances);
});
afterAll(() => server.close());

type Wishes = { status?: PaymentStatus; reward?: number; at?: Date };

/** Writes a referral of this person, paid with a reward of ₹100 unless said, and answers its id. */
async function refer(referrerId: string, { status = "success", reward = 10_000, at }: Wishes = {}) {
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

const details = (query: string, token?: string) =>
	server.call("GET", `/api/referral/details?${query}`, { token });
const idsOf = ({ body }: { body: { filteredReferrals: { _id: string }[] } }) =>
	body.filteredReferrals.map(({ _id }) => _id);
const errorsOf = ({ status, body }: { status: number; body: { errors: object[] } }) => ({
	status,
	errors: body.errors,
});

describe("GET /api/referral/details", () => {
	test("401 for nobody, 403 for customers without a code, open to every role and to owners of a code", async () => {
		expect((await details("")).status).toBe(401);
		const customer = await person();
		expect((await details("", customer.token)).status).toBe(403);
		await inTransaction(server.database.db, (tx) => ensureReferralCode(tx, customer.userId));
		await refer(customer.userId);
		expect((await details("", customer.token)).status).toBe(200);
		for (const role of ["affiliatePartner", "promotor", "salesPerson", "customerSupport", "admin"] as const) {
			const one = await person(role);
			await refer(one.userId);
			const { status } = await details("", one.token);
			expect({ role, status }).toEqual({ role, status: 200 });
		}
	});

	test("says whom the code won and what it earned", async () => {
		const id = await refer(seller.userId, { reward: 8_950 });
		const { body } = await details("", seller.token);
		expect(body).toEqual({
			registeredReferralsCount: 1,
			totalAmount: 89.5,
			filteredReferrals: [
				{
					_id: id,
					referredBy: { _id: seller.userId, name: "Meena Rana" },
					referredProfessionalId: { _id: expect.any(String), user: { name: expect.anything() } },
					sectorId: { _id: expect.any(String), sector: expect.any(String) },
					serviceId: { _id: expect.any(String), type: "AC", choiceName: "Split AC" },
					paymentStatus: "success",
					referralDate: server.clock().toISOString(),
					referralAmount: 89.5,
				},
			],
			nextCursor: null,
		});
	});

	test("shows managers everyone's referrals and others their own, whatever they ask for", async () => {
		const other = await person("affiliatePartner");
		const own = await refer(seller.userId);
		const others = await refer(other.userId);
		const support = await person("customerSupport");
		expect(idsOf(await details("", support.token)).toSorted()).toEqual([own, others].toSorted());
		expect(idsOf(await details("", seller.token))).toEqual([own]);
		for (const query of [`referrerId=${other.userId}`, `referrerMobile=${other.mobile.slice(-10)}`]) {
			expect((await details(query, seller.token)).status).toBe(404);
			expect(idsOf(await details(query, support.token))).toEqual([others]);
		}
	});

	test("filters by status and days, counts and sums what fits", async () => {
		await refer(seller.userId, { at: new Date("2026-11-01T18:29:59Z") });
		const fits = await refer(seller.userId, { at: new Date("2026-11-01T18:30:00Z"), reward: 5_000 });
		await refer(seller.userId, { at: new Date("2026-11-01T19:00:00Z"), status: "failed", reward: 0 });
		const { body } = await details(
			"paymentStatus=success&startDate=2026-11-02&endDate=2026-11-02",
			admin.token,
		);
		expect(body).toMatchObject({
			registeredReferralsCount: 1,
			totalAmount: 50,
			filteredReferrals: [{ _id: fits }],
		});
	});

	test("comes in pages, each referral once, the latest first", async () => {
		for (let minute = 0; minute < 5; minute++) {
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			await refer(seller.userId, { at: new Date(Date.UTC(2026, 10, 1, 0, minute)) });
		}
		const first = await details("limit=3", seller.token);
		const second = await details(`limit=3&cursor=${first.body.nextCursor}`, seller.token);
		expect(second.body).toMatchObject({ registeredReferralsCount: 5, totalAmount: 500, nextCursor: null });
		const dates = [...first.body.filteredReferrals, ...second.body.filteredReferrals].map(
			({ referralDate }: { referralDate: string }) => referralDate,
		);
		expect(dates).toHaveLength(5);
		expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
	});

	test("404 with a message where nothing fits, also for a mobile that is nobody's", async () => {
		for (const query of ["", "referrerMobile=9876500000", "paymentStatus=failed"]) {
			expect(await details(query, admin.token)).toMatchObject({
				status: 404,
				body: { message: "No referrals found." },
			});
		}
	});

	test.each([
		["startDate=2026-11-01", "endDate", "Please select startDate and endDate."],
		["endDate=2026-11-01", "startDate", "Please select startDate and endDate."],
		["startDate=2026-11-02&endDate=2026-11-01", "endDate", "End Date cannot be earlier than Start Date."],
		["referrerMobile=12", "referrerMobile", expect.any(String)],
		["paymentStatus=refunded", "paymentStatus", expect.any(String)],
		["referrerId=me", "referrerId", expect.any(String)],
		["cursor=nonsense", "cursor", expect.any(String)],
	])("400 for %s", async (query, path, msg) => {
		await refer(seller.userId);
		expect(errorsOf(await details(query, admin.token))).toEqual({ status: 400, errors: [{ path, msg }] });
	});
});

test("GET /api/referral/export.csv answers exactly what the viewer sees", async () => {
	const other = await person("promotor");
	await refer(seller.userId);
	await refer(other.userId);
	const download = (token?: string, query = "") =>
		server.call("GET", `/api/referral/export.csv?${query}`, { token });
	expect((await download()).status).toBe(401);
	expect((await download((await person()).token)).status).toBe(403);
	const rowsOf = async (token: string, query?: string) =>
		String((await download(token, query)).body)
			.trimEnd()
			.split("\r\n");
	const rows = await rowsOf(seller.token);
	expect(rows[0]).toBe("\uFEFFReferred By,Professional,Sector,Service,Choice,Payment Status,Date,Amount");
	expect(rows).toHaveLength(2);
	expect(rows[1]).toMatch(/^Meena Rana,.*,AC,Split AC,success,.*,100$/);
	expect(await rowsOf(admin.token)).toHaveLength(3);
	expect(await rowsOf(admin.token, "paymentStatus=pending")).toHaveLength(1);
});

const payouts = (query: string, token?: string) =>
	server.call("GET", `/api/referral/payouts?${query}`, { token });
const pay = (body: object, token: string | undefined = admin.token) =>
	server.call("POST", "/api/referral/payouts", { token, body });
const balanceOf = async (userId: string) => (await payouts(`userId=${userId}`, admin.token)).body.balance;

describe("balances", () => {
	test("are everyone's for admins only", async () => {
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

	test("say which accounts are deleted, and nothing is paid out to those", async () => {
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
	test("401 for nobody, 403 for every role but admin", async () => {
		const body = { userId: seller.userId, amount: 1, reference: "UTR-1" };
		expect((await server.call("POST", "/api/referral/payouts", { body })).status).toBe(401);
		for (const role of ["user", "salesPerson", "customerSupport", "affiliatePartner", "promotor"] as const) {
			expect((await pay(body, (await person(role)).token)).status).toBe(403);
		}
	});

	test("records what was paid, once for a reference, shows it to the person, and is on record", async () => {
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
			errors: [{ path: "reference", msg: "This reference is recorded already. Please check it." }],
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

	test("pays once where two pay out at once", async () => {
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

	test("404 for somebody who is not there", async () => {
		expect((await pay({ userId: newId(), amount: 1, reference: "UTR-1" })).status).toBe(404);
	});
});

test("payouts to another person are there for admins only", async () => {
	expect((await payouts("")).status).toBe(401);
	const other = await person("customerSupport");
	expect((await payouts(`userId=${seller.userId}`, other.token)).status).toBe(404);
	expect((await payouts(`userId=${seller.userId}`, admin.token)).status).toBe(200);
});
