import { beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { lockListings } from "../../../listings/server/listings.api.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import {
	buildSubscription,
	readSubscription,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead, readLead } from "../testing/build-lead.ts";
import { claiming } from "../testing/claiming.ts";

const { server, claim, expectUntouched } = claiming();
let manager: string;
beforeAll(async () => {
	manager = (await signIn(server, randomMobile(), { role: "customerSupport" })).token;
});

const move = async (professionalId: string, type: "active" | "expired") => {
	const body = { professionalId, type, reason: "Takes money and does not come" };
	const { status } = await server.call("POST", "/api/workerCategory/update", { token: manager, body });
	expect(status).toBe(200);
};

describe("a suspended listing", () => {
	test("claims no lead and sees no number, although its subscription is active", async () => {
		const { token, listingId, subscriptionId, serviceId } = await buildSubscriber(server, {
			type: "Lead Basis",
		});
		const { leadId, mobile } = await buildLead(server);
		await move(listingId, "expired");
		const answer = await claim(leadId, token);
		expect(answer.status).toBe(403);
		expect(answer.body).toMatchObject({
			reason: "professional_not_registered",
			message:
				"Our team has suspended your registration for Electrician. Please write to us before you claim leads with it.",
			serviceId,
		});
		await expectUntouched(leadId);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "active",
			leadsClaimed: 0,
		});
		const response = await server.call("GET", `/api/lead/${leadId}`, { token });
		expect(response.status).toBe(200);
		expect(JSON.stringify(response.body)).not.toContain(mobile.slice(-10));
		await move(listingId, "active");
		expect((await claim(leadId, token)).status).toBe(200);
	});

	test("leaves the claim to the owner's other listing and its subscription", async () => {
		const { token, userId, listingId, subscriptionId } = await buildSubscriber(server, {
			type: "Lead Basis",
		});
		// Neither is active, so the older one would come first.
		const other = await buildListing(server, { userId, status: "expired" });
		const otherId = await buildSubscription(server, { listingId: other.listingId, type: "Lead Basis" });
		await move(listingId, "expired");
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(200);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: 0 });
		expect(await readSubscription(server, otherId)).toMatchObject({ leadsClaimed: 1 });
	});

	test("is not locked by a claim that read it before", async () => {
		const shut = await buildListing(server);
		const open = await buildListing(server);
		const ended = await buildListing(server, { status: "expired" });
		const looked = [open, shut, ended].map(({ listingId }) => listingId);
		await move(shut.listingId, "expired");
		const locked = await inTransaction(server.database.db, (tx) => lockListings(tx, looked));
		expect(locked.map(({ id }) => id)).toEqual([open.listingId, ended.listingId]);
	});
});

test("gets nothing from claims made after the suspension, of many at the same time", async () => {
	const { token, listingId, subscriptionId } = await buildSubscriber(
		server,
		{ type: "Lead Basis" },
		{ service: "painter" },
	);
	const found = [];
	for (let number = 0; number < 15; number++) found.push(await buildLead(server, { service: "painter" }));
	const [answers] = await Promise.all([
		Promise.all(found.map(({ leadId }) => claim(leadId, token))),
		move(listingId, "expired"),
	]);
	const claimed = answers.filter(({ status }) => status === 200).length;
	const refused = answers.filter(({ status }) => status === 403);
	expect(claimed + refused.length).toBe(15);
	for (const { body } of refused) expect(body.message).toContain("Our team has suspended your registration");
	expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: claimed });
	const last = await buildLead(server, { service: "painter" });
	expect((await claim(last.leadId, token)).status).toBe(403);
});

test("is reported after one that is waiting for confirmation", async () => {
	const { token, userId, listingId } = await buildSubscriber(server);
	await buildListing(server, { userId, status: "applied" });
	await move(listingId, "expired");
	const { leadId } = await buildLead(server);
	expect((await claim(leadId, token)).body.message).toContain("is still waiting for confirmation");
});

test("unlike an expired one, which still claims with an active subscription", async () => {
	const { token } = await buildSubscriber(server, {}, { status: "expired" });
	const { leadId } = await buildLead(server);
	expect((await claim(leadId, token)).status).toBe(200);
});

test("does not book a lead by an assignment it accepts after the suspension", async () => {
	const { token, listingId } = await buildSubscriber(server);
	const { leadId } = await buildLead(server, { assignedListingId: listingId });
	expect((await claim(leadId, token)).status).toBe(200);
	await move(listingId, "expired");
	const accepted = await server.call("PUT", `/api/lead/${leadId}/assignment`, {
		token,
		body: { action: "accepted" },
	});
	expect(accepted.status).toBe(409);
	expect(await readLead(server, leadId)).toMatchObject({ status: "open", assignedAction: null });
});
