import { expect, test } from "vitest";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { claim, assign, answer, book, close } = leadCalls(server);

/** The person's notifications, latest first: kind, reason, professional. */
async function notificationsOfChange(token: string): Promise<string[]> {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return body.notifications.map(
		({ kind, details }: { kind: string; details: { why?: string; professional?: string } }) =>
			[kind, details.why, details.professional].filter((part) => part !== undefined).join(" "),
	);
}

test("notifies the assigning staff of every answer, and the customer only of an acceptance", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server);
	const [first, second] = [
		await buildSubscriber(server, {}, { firmName: "First" }),
		await buildSubscriber(server, {}, { firmName: "Second" }),
	];
	const other = await buildSubscriber(server);
	await buildClaim(server, { ...customer, userId: other.userId, listingId: other.listingId });
	await assign(customer.leadId, first.listingId, staff.token);
	await answer(customer.leadId, "rejected", first.token);
	server.clock.advance(1_000);
	await assign(customer.leadId, second.listingId, staff.token);
	await answer(customer.leadId, "accepted", second.token);
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.accepted Second", "lead.rejected First"]);
	expect(await notificationsOfChange(customer.token)).toEqual(["lead.booked-for-you Second"]);
	expect(await notificationsOfChange(other.token)).toEqual(["lead.closed accepted-other"]);
	expect(await notificationsOfChange(second.token)).toEqual(["lead.assigned"]);
});

test("notifies an assigned professional who was replaced, but not one who had rejected", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server);
	const [first, second, third] = [
		await buildSubscriber(server),
		await buildSubscriber(server),
		await buildSubscriber(server),
	];
	await assign(customer.leadId, first.listingId, staff.token);
	server.clock.advance(25 * 3_600_000);
	await renewStaffSession(server, staff.token);
	await assign(customer.leadId, second.listingId, staff.token);
	expect(await notificationsOfChange(first.token)).toEqual(["lead.unassigned", "lead.assigned"]);
	await answer(customer.leadId, "rejected", second.token);
	server.clock.advance(1_000);
	await assign(customer.leadId, third.listingId, staff.token);
	expect(await notificationsOfChange(second.token)).toEqual(["lead.assigned"]);
	expect(await notificationsOfChange(first.token)).toHaveLength(2);
	// The same one again after a day, so no one was replaced.
	server.clock.advance(25 * 3_600_000);
	await renewStaffSession(server, staff.token);
	await assign(customer.leadId, third.listingId, staff.token);
	expect(await notificationsOfChange(third.token)).not.toContain("lead.unassigned");
});

test("when others take the last place, notifies the assigned professional and the assigning staff", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server, { revealLimit: 2 });
	const [assigned, first, second] = [
		await buildSubscriber(server, {}, { firmName: "Asked" }),
		await buildSubscriber(server),
		await buildSubscriber(server),
	];
	await assign(customer.leadId, assigned.listingId, staff.token);
	server.clock.advance(1_000);
	await claim(customer.leadId, first.token);
	expect(await notificationsOfChange(assigned.token)).toEqual(["lead.assigned"]);
	await claim(customer.leadId, second.token);
	expect(await notificationsOfChange(assigned.token)).toEqual(["lead.unassigned enough", "lead.assigned"]);
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.unanswered enough Asked"]);
	server.clock.advance(1_000);
	await close(customer.leadId, customer.token);
	expect(await notificationsOfChange(assigned.token)).toHaveLength(2);
	expect(await notificationsOfChange(staff.token)).toHaveLength(1);
});

test("keeps the offer of an assigned professional who takes the last place by a claim", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server, { revealLimit: 1 });
	const assigned = await buildSubscriber(server);
	await assign(customer.leadId, assigned.listingId, staff.token);
	await claim(customer.leadId, assigned.token);
	expect(await notificationsOfChange(assigned.token)).toEqual(["lead.assigned"]);
	expect(await notificationsOfChange(staff.token)).toEqual([]);
	await answer(customer.leadId, "accepted", assigned.token);
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.accepted Thakur Electric Works"]);
});

test("notifies staff who assigned a lead when it ends without an answer", async () => {
	const staff = await buildStaff(server);
	const ask = async () => {
		const customer = await buildCustomer(server);
		const assigned = await buildSubscriber(server, {}, { firmName: "Asked" });
		await assign(customer.leadId, assigned.listingId, staff.token);
		server.clock.advance(1_000);
		return { ...customer, assigned };
	};
	const closed = await ask();
	await close(closed.leadId, closed.token);
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.unanswered done Asked"]);
	const booked = await ask();
	const claimer = await buildSubscriber(server);
	await claim(booked.leadId, claimer.token);
	await book(booked.leadId, claimer.listingId, booked.token);
	expect(await notificationsOfChange(staff.token)).toEqual([
		"lead.unanswered booked-other Asked",
		"lead.unanswered done Asked",
	]);
	const answered = await ask();
	await answer(answered.leadId, "rejected", answered.assigned.token);
	server.clock.advance(1_000);
	await close(answered.leadId, answered.token);
	expect((await notificationsOfChange(staff.token))[0]).toBe("lead.rejected Asked");
	expect(await notificationsOfChange(staff.token)).toHaveLength(3);
});

test("notifies of two rejections when a professional is assigned twice", async () => {
	const staff = await buildStaff(server);
	const assigned = await buildSubscriber(server, {}, { firmName: "Asked", service: "plumber" });
	const { leadId } = await buildCustomer(server, { service: "plumber" });
	for (let round = 0; round < 2; round++) {
		await assign(leadId, assigned.listingId, staff.token);
		await answer(leadId, "rejected", assigned.token);
		server.clock.advance(1_000);
	}
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.rejected Asked", "lead.rejected Asked"]);
});
