import { describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../../testing/file-server.ts";
import type { ClaimBlock } from "../../lead.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import { buildLead } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { read, claim } = leadCalls(server);

/** What the lead's page and the list of open leads say about the person's claim. */
async function claimingOf(leadId: string, token?: string) {
	const { body } = await server.call("GET", `/api/lead?leadId=${leadId}&status=open`, { token });
	return [(await read(leadId, token)).body.lead, body.leads[0]].map(({ abilities, claimBlock }) => ({
		claim: abilities.claim,
		claimBlock,
	}));
}
const blocked = (claimBlock: ClaimBlock) => Array.from({ length: 2 }, () => ({ claim: false, claimBlock }));
const free = Array.from({ length: 2 }, () => ({ claim: true, claimBlock: undefined }));

describe("tells a signed-in person what blocks the claim", () => {
	test("no listing at all, or only one of another service", async () => {
		const { leadId } = await buildLead(server, { service: "plumber" });
		const { token } = await signIn(server, randomMobile());
		expect(await claimingOf(leadId, token)).toEqual(blocked("not_registered"));
		expect(await claimingOf(leadId, (await buildProfessional(server)).token)).toEqual(
			blocked("not_registered"),
		);
	});

	test("a listing of another choice", async () => {
		const { leadId } = await buildLead(server, { service: "ac", choice: "split-ac" });
		const other = await buildProfessional(server, { service: "ac", choice: "window-ac" });
		expect(await claimingOf(leadId, other.token)).toEqual(blocked("not_registered"));
		const fitting = await buildProfessional(server, { service: "ac", choice: "split-ac" });
		expect(await claimingOf(leadId, fitting.token)).toEqual(free);
	});

	test("a listing waiting for confirmation, or suspended by staff", async () => {
		const { leadId } = await buildLead(server);
		const waiting = await buildProfessional(server, { status: "applied" });
		expect(await claimingOf(leadId, waiting.token)).toEqual(blocked("awaiting_confirmation"));
		const suspended = await buildProfessional(server);
		const manager = await buildStaff(server, "customerSupport");
		const body = { professionalId: suspended.listingId, type: "expired", reason: "Takes money, stays away" };
		const moved = await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		expect(moved.status).toBe(200);
		expect(await claimingOf(leadId, suspended.token)).toEqual(blocked("suspended"));
	});

	test("gives the same reason as the refusal", async () => {
		const { leadId } = await buildLead(server, { service: "plumber" });
		const { token } = await buildProfessional(server);
		const refused = await claim(leadId, token);
		expect(refused.status).toBe(403);
		expect(refused.body).toMatchObject({
			reason: "professional_not_registered",
			message: "Please register as a professional for Plumber to claim this lead.",
		});
	});
});

describe("gives no reason to others", () => {
	test("a guest sees Claim Lead and logs in first", async () => {
		const { leadId } = await buildLead(server);
		expect(await claimingOf(leadId, undefined)).toEqual(free);
	});

	test("a professional with a fitting listing, whatever else they have", async () => {
		const { leadId } = await buildLead(server);
		const { token, userId } = await buildProfessional(server, { service: "plumber" });
		await buildListing(server, { userId });
		expect(await claimingOf(leadId, token)).toEqual(free);
	});

	test("the customer, staff, and viewers of a closed or full lead", async () => {
		const customer = await buildCustomer(server);
		const staff = await buildStaff(server);
		for (const token of [customer.token, staff.token])
			expect((await read(customer.leadId, token)).body.lead).not.toHaveProperty("claimBlock");
		const { token } = await signIn(server, randomMobile());
		const closed = await buildLead(server, { status: "closed" });
		const full = await buildLead(server, { revealLimit: 1, claimsTaken: 1 });
		for (const { leadId } of [closed, full])
			expect((await read(leadId, token)).body.lead).not.toHaveProperty("claimBlock");
	});
});
