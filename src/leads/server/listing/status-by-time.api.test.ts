import { describe, expect, test } from "vitest";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, buildLead, readClaims, readLead } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { read, claim, assign, answer, book, close, report } = leadCalls(server);
const day = 86_400_000;
const daysAgo = (days: number) => new Date(server.clock().getTime() - days * day);

/** A lead past its end that is still stored as open because the job has not run. */
const past = () => ({ createdAt: daysAgo(31), expiresAt: daysAgo(1) });

const idsOf = async (path: string, token?: string): Promise<string[]> =>
	(await server.call("GET", path, { token })).body.leads.map((lead: { _id: string }) => lead._id);

describe("a lead past its end before the job has run", () => {
	test("is shown as expired to everyone", async () => {
		const { leadId, token } = await buildCustomer(server, past());
		const staff = await buildStaff(server);
		for (const reader of [undefined, token, staff.token])
			expect((await read(leadId, reader)).body.lead).toMatchObject({
				status: "expired",
				abilities: { claim: false, book: false, assign: false },
			});
		expect(await readLead(server, leadId)).toMatchObject({ status: "open" });
	});

	test("is in no list of open leads, and expired in its customer's own list", async () => {
		const { leadId, token } = await buildCustomer(server, { ...past(), place: "kaza" });
		const running = await buildLead(server, { createdAt: daysAgo(29), place: "kaza" });
		const claimer = await buildProfessional(server);
		await buildClaim(server, { leadId, userId: claimer.userId, listingId: claimer.listingId });
		for (const path of ["/api/lead?goToLocation=kaza", "/api/lead?status=open&goToLocation=kaza"])
			for (const reader of [undefined, claimer.token])
				expect(await idsOf(path, reader)).toEqual([running.leadId]);
		expect(await idsOf("/api/lead?hasUserBookings=true&status=open", token)).toEqual([]);
		expect(await idsOf("/api/lead/claimed?status=open", claimer.token)).toEqual([]);
		const own = await server.call("GET", "/api/lead?hasUserBookings=true", { token });
		expect(own.body.leads).toMatchObject([{ _id: leadId, status: "expired" }]);
	});

	test("refuses claims, assignments, answers and bookings, and changes nothing", async () => {
		const { leadId, token } = await buildCustomer(server, past());
		const claimer = await buildSubscriber(server);
		const holder = await buildProfessional(server);
		await buildClaim(server, { leadId, userId: holder.userId, listingId: holder.listingId });
		const staff = await buildStaff(server);
		for (const refused of [
			await claim(leadId, claimer.token),
			await assign(leadId, claimer.listingId, staff.token),
			await book(leadId, holder.listingId, token),
		]) {
			expect(refused.status).toBe(409);
			expect(refused.body.message).toBe("This lead is no longer open.");
		}
		const assigned = await buildLead(server, { ...past(), assignedListingId: claimer.listingId });
		expect((await answer(assigned.leadId, "accepted", claimer.token)).status).toBe(409);
		expect(await readClaims(server, leadId)).toHaveLength(1);
		expect(await readLead(server, assigned.leadId)).toMatchObject({ status: "open", assignedAction: null });
	});

	test("can still be closed by its customer", async () => {
		const { leadId, token } = await buildCustomer(server, past());
		expect((await close(leadId, token)).body.lead).toMatchObject({ status: "closed" });
		expect(await readLead(server, leadId)).toMatchObject({ status: "closed" });
	});

	test("is shown as expired on a report of its number", async () => {
		const { leadId } = await buildLead(server, past());
		const holder = await buildProfessional(server);
		await buildClaim(server, { leadId, userId: holder.userId, listingId: holder.listingId });
		expect((await report(leadId, holder.token)).status).toBe(200);
		const { token } = await buildStaff(server);
		const { body } = await server.call("GET", "/api/number-reports?status=open", { token });
		expect(body.reports).toMatchObject([{ lead: { _id: leadId, status: "expired" } }]);
	});
});
