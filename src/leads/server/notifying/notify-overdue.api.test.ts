import { beforeAll, expect, test } from "vitest";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { publishChanges } from "../../../notifications/server/publish-changes.ts";
import { notify } from "../../../notifications/server/notify.ts";
import { openPage } from "../../../notifications/server/testing/open-page.ts";
import { createBroadcast } from "../../../platform/server/database/broadcast.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { notifyOverdue } from "./notify-overdue.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { readClaims } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { assign, answer, close, claim, read } = leadCalls(server);
let site: string;
beforeAll(async () => {
	site = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

/** The scheduled job, as it runs every minute. */
function run(): Promise<void> {
	const { database, clock, jobs } = server;
	const broadcast = createBroadcast(database, { warn() {} });
	return notifyOverdue({
		db: database.db,
		clock,
		notify: (tx, drafts) => notify({ clock, broadcast, jobs }, tx, drafts),
		publishChanges: (tx, changes) => publishChanges({ broadcast }, tx, changes),
	});
}

type Told = { kind: string; details: { why?: string; professional?: string } };

/** What the person is notified of, the latest first: kind, why, professional. */
async function notificationsOfChange(token: string): Promise<string[]> {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return (body.notifications as Told[]).map(({ kind, details }) =>
		[kind, details.why, details.professional].filter((part) => part !== undefined).join(" "),
	);
}
const assignedTo = async (token: string) => {
	const { body } = await server.call("GET", "/api/lead/assigned", { token });
	return (body.leads as { _id: string }[]).map(({ _id }) => _id);
};
const almostADay = 24 * 3_600_000 - 1;

async function buildAssignedLead() {
	const staff = await buildStaff(server);
	const customer = await buildCustomer(server);
	const professional = await buildSubscriber(server, {}, { firmName: "First" });
	await assign(customer.leadId, professional.listingId, staff.token);
	return { staff, customer, professional, leadId: customer.leadId };
}

test("lets staff assign a lead again after 24 hours without an answer and notifies everyone concerned", async () => {
	const { staff, customer, professional, leadId } = await buildAssignedLead();
	const colleague = await buildStaff(server, "admin");
	const second = await buildSubscriber(server, {}, { firmName: "Second" });
	server.clock.advance(almostADay);
	await run();
	await renewStaffSession(server, staff.token);
	await renewStaffSession(server, colleague.token);
	expect(await notificationsOfChange(staff.token)).toEqual([]);
	expect((await assign(leadId, second.listingId, colleague.token)).status).toBe(409);

	const desk = await openPage({ server, site }, colleague.token, leadId);
	server.clock.advance(1);
	await Promise.all([run(), run()]);
	await run();
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.unanswered overdue First"]);
	expect((await desk.event())?.touched).toEqual([leadId]);
	desk.leave();
	expect((await read(leadId, colleague.token)).body.lead).toMatchObject({
		assignedDetails: { status: "overdue" },
		abilities: { assign: true },
	});
	// A late answer is accepted until someone else is assigned.
	expect((await read(leadId, professional.token)).body.lead.abilities.answer).toBe(true);
	expect(await notificationsOfChange(professional.token)).toEqual(["lead.assigned"]);

	server.clock.advance(1_000);
	expect((await assign(leadId, second.listingId, colleague.token)).status).toBe(200);
	expect(await notificationsOfChange(professional.token)).toEqual(["lead.unassigned", "lead.assigned"]);
	expect((await notificationsOfChange(staff.token))[0]).toBe("lead.unanswered replaced First");
	expect(await notificationsOfChange(colleague.token)).toEqual([]);
	expect(await assignedTo(professional.token)).toEqual([]);
	expect(await assignedTo(second.token)).toEqual([leadId]);
	for (const { token } of [customer, staff])
		expect((await read(leadId, token)).body.lead.assignedDetails).toMatchObject({
			status: "waiting",
			professional: { _id: second.listingId },
		});
	expect((await read(leadId, professional.token)).body.lead.assignedDetails).toBeNull();
	expect((await answer(leadId, "accepted", professional.token)).status).toBe(409);
	expect(await readClaims(server, leadId)).toEqual([]);

	expect((await answer(leadId, "accepted", second.token)).status).toBe(200);
	expect(await notificationsOfChange(colleague.token)).toEqual(["lead.accepted Second"]);
	expect(await notificationsOfChange(customer.token)).toEqual(["lead.booked-for-you Second"]);
	expect(await notificationsOfChange(staff.token)).toHaveLength(2);
	expect(await notificationsOfChange(professional.token)).toHaveLength(2);
});

test("notifies staff again when the next professional does not answer either", async () => {
	const { staff, leadId } = await buildAssignedLead();
	const second = await buildSubscriber(server, {}, { firmName: "Second" });
	const dayWithoutAnswer = async () => {
		server.clock.advance(almostADay + 1);
		await renewStaffSession(server, staff.token);
		await run();
		return (await notificationsOfChange(staff.token))[0];
	};
	expect(await dayWithoutAnswer()).toBe("lead.unanswered overdue First");
	expect((await assign(leadId, second.listingId, staff.token)).status).toBe(200);
	expect(await dayWithoutAnswer()).toBe("lead.unanswered overdue Second");
	expect(await notificationsOfChange(staff.token)).toHaveLength(2);
});

test("notifies the assigning staff once more when a late lead then ends", async () => {
	const { staff, customer, leadId } = await buildAssignedLead();
	server.clock.advance(almostADay + 1);
	await renewStaffSession(server, staff.token);
	await run();
	server.clock.advance(1_000);
	await close(leadId, customer.token);
	expect(await notificationsOfChange(staff.token)).toEqual([
		"lead.unanswered done First",
		"lead.unanswered overdue First",
	]);
});

test("does not notify staff again a day later when the professional was suspended", async () => {
	const { staff, professional } = await buildAssignedLead();
	const admin = await buildStaff(server, "admin");
	await server.call("POST", "/api/workerCategory/update", {
		token: admin.token,
		body: { professionalId: professional.listingId, type: "expired", reason: "Complaints" },
	});
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.unanswered suspended First"]);
	server.clock.advance(almostADay + 1);
	await run();
	await renewStaffSession(server, staff.token);
	expect(await notificationsOfChange(staff.token)).toEqual(["lead.unanswered suspended First"]);
});

test("does not notify staff of a lead that was answered, ended, or filled up", async () => {
	const [answered, ended, full] = [
		await buildAssignedLead(),
		await buildAssignedLead(),
		await buildAssignedLead(),
	];
	await answer(answered.leadId, "rejected", answered.professional.token);
	await close(ended.leadId, ended.customer.token);
	for (let place = 0; place < 3; place++) await claim(full.leadId, (await buildSubscriber(server)).token);
	const before = await Promise.all(
		[answered, ended, full].map(({ staff }) => notificationsOfChange(staff.token)),
	);
	expect(before).toEqual([
		["lead.rejected First"],
		["lead.unanswered done First"],
		["lead.unanswered enough First"],
	]);
	server.clock.advance(almostADay + 1);
	await run();
	for (const [place, { staff }] of [answered, ended, full].entries()) {
		await renewStaffSession(server, staff.token);
		expect(await notificationsOfChange(staff.token)).toEqual(before[place]);
	}
});
