import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ensureReferralCode } from "../../accounts/server/accounts.api.ts";
import type { Role } from "../../platform/access.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
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

const details = (query: string, token?: string) =>
	server.call("GET", `/api/referral/details?${query}`, { token });
const idsOf = ({ body }: { body: { filteredReferrals: { _id: string }[] } }) =>
	body.filteredReferrals.map(({ _id }) => _id);

describe("GET /api/referral/details", () => {
	test("responds 401 to guests, 403 to customers without a code, and 200 to every other role and to owners of a code", async () => {
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

	test("shows the people whom the code referred and what it earned", async () => {
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

	test("shows managers everyone's referrals and others only their own, whatever the filter", async () => {
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

	test("filters by status and days, and counts and sums the matches", async () => {
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

	test("is paged, with each referral once, latest first", async () => {
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

	test("responds 404 with a message if nothing matches, also for an unknown mobile", async () => {
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
	])("responds 400 for %s", async (query, path, msg) => {
		await refer(seller.userId);
		expect(errorsOf(await details(query, admin.token))).toEqual({ status: 400, errors: [{ path, msg }] });
	});
});

test("GET /api/referral/export.csv contains exactly what the viewer can see", async () => {
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
