import { describe, expect, test } from "vitest";
import { maskMobile } from "../../../platform/mobile.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead } from "../testing/build-lead.ts";
import { credits } from "../testing/credits.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";
import { deleteAccount } from "../testing/delete-account.ts";

const server = fileServer();
const { claim, close, read, report } = leadCalls(server);
const { limited, bookOf, claimedOf } = credits(server);
const day = 24 * 3_600_000;

describe("a wrong number", () => {
	const reports = (token?: string, query = "") =>
		server.call("GET", `/api/number-reports${query}`, { token });
	const decide = (id: string, outcome: string, token?: string) =>
		server.call("PUT", `/api/number-reports/${id}`, { token, body: { outcome } });
	const reportOn = async (leadId: string, token: string) => {
		const { body } = await reports(token, "?limit=50");
		return body.reports.find(({ lead }: { lead: { _id: string } }) => lead._id === leadId);
	};

	test("is reported by a claimer, confirmed by staff, and every paid claim gets its credit back", async () => {
		const [first, second] = [await limited(), await limited()];
		const customer = await buildCustomer(server);
		await claim(customer.leadId, first.token);
		await claim(customer.leadId, second.token);
		server.clock.advance(3 * day);
		expect(await report(customer.leadId, first.token, "A bakery answers")).toMatchObject({
			status: 200,
			body: { lead: { claimedDetails: { numberReport: "open", creditReturned: null } } },
		});
		expect((await report(customer.leadId, first.token, "Once more")).status).toBe(200);
		const staff = await buildStaff(server);
		const found = await reportOn(customer.leadId, staff.token);
		expect(found).toMatchObject({
			status: "open",
			note: "A bakery answers",
			professional: { userId: first.userId, name: "Ramesh Thakur" },
			lead: {
				mobile: maskMobile(customer.mobile),
				serviceName: "Electrician",
				goToLocation: "Shimla",
				status: "open",
			},
		});
		expect(await decide(found._id, "confirmed", staff.token)).toMatchObject({
			status: 200,
			body: { report: { status: "confirmed", lead: { status: "closed" } } },
		});
		for (const { subscriptionId, token } of [first, second]) {
			expect(await claimedOf(subscriptionId)).toBe(0);
			expect((await read(customer.leadId, token)).body.lead.claimedDetails).toMatchObject({
				creditReturned: "wrong-number",
			});
		}
		expect((await decide(found._id, "confirmed", staff.token)).status).toBe(200);
		expect((await decide(found._id, "refused", staff.token)).status).toBe(409);
		expect(await claimedOf(first.subscriptionId)).toBe(0);
	});

	test("offers a credit only to those whose claim cost one", async () => {
		const { leadId } = await buildLead(server);
		const paid = await buildSubscriber(server, { type: "Lead Basis" });
		const unlimited = await buildSubscriber(server);
		for (const { token } of [paid, unlimited]) expect((await claim(leadId, token)).status).toBe(200);
		const spentBy = async (token: string) => (await read(leadId, token)).body.lead.claimedDetails.creditSpent;
		expect(await spentBy(paid.token)).toBe(true);
		expect(await spentBy(unlimited.token)).toBe(false);
	});

	test("changes nothing when staff find the number right", async () => {
		const { token, subscriptionId } = await limited();
		const { leadId } = await buildLead(server);
		await claim(leadId, token);
		await report(leadId, token);
		const staff = await buildStaff(server, "customerSupport");
		const { _id } = await reportOn(leadId, staff.token);
		const answers = await Promise.all([
			decide(_id, "refused", staff.token),
			decide(_id, "confirmed", staff.token),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		const isRefused = answers[0]?.status === 200;
		expect(await claimedOf(subscriptionId)).toBe(isRefused ? 1 : 0);
		expect((await read(leadId, token)).body.lead).toMatchObject({
			status: isRefused ? "open" : "closed",
			claimedDetails: { numberReport: isRefused ? "refused" : "confirmed" },
		});
	});

	test("cannot be reported without a claim, and only staff can read reports", async () => {
		const { token } = await limited();
		const customer = await buildCustomer(server);
		for (const other of [token, customer.token, (await buildStaff(server)).token])
			expect((await report(customer.leadId, other)).status).toBe(403);
		expect((await report(customer.leadId)).status).toBe(401);
		expect((await report(customer.leadId, token, "x".repeat(501))).status).toBe(400);
		expect((await reports(token)).status).toBe(403);
		expect((await reports()).status).toBe(401);
		expect((await decide(customer.leadId, "confirmed", token)).status).toBe(403);
		expect((await decide(customer.leadId, "confirmed", (await buildStaff(server)).token)).status).toBe(404);
	});

	test("requires a note", async () => {
		const { token } = await limited();
		const { leadId } = await buildLead(server);
		await claim(leadId, token);
		for (const note of ["", "  \n", "\u200b"])
			expect(await report(leadId, token, note)).toMatchObject({
				status: 400,
				body: { errors: [{ path: "note", msg: "Please fill in this field." }] },
			});
		expect((await read(leadId, token)).body.lead.claimedDetails.numberReport).toBeNull();
		expect((await report(leadId, token, " A shop ")).status).toBe(200);
		expect((await reportOn(leadId, (await buildStaff(server)).token)).note).toBe("A shop");
	});

	test("is known to all who claimed the lead, in lists too, and cannot be reported again", async () => {
		const [reporter, other] = [await limited(), await buildSubscriber(server)];
		const customer = await buildCustomer(server);
		await claim(customer.leadId, reporter.token);
		expect((await claim(customer.leadId, other.token)).body.lead).toMatchObject({
			claimedDetails: { isNumberWrong: false },
			abilities: { reportNumber: true },
		});
		await report(customer.leadId, reporter.token);
		const staff = await buildStaff(server);
		const { _id } = await reportOn(customer.leadId, staff.token);
		await decide(_id, "confirmed", staff.token);
		const seen = { claimedDetails: { isNumberWrong: true }, abilities: { reportNumber: false } };
		const response = (await read(customer.leadId, other.token)).body.lead;
		expect(response).toMatchObject({ ...seen, status: "closed" });
		// No credit was taken, so there is none to offer.
		expect(response.claimedDetails).toMatchObject({ creditReturned: null, numberReport: null });
		const list = await server.call("GET", "/api/lead/claimed", { token: other.token });
		expect(list.body.leads).toMatchObject([seen]);
		expect(await report(customer.leadId, other.token)).toMatchObject({
			status: 409,
			body: { message: "We have already confirmed that this number is wrong." },
		});
		// A repeated report by the first reporter changes nothing.
		expect((await report(customer.leadId, reporter.token, "Once more")).status).toBe(200);
		expect((await read(customer.leadId)).body.lead.claimedDetails).toBeNull();
	});

	test("cannot be reported for a claim whose credit has been returned", async () => {
		const { token } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		expect((await read(customer.leadId, token)).body.lead.abilities.reportNumber).toBe(true);
		await close(customer.leadId, customer.token);
		expect((await read(customer.leadId, token)).body.lead).toMatchObject({
			claimedDetails: { creditReturned: "withdrawn" },
			abilities: { reportNumber: false },
		});
		expect(await report(customer.leadId, token)).toMatchObject({
			status: 409,
			body: { message: "You have already got this lead back." },
		});
	});

	test("can be reported for a free second lead; no credit is returned", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		const again = await buildLead(server, { customerId: customer.customerId });
		expect((await claim(again.leadId, token)).body.lead).toMatchObject({
			claimedDetails: { creditReturned: "duplicate" },
			abilities: { reportNumber: true },
		});
		expect(await report(again.leadId, token)).toMatchObject({
			status: 200,
			body: { lead: { claimedDetails: { numberReport: "open" }, abilities: { reportNumber: false } } },
		});
		const staff = await buildStaff(server);
		const { _id } = await reportOn(again.leadId, staff.token);
		expect((await decide(_id, "confirmed", staff.token)).status).toBe(200);
		expect((await read(again.leadId, token)).body.lead).toMatchObject({
			status: "closed",
			claimedDetails: { isNumberWrong: true, creditReturned: "duplicate", numberReport: "confirmed" },
		});
		expect(await claimedOf(subscriptionId)).toBe(1);
		expect((await bookOf(token)).filter(([kind]) => kind === "returned")).toEqual([
			["returned", "duplicate", again.leadId],
		]);
	});

	test("has a note that is erased with the customer's account", async () => {
		const [before, after] = [await limited(), await limited()];
		const customer = await buildCustomer(server);
		const elsewhere = await buildLead(server);
		for (const { token } of [before, after]) await claim(customer.leadId, token);
		await claim(elsewhere.leadId, before.token);
		await report(customer.leadId, before.token, "Mrs Sharma's sister answers");
		await report(elsewhere.leadId, before.token, "A bakery answers");
		server.clock.advance(2 * day);
		expect((await deleteAccount(server, customer.token)).status).toBe(200);
		expect((await report(customer.leadId, after.token, "Mrs Sharma has moved")).status).toBe(200);
		const staff = await buildStaff(server);
		const kept = (await reports(staff.token, "?limit=50")).body.reports.filter(
			({ lead }: { lead: { _id: string } }) => lead._id === customer.leadId,
		);
		expect(kept).toMatchObject([
			{ note: "", lead: { name: "", mobile: "" } },
			{ note: "", lead: { name: "", mobile: "" } },
		]);
		expect((await reportOn(elsewhere.leadId, staff.token)).note).toBe("A bakery answers");
		const copy = await server.call("GET", "/api/users/me/export", { token: before.token });
		expect(JSON.stringify(copy.body.numberReports)).not.toContain("Sharma");
	});

	test("can be reported after the customer is done, and still returns the credit", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		server.clock.advance(2 * day);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		expect((await report(customer.leadId, token)).status).toBe(200);
		const staff = await buildStaff(server);
		const { _id } = await reportOn(customer.leadId, staff.token);
		await decide(_id, "confirmed", staff.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});
});
