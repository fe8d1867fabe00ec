import { describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import {
	buildSubscription,
	readSubscription,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead } from "../testing/build-lead.ts";
import { claiming } from "../testing/claiming.ts";

const { server, claim, expectUntouched } = claiming();

describe("a claim is refused", () => {
	test("without a login", async () => {
		const { leadId } = await buildLead(server);
		expect((await claim(leadId)).status).toBe(401);
		await expectUntouched(leadId);
	});

	test("on a lead that does not exist", async () => {
		const { token } = await buildSubscriber(server);
		expect((await claim("no-id", token)).status).toBe(400);
		expect(await claim("01900000-0000-7000-8000-000000000000", token)).toMatchObject({
			status: 404,
			body: { message: "No lead found." },
		});
	});

	test("to the lead's own customer, even after closing", async () => {
		const { token, userId, subscriptionId } = await buildSubscriber(server, { type: "Lead Basis" });
		for (const status of ["open", "closed"] as const) {
			const { leadId } = await buildLead(server, { customerId: userId, status });
			expect(await claim(leadId, token)).toMatchObject({
				status: 403,
				body: { message: "You cannot claim your own lead." },
			});
			await expectUntouched(leadId);
		}
		expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: 0 });
	});

	test("to staff, who see the number anyway", async () => {
		const { token, listingId } = await buildProfessional(server, {}, "salesPerson");
		await buildSubscription(server, { listingId });
		const { leadId } = await buildLead(server);
		expect(await claim(leadId, token)).toMatchObject({
			status: 403,
			body: { message: "Staff assign leads; they cannot claim them." },
		});
		await expectUntouched(leadId);
	});

	test.each(["booked", "closed", "expired"] as const)(
		"on a lead that is %s, before any other check",
		async (status) => {
			const { token } = await signIn(server, randomMobile());
			const { leadId } = await buildLead(server, { status });
			expect(await claim(leadId, token)).toMatchObject({
				status: 409,
				body: { message: "This lead is no longer open." },
			});
			await expectUntouched(leadId);
		},
	);

	test("past the lead's end, before the job has run", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, { type: "Lead Basis" });
		const { leadId } = await buildLead(server, { expiresAt: server.clock() });
		expect((await claim(leadId, token)).status).toBe(409);
		await expectUntouched(leadId);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: 0 });
	});

	test("without a listing", async () => {
		const { token } = await signIn(server, randomMobile());
		const { leadId, serviceId, choiceId } = await buildLead(server, { service: "ac", choice: "split-ac" });
		const answer = await claim(leadId, token);
		expect(answer.status).toBe(403);
		expect(answer.body).toEqual({
			message: "Please register as a professional for AC to claim this lead.",
			errors: [{ msg: answer.body.message }],
			reason: "professional_not_registered",
			serviceId,
			choiceId,
			serviceName: "AC",
			choiceName: "Split AC",
			requestId: answer.headers["x-request-id"],
		});
		await expectUntouched(leadId);
	});

	test.each([
		["another service", { service: "plumber" }],
		["another choice of the service", { service: "ac", choice: "window-ac" }],
		["the service without its choice", { service: "ac", choice: null }],
	])("with a listing of %s only", async (_, wishes) => {
		const { token } = await buildSubscriber(server, {}, wishes);
		const { leadId } = await buildLead(server, { service: "ac", choice: "split-ac" });
		expect(await claim(leadId, token)).toMatchObject({
			status: 403,
			body: { reason: "professional_not_registered" },
		});
		await expectUntouched(leadId);
	});

	test("with a listing waiting for confirmation, and says so", async () => {
		const { token } = await buildSubscriber(server, { status: "upcoming" }, { status: "applied" });
		const { leadId } = await buildLead(server);
		expect(await claim(leadId, token)).toMatchObject({
			status: 403,
			body: {
				reason: "professional_not_registered",
				message:
					"Your registration for Electrician is still waiting for confirmation. You can claim leads once it is confirmed.",
			},
		});
		await expectUntouched(leadId);
	});

	test("with a rejected listing, and says so", async () => {
		const { token } = await buildSubscriber(server, { status: "upcoming" }, { status: "rejected" });
		const { leadId } = await buildLead(server);
		expect(await claim(leadId, token)).toMatchObject({
			status: 403,
			body: {
				reason: "professional_not_registered",
				message:
					"We did not accept your registration for Electrician. Correct it and apply again before you claim leads with it.",
			},
		});
		await expectUntouched(leadId);
	});

	test("without a subscription, and names the listing", async () => {
		const { token, listingId, serviceId } = await buildProfessional(server, {
			service: "ac",
			choice: "split-ac",
		});
		const { leadId, choiceId } = await buildLead(server, { service: "ac", choice: "split-ac" });
		const answer = await claim(leadId, token);
		expect(answer.status).toBe(402);
		expect(answer.body).toMatchObject({
			reason: "subscription_missing_or_expired",
			professionalId: listingId,
			serviceId,
			choiceId,
			serviceName: "AC",
			choiceName: "Split AC",
			message: "Please choose a subscription for AC to claim this lead.",
		});
		await expectUntouched(leadId);
	});

	test("with an unpaid subscription only", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, {
			status: "upcoming",
			paymentStatus: "pending",
		});
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(402);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "upcoming",
			activatedAt: null,
		});
	});

	test("with a subscription past its end, which it ends", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, {
			activatedAt: new Date("2026-05-20T06:30:00Z"),
		});
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(402);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "expired",
			leadsClaimed: 0,
		});
		await expectUntouched(leadId);
	});

	test("when all places are taken, and takes nothing", async () => {
		const { leadId } = await buildLead(server, { revealLimit: 2 });
		for (let taken = 0; taken < 2; taken++)
			expect((await claim(leadId, (await buildSubscriber(server)).token)).status).toBe(200);
		const { token, subscriptionId } = await buildSubscriber(server, { type: "Lead Basis" });
		expect(await claim(leadId, token)).toMatchObject({
			status: 409,
			body: { message: "This lead has already been claimed by enough professionals" },
		});
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			leadsClaimed: 0,
			status: "active",
		});
		await expectUntouched(leadId, 2);
		// The subscription is checked before the places.
		expect((await claim(leadId, (await buildProfessional(server)).token)).status).toBe(402);
	});
});
