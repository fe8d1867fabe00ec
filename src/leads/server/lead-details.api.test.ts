import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { createIdempotency } from "../../platform/server/http/idempotency.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createLeadsModule } from "./leads.module.ts";
import { readSettings } from "../../platform/server/process/settings.ts";
import { buildLead, readLead } from "./testing/build-lead.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const unknown = "01900000-0000-7000-8000-000000000000";
const person = (role?: Role) =>
	signIn(server, randomMobile(), { name: "Sunita Devi", ...(role && { role }) });

describe("reading one lead", () => {
	const read = (leadId: string, token?: string) => server.call("GET", `/api/lead/${leadId}`, { token });

	test("returns 404 for an unknown id", async () => {
		expect((await read("1")).status).toBe(400);
		expect(await read(unknown)).toMatchObject({
			status: 404,
			body: { message: "No lead found.", errors: [{ msg: "No lead found." }] },
		});
	});

	test("treats an ended token as a guest", async () => {
		const { leadId } = await buildLead(server);
		expect(await read(leadId, "x".repeat(43))).toMatchObject({
			status: 200,
			body: { lead: { abilities: { seeContact: false } } },
		});
	});

	test("returns the public view with every field named", async () => {
		const { leadId, serviceId, choiceId } = await buildLead(server, {
			service: "ac",
			choice: "split-ac",
			budgetMin: 50_000,
			description: "Ring 9876543210",
			place: "north-goa",
			mobileVerified: true,
		});
		const { lead } = (await read(leadId)).body;
		expect(lead).toEqual({
			_id: leadId,
			serviceId,
			serviceName: "AC",
			serviceSlug: "ac",
			serviceIcon: lead.serviceIcon,
			choiceOfService: choiceId,
			choiceName: "Split AC",
			source: "lead-form",
			goToLocation: "North Goa",
			placeSlug: "north-goa",
			preferredDateTime: null,
			description: "Ring ••••••••••",
			budget: { min: 500, max: null },
			status: "open",
			createdAt: "2026-11-20T06:30:00.000Z",
			expiresAt: "2026-12-20T06:30:00.000Z",
			claimsTaken: 0,
			revealLimit: 3,
			mobileVerified: true,
			assignedDetails: null,
			claimedDetails: null,
			bookedProfessional: null,
			originProfessional: null,
			abilities: {
				claim: true,
				seeContact: false,
				own: false,
				edit: false,
				unbook: false,
				decline: false,
				openToAll: false,
				getHelp: false,
				askNearby: false,
				close: false,
				seeOffers: false,
				book: false,
				assign: false,
				answer: false,
				reportNumber: false,
				showNumber: false,
				block: false,
			},
		});
	});
});

describe("closing", () => {
	const close = (leadId: string, token?: string) =>
		server.call("PUT", `/api/lead/${leadId}/close`, { token, body: { reason: "not-needed" } });

	test("is for the customer only", async () => {
		const { leadId } = await buildLead(server);
		expect((await close(leadId)).status).toBe(401);
		expect((await close("1", (await person()).token)).status).toBe(400);
		expect((await close(unknown, (await person()).token)).status).toBe(404);
		for (const role of ["user", "admin", "customerSupport"] as const) {
			expect(await close(leadId, (await person(role)).token)).toMatchObject({
				status: 403,
				body: { message: "Only the customer can close this lead." },
			});
		}
		expect(await readLead(server, leadId)).toMatchObject({ status: "open" });
	});

	test("closes an open lead once and removes it from the open list", async () => {
		const { token, user } = await person();
		const { leadId } = await buildLead(server, { customerId: user._id });
		server.clock.advance(1_000);
		expect(await close(leadId, token)).toMatchObject({
			status: 200,
			body: {
				lead: {
					_id: leadId,
					status: "closed",
					abilities: { claim: false, seeContact: true, own: true, close: false },
				},
			},
		});
		expect(await readLead(server, leadId)).toMatchObject({
			status: "closed",
			statusChangedAt: server.clock(),
		});
		expect(await close(leadId, token)).toMatchObject({
			status: 409,
			body: { message: "This lead is already closed." },
		});
		const open = await server.call("GET", "/api/lead?limit=50");
		expect(JSON.stringify(open.body)).not.toContain(leadId);
	});

	test.each(["booked", "expired"] as const)("also closes one that is %s", async (status) => {
		const { token, user } = await person();
		const { leadId } = await buildLead(server, { customerId: user._id, status });
		expect((await close(leadId, token)).status).toBe(200);
		expect(await readLead(server, leadId)).toMatchObject({ status: "closed" });
	});

	test("is refused the second time", async () => {
		const { token, user } = await person();
		const { leadId } = await buildLead(server, { customerId: user._id, status: "closed" });
		expect((await close(leadId, token)).status).toBe(409);
	});

	test("succeeds for one of many simultaneous requests", async () => {
		const { token, user } = await person();
		const { leadId } = await buildLead(server, { customerId: user._id });
		const answers = await Promise.all(Array.from({ length: 8 }, () => close(leadId, token)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
	});
});

describe("reading leads for public pages", () => {
	test("returns what a guest sees", async () => {
		const { db, clock } = server;
		const { pages } = createLeadsModule({
			settings: readSettings({ SECRET_KEY: "a-secret-for-tests-that-guards-nothing" }),
			numberViews: { keyedHash: () => "", numbersPerDay: 1 },
			blocks: { db, clock, hasOpenBooking: async () => false },
			db,
			clock,
			catalogue: createCatalogue(db, createPlaces(db, clock), clock),
			idempotency: createIdempotency(db, clock),
			notify: async () => undefined,
			publishChanges: async () => undefined,
			readCustomerRatings: async () => new Map(),
		});
		const { leadId, mobile } = await buildLead(server);
		const texts = [JSON.stringify(await pages.details(leadId)), JSON.stringify(await pages.open({ leadId }))];
		for (const text of texts) {
			expect(text).toContain(leadId);
			expect(text).not.toContain(mobile);
			expect(text).not.toContain("Blue gate");
		}
		expect(await pages.details(unknown)).toBeNull();
		expect(await pages.details("no-id")).toBeNull();
	});
});
