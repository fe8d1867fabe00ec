import { describe, expect, test } from "vitest";
import { buildListing, findService } from "../../listings/server/testing/build-listing.ts";
import { readLead } from "./testing/build-lead.ts";
import { faultsOf, leadCustomer, wholeLead as whole } from "./testing/send-lead.ts";

const { server, customer, create, countLeads } = leadCustomer();

const unknown = "01900000-0000-7000-8000-000000000000";

describe("creating a lead", () => {
	test("stores every given field", async () => {
		const { serviceId, choiceId } = await findService(server.database.db, "ac", "split-ac");
		const answer = await create({
			...whole,
			mobile: "98765 00001",
			serviceName: undefined,
			serviceId,
			choiceId,
			budget: { min: 500.5, max: 150_000 },
			preferredDateTime: "2026-12-01T04:30:00.000Z",
			description: "  Gas refill.\n<b>Second</b> floor\u0000\u0007  ",
			revealLimit: 5,
			source: "marketplace",
		});
		expect(answer.status).toBe(201);
		expect(answer.body.lead).toEqual({
			_id: answer.body.lead._id,
			serviceId,
			serviceName: "AC",
			serviceSlug: "ac",
			serviceIcon: answer.body.lead.serviceIcon,
			choiceOfService: choiceId,
			choiceName: "Split AC",
			name: "Sunita Devi",
			mobile: "+919876500001",
			customer: customer.user._id,
			// The browser does not decide this: the lead started from no professional's card.
			source: "lead-form",
			goToLocation: "Shimla",
			placeSlug: "shimla",
			addressDetails: "Blue gate behind the Ridge",
			preferredDateTime: "2026-12-01T04:30:00.000Z",
			description: "Gas refill.\n<b>Second</b> floor\u0007",
			budget: { min: 500.5, max: 150_000 },
			status: "open",
			createdAt: server.clock().toISOString(),
			expiresAt: new Date(server.clock().getTime() + 30 * 86_400_000).toISOString(),
			claimsTaken: 0,
			offerCount: 0,
			revealLimit: 5,
			mobileVerified: true,
			assignedDetails: null,
			claimedDetails: null,
			originProfessional: null,
			bookedProfessional: null,
			abilities: {
				claim: false,
				seeContact: true,
				own: true,
				edit: true,
				unbook: false,
				decline: false,
				openToAll: false,
				getHelp: false,
				askNearby: true,
				close: true,
				seeOffers: true,
				book: false,
				assign: false,
				answer: false,
				reportNumber: false,
				showNumber: false,
				block: false,
			},
		});
		expect(await readLead(server, answer.body.lead._id)).toMatchObject({
			budgetMin: 50_050,
			budgetMax: 15_000_000,
			status: "open",
		});
	});

	test.each([
		[
			"names in any case",
			{ serviceName: "aC", choiceName: "window ac" },
			{ serviceName: "AC", choiceName: "Window AC" },
		],
		["a place by its name", { goToLocation: "SHIMLA" }, { goToLocation: "Shimla" }],
		[
			"PAN_INDIA by its code",
			{ serviceName: "CA", choiceName: "GST", goToLocation: "PAN_INDIA" },
			{ goToLocation: "PAN India" },
		],
		[
			"PAN_INDIA as shown",
			{ serviceName: "CA", choiceName: "GST", goToLocation: "PAN India" },
			{ goToLocation: "PAN India" },
		],
		["another's mobile", { mobile: "9876500099" }, { mobile: "+919876500099", mobileVerified: false }],
		["as few as the setting says", {}, { revealLimit: 3 }],
		["one to see the number", { revealLimit: 1 }, { revealLimit: 1 }],
		["a minimum only", { budget: { min: 0 } }, { budget: { min: 0, max: null } }],
	])("finds the service by %s", async (_, change, expected) => {
		const answer = await create({ ...whole, ...change });
		expect(answer.status).toBe(201);
		expect(answer.body.lead).toMatchObject(expected);
	});

	test("treats ids in capitals as the same ids", async () => {
		const { serviceId } = await findService(server.database.db, "plumber", null);
		const answer = await create({ ...whole, serviceId: serviceId.toUpperCase() });
		expect(answer.body.lead).toMatchObject({ serviceId, serviceName: "Plumber" });
	});
});

describe("from a professional's card", () => {
	test("has the source marketplace and the listing's service and choice", async () => {
		const { listingId, serviceId, choiceId } = await buildListing(server, {
			service: "ac",
			choice: "window-ac",
			name: "Ramesh Thakur",
		});
		const answer = await create({
			...whole,
			serviceName: "Plumber",
			choiceName: "Split AC",
			originProfessional: listingId,
			source: "lead-form",
		});
		expect(answer.status).toBe(201);
		expect(answer.body.lead).toMatchObject({
			source: "marketplace",
			serviceId,
			choiceOfService: choiceId,
			originProfessional: { _id: listingId, userId: { name: "Ramesh Thakur" } },
		});
	});

	test.each(["applied", "expired"] as const)("refuses a listing that is %s", async (status) => {
		const { listingId } = await buildListing(server, { status });
		const answer = await create({ ...whole, originProfessional: listingId });
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual(["originProfessional: This professional is no longer active."]);
	});

	test("refuses a listing that does not exist", async () => {
		expect(faultsOf(await create({ ...whole, originProfessional: unknown }))).toEqual([
			"originProfessional: This professional is no longer active.",
		]);
	});

	test("reports empty fields first", async () => {
		expect((await create({ originProfessional: unknown })).body.errors).toHaveLength(1);
	});

	test("refuses one's own listing", async () => {
		const { listingId } = await buildListing(server, { userId: customer.user._id });
		const before = await countLeads();
		const answer = await create({ ...whole, originProfessional: listingId });
		expect(answer).toMatchObject({
			status: 403,
			body: { message: "You cannot send a lead to your own listing." },
		});
		expect(await countLeads()).toBe(before);
	});
});
