import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { numberViews } from "../../../accounts/server/accounts.tables.ts";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, buildLead } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";
import { deleteAccount } from "../testing/delete-account.ts";

const perDay = 3;
const server = fileServer({ STAFF_NUMBERS_PER_DAY: String(perDay) });
const { read, claim, close } = leadCalls(server);
const db = () => server.database.db;

const show = (leadId: string, token?: string, body: unknown = { reason: "checking a report" }) =>
	server.call("POST", `/api/lead/${leadId}/show-number`, { token, body });
const viewsOf = (leadId: string) => db().select().from(numberViews).where(eq(numberViews.subjectId, leadId));
const entriesOf = (leadId: string) =>
	db()
		.select()
		.from(auditEntries)
		.where(and(eq(auditEntries.subjectId, leadId), eq(auditEntries.action, "lead.number-shown")));

let staff: Awaited<ReturnType<typeof buildStaff>>;
let customer: Awaited<ReturnType<typeof buildCustomer>>;
beforeEach(async () => {
	staff = await buildStaff(server);
	customer = await buildCustomer(server);
});

describe("the number of a request", () => {
	test("is refused to everyone but staff, and to staff without a listed reason", async () => {
		const { leadId } = customer;
		const professional = await buildProfessional(server);
		const partner = await buildStaff(server, "affiliatePartner");
		expect((await show(leadId)).status).toBe(401);
		for (const { token } of [customer, professional, partner])
			expect((await show(leadId, token)).status).toBe(403);
		for (const body of [{}, { reason: "curiosity" }, { reason: "other", note: "x".repeat(501) }])
			expect((await show(leadId, staff.token, body)).status).toBe(400);
		expect((await show(newId(), staff.token)).status).toBe(404);
		expect(await viewsOf(leadId)).toEqual([]);
		expect(await entriesOf(leadId)).toEqual([]);
	});

	test("is shown to each staff role with a record and an audit entry, and stays masked elsewhere", async () => {
		const { leadId, customerId, mobile } = customer;
		for (const role of ["salesPerson", "customerSupport", "admin"] as const) {
			const { token } = await buildStaff(server, role);
			expect(await show(leadId, token)).toMatchObject({ status: 200, body: { mobile } });
		}
		const shown = await show(leadId, staff.token, { reason: "other", note: "They rang about a refund" });
		expect(shown.body).toEqual({ mobile });
		const own = (await viewsOf(leadId)).find(({ viewerId }) => viewerId === staff.userId);
		expect(own).toMatchObject({
			subjectType: "lead",
			personId: customerId,
			reason: "other",
			note: "They rang about a refund",
			mobileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
		expect(JSON.stringify(own)).not.toContain(mobile.slice(3));
		const entries = await entriesOf(leadId);
		expect(entries).toHaveLength(4);
		expect(entries.find(({ actorId }) => actorId === staff.userId)).toMatchObject({
			subjectType: "lead",
			reason: "other",
			after: { note: "They rang about a refund" },
		});
		const { lead } = (await read(leadId, staff.token)).body;
		expect(lead.mobile).toBe(`+91 ${mobile.slice(3, 5)}••••••${mobile.slice(-2)}`);
		expect(lead.abilities.showNumber).toBe(true);
	});

	test("needs no reason for staff who sent the request themselves", async () => {
		const own = await buildLead(server, { customerId: staff.userId });
		const { lead } = (await read(own.leadId, staff.token)).body;
		expect(lead).toMatchObject({ mobile: own.mobile, abilities: { showNumber: false } });
		expect((await show(own.leadId, staff.token)).status).toBe(403);
	});

	test("is gone once the customer deleted the account", async () => {
		await deleteAccount(server, customer.token);
		expect((await show(customer.leadId, staff.token)).status).toBe(409);
		expect(await viewsOf(customer.leadId)).toEqual([]);
	});
});

describe("who has seen the number", () => {
	test("is listed for the customer: professionals and staff in order, with the reason", async () => {
		const { leadId, token } = customer;
		const professional = await buildSubscriber(server);
		expect((await claim(leadId, professional.token)).status).toBe(200);
		await show(leadId, staff.token, { reason: "customer asked for help", note: "Not for the customer" });
		const { lead } = (await read(leadId, token)).body;
		expect(lead.seenBy).toHaveLength(2);
		expect(lead.seenBy).toEqual(
			expect.arrayContaining([
				{ who: "professional", name: expect.any(String), at: expect.any(String) },
				{
					who: "staff",
					name: "Nukkad support",
					at: expect.any(String),
					reason: "customer asked for help",
				},
			]),
		);
		const times = lead.seenBy.map(({ at }: { at: string }) => at);
		expect(times).toEqual(times.toSorted());
		expect(JSON.stringify(lead)).not.toContain("Not for the customer");
		expect((await close(leadId, token)).body.lead.seenBy).toHaveLength(2);
	});

	test("includes a professional who deleted their account", async () => {
		const professional = await buildProfessional(server);
		await buildClaim(server, { leadId: customer.leadId, ...professional });
		await deleteAccount(server, professional.token);
		const { lead } = (await read(customer.leadId, customer.token)).body;
		expect(lead.seenBy).toMatchObject([
			{ who: "professional", name: "A professional who deleted their account" },
		]);
	});

	test("is hidden from everyone else", async () => {
		const { leadId } = customer;
		const professional = await buildSubscriber(server);
		await claim(leadId, professional.token);
		await show(leadId, staff.token);
		for (const token of [undefined, professional.token, staff.token])
			expect((await read(leadId, token)).body.lead).not.toHaveProperty("seenBy");
		const list = await server.call("GET", `/api/lead?hasUserBookings=true`, { token: customer.token });
		expect(list.body.leads[0]).not.toHaveProperty("seenBy");
	});

	test("is in the customer's data export, without the staff member and the note", async () => {
		await show(customer.leadId, staff.token, { reason: "other", note: "Internal" });
		const { body } = await server.call("GET", "/api/users/me/export", { token: customer.token });
		expect(body.numberShownToStaff).toEqual([
			{ at: expect.any(String), subjectType: "lead", subjectId: customer.leadId, reason: "other" },
		]);
		const others = await server.call("GET", "/api/users/me/export", { token: staff.token });
		expect(others.body.numberShownToStaff).toEqual([]);
	});

	test("cannot be changed", async () => {
		await show(customer.leadId, staff.token);
		await expect(db().update(numberViews).set({ reason: "assigning" })).rejects.toMatchObject({
			cause: { message: "views of numbers are never changed" },
		});
	});
});

describe("the daily limit", () => {
	const others = () => Promise.all(Array.from({ length: perDay }, () => buildLead(server)));

	test("counts different numbers; the same number can be viewed again", async () => {
		const seen = await others();
		for (const { leadId } of seen) expect((await show(leadId, staff.token)).status).toBe(200);
		const refused = await show(customer.leadId, staff.token);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(86_400);
		expect(JSON.stringify(refused.body)).not.toContain(customer.mobile.slice(3));
		expect(await viewsOf(customer.leadId)).toEqual([]);
		expect(await entriesOf(customer.leadId)).toEqual([]);
		expect((await show(seen[0]?.leadId ?? "", staff.token)).status).toBe(200);
		const colleague = await buildStaff(server);
		expect((await show(customer.leadId, colleague.token)).status).toBe(200);
	});

	test("notifies admins once, with the last number of the day", async () => {
		const admin = await buildStaff(server, "admin");
		const notificationsOfLimit = async () => {
			const { body } = await server.call("GET", "/api/notifications", { token: admin.token });
			return body.notifications.filter(({ subjectId }: { subjectId: string }) => subjectId === staff.userId);
		};
		const [first, ...rest] = await others();
		for (const { leadId } of rest) await show(leadId, staff.token);
		expect(await notificationsOfLimit()).toEqual([]);
		for (let count = 0; count < 2; count++) await show(first?.leadId ?? "", staff.token);
		await show(customer.leadId, staff.token);
		expect(await notificationsOfLimit()).toMatchObject([
			{ kind: "staff.numbers", details: { staff: "Meena Negi", numbers: perDay } },
		]);
	});

	test("holds under simultaneous calls", async () => {
		const many = [...(await others()), ...(await others())];
		const answers = await Promise.all(many.map(({ leadId }) => show(leadId, staff.token)));
		expect(tallyOf(answers)).toEqual({ 200: perDay, 429: perDay });
	});

	test("ignores other days, whatever the process's clock says", async () => {
		for (let count = 0; count < perDay; count++)
			await db().insert(numberViews).values({
				id: newId(),
				subjectType: "lead",
				subjectId: newId(),
				personId: newId(),
				viewerId: staff.userId,
				mobileHash: newId(),
				reason: "other",
				note: "",
				day: "2020-01-01",
			});
		const seen = await others();
		for (const { leadId } of seen) expect((await show(leadId, staff.token)).status).toBe(200);
		server.clock.advance(48 * 3_600_000);
		const { token } = staff;
		await renewStaffSession(server, token);
		expect((await show(customer.leadId, token)).status).toBe(429);
	});
});
