import { expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { readStream } from "../../../notifications/server/testing/read-stream.ts";
import { notifyAll, buildNotification } from "../../../notifications/server/testing/notify-someone.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { claim, assign, book, close, report } = leadCalls(server);

/** The person's notifications, latest first: kind, reason, professional. */
async function notificationsOfChange(token: string): Promise<string[]> {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return body.notifications.map(
		({ kind, details }: { kind: string; details: { why?: string; professional?: string } }) =>
			[kind, details.why, details.professional].filter((part) => part !== undefined).join(" "),
	);
}

test("notifies each side of its steps and no one else", async () => {
	const customer = await buildCustomer(server);
	const [first, second] = [
		await buildSubscriber(server, { type: "Lead Basis" }, { firmName: "First" }),
		await buildSubscriber(server, { type: "Lead Basis" }, { firmName: "Second" }),
	];
	await claim(customer.leadId, first.token);
	await claim(customer.leadId, first.token);
	server.clock.advance(1_000);
	await claim(customer.leadId, second.token);
	expect(await notificationsOfChange(customer.token)).toEqual(["lead.claimed Second", "lead.claimed First"]);
	server.clock.advance(1_000);
	await book(customer.leadId, second.listingId, customer.token);
	expect(await notificationsOfChange(first.token)).toEqual(["lead.closed booked-other"]);
	expect(await notificationsOfChange(second.token)).toEqual(["lead.booked"]);
	server.clock.advance(1_000);
	await close(customer.leadId, customer.token, "someone-else");
	expect(await notificationsOfChange(first.token)).toEqual(["lead.closed booked-other"]);
	expect(await notificationsOfChange(second.token)).toEqual(["lead.closed done", "lead.booked"]);
	expect(await notificationsOfChange(customer.token)).toHaveLength(2);
});

test("notifies claimers of a withdrawal with the returned credit, and the assigned professional too", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	const assigned = await buildSubscriber(server);
	await claim(customer.leadId, claimer.token);
	await assign(customer.leadId, assigned.listingId, staff.token);
	expect(await notificationsOfChange(assigned.token)).toEqual(["lead.assigned"]);
	server.clock.advance(1_000);
	await close(customer.leadId, customer.token);
	expect((await notificationsOfChange(claimer.token)).toSorted()).toEqual([
		"credit.returned withdrawn",
		"lead.closed done",
	]);
	expect(await notificationsOfChange(assigned.token)).toEqual(["lead.closed asked", "lead.assigned"]);
});

test("distinguishes an assigned professional from those who had the number when the lead ends or is booked", async () => {
	const staff = await buildStaff(server);
	const claimer = await buildSubscriber(server);
	const ask = async (assigned: { listingId: string }) => {
		const customer = await buildCustomer(server);
		await claim(customer.leadId, claimer.token);
		await assign(customer.leadId, assigned.listingId, staff.token);
		server.clock.advance(1_000);
		return customer;
	};
	const [assigned, holder] = [await buildSubscriber(server), await buildSubscriber(server)];
	const booked = await ask(assigned);
	await book(booked.leadId, claimer.listingId, booked.token);
	expect(await notificationsOfChange(assigned.token)).toEqual([
		"lead.closed asked-booked-other",
		"lead.assigned",
	]);
	const closed = await ask(holder);
	await claim(closed.leadId, holder.token);
	server.clock.advance(1_000);
	await close(closed.leadId, closed.token);
	expect((await notificationsOfChange(holder.token))[0]).toBe("lead.closed done");
});

test("removes the name of a deleted professional from all notifications and events", async () => {
	const customer = await buildCustomer(server);
	const [leaving, staying] = [
		await buildSubscriber(server, { type: "Lead Basis" }, { firmName: "Leaving" }),
		await buildSubscriber(server, { type: "Lead Basis" }, { firmName: null, name: "Staying Thakur" }),
	];
	await claim(customer.leadId, staying.token);
	server.clock.advance(1_000);
	await claim(customer.leadId, leaving.token);
	expect(await notificationsOfChange(customer.token)).toEqual([
		"lead.claimed Leaving",
		"lead.claimed Staying Thakur",
	]);

	const { mobile } = (await server.call("GET", "/api/auth", { token: leaving.token })).body;
	const gone = await server.call("DELETE", "/api/users/me", { token: leaving.token, body: { mobile } });
	expect(gone.status).toBe(200);
	expect(await notificationsOfChange(customer.token)).toEqual([
		"lead.claimed",
		"lead.claimed Staying Thakur",
	]);
	const copy = await server.call("GET", "/api/users/me/export", { token: customer.token });
	expect(JSON.stringify(copy.body)).not.toContain("Leaving");
	expect(JSON.stringify(copy.body.notifications)).toContain("Staying Thakur");

	const site = await server.app.listen({ port: 0, host: "127.0.0.1" });
	const stream = await readStream(site, customer.token);
	await stream.event();
	const userId = (await server.call("GET", "/api/auth", { token: customer.token })).body._id;
	const about = ({ listingId }: { listingId: string }) =>
		buildNotification(userId, { kind: "lead.claimed", details: { listingId } });
	await notifyAll(server, [about(leaving)]);
	expect((await stream.event())?.notifications.map(({ details }) => details)).toEqual([{}]);
	await notifyAll(server, [about(staying)]);
	expect((await stream.event())?.notifications[0]?.details).toEqual({ professional: "Staying Thakur" });
	stream.leave();
});

test("notifies the reporter of a refused report and everyone of a confirmed one", async () => {
	const staff = await buildStaff(server);
	const decide = async (leadId: string, outcome: string) => {
		const { body } = await server.call("GET", "/api/number-reports?limit=50", { token: staff.token });
		const found = body.reports.find(({ lead }: { lead: { _id: string } }) => lead._id === leadId);
		await server.call("PUT", `/api/number-reports/${found._id}`, { token: staff.token, body: { outcome } });
	};
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	const [right, wrong] = [await buildCustomer(server), await buildCustomer(server)];
	for (const { leadId } of [right, wrong]) {
		await claim(leadId, claimer.token);
		await report(leadId, claimer.token);
	}
	await decide(right.leadId, "refused");
	expect(await notificationsOfChange(claimer.token)).toEqual(["lead.number-checked refused"]);
	server.clock.advance(1_000);
	await decide(wrong.leadId, "confirmed");
	expect((await notificationsOfChange(claimer.token)).toSorted()).toEqual([
		"credit.returned wrong-number",
		"lead.closed number-wrong",
		"lead.number-checked refused",
	]);
	expect(await notificationsOfChange(wrong.token)).toContain("lead.closed number-wrong");
});

test("notifies all who claimed the lead of a wrong number, even after the customer closed it", async () => {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server);
	await claim(customer.leadId, claimer.token);
	await report(customer.leadId, claimer.token);
	await close(customer.leadId, customer.token);
	const { body } = await server.call("GET", "/api/number-reports?limit=50", { token: staff.token });
	const found = body.reports.find(({ lead }: { lead: { _id: string } }) => lead._id === customer.leadId);
	const outcome = { outcome: "confirmed" };
	await server.call("PUT", `/api/number-reports/${found._id}`, { token: staff.token, body: outcome });
	expect(await notificationsOfChange(claimer.token)).toContain("lead.closed number-wrong");
	expect(await notificationsOfChange(customer.token)).toEqual(["lead.claimed Thakur Electric Works"]);
});

test("notifies matching professionals of a new lead with service and place, without the customer", async () => {
	const { token, user } = await signIn(server, randomMobile(), { name: "Zubeida Secretname" });
	const listed = await signIn(server, randomMobile(), { name: "Ramesh Thakur" });
	const wishes = { service: "welder", choice: null, places: ["manali"] };
	await buildListing(server, { ...wishes, userId: listed.user._id });
	const body = {
		name: "Zubeida Secretname",
		mobile: user.mobile,
		serviceName: "Welder",
		goToLocation: "manali",
		addressDetails: "Hidden Cottage",
		description: "Ring 91234 56780",
	};
	const created = await server.call("POST", "/api/lead", { token, body });
	const response = await server.call("GET", "/api/notifications", { token: listed.token });
	expect(response.body).toMatchObject({
		unread: 1,
		notifications: [
			{ kind: "lead.new", subjectId: created.body.lead._id, details: { place: "Manali" }, isRead: false },
		],
	});
	for (const word of ["Zubeida", "Hidden", "56780", user.mobile])
		expect(JSON.stringify(response.body)).not.toContain(word);
});
