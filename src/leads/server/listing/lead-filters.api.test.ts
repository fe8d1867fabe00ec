import { beforeAll, describe, expect, test } from "vitest";
import { findService } from "../../../listings/server/testing/build-listing.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import { buildClaim } from "../testing/build-lead.ts";
import { idsOf, leadLists, type ListPath } from "../testing/ask-leads.ts";

const { server, list, lead, person } = leadLists();

describe("refused filters", () => {
	test.each([
		[
			{ startDate: "2026-11-21", endDate: "2026-11-20" },
			"endDate",
			"End Date cannot be earlier than Start Date.",
		],
		[{ goToLocation: "Atlantis" }, "goToLocation", "We do not know this place."],
		[{ cursor: "x" }, "cursor", "This page of the list does not exist."],
		[
			{ cursor: Buffer.from('["2026",1]').toString("base64url") },
			"cursor",
			"This page of the list does not exist.",
		],
	])("%o", async (query, path, msg) => {
		const { token } = await person();
		for (const each of ["/api/lead", "/api/lead/claimed", "/api/lead/assigned"] as const) {
			expect(await list(each, query, token)).toMatchObject({
				status: 400,
				body: { message: msg, errors: [{ msg, path }] },
			});
		}
	});

	test.each([
		"status=lost",
		"serviceId=1",
		"startDate=20-11-2026",
		"startDate=2026-02-30",
		"limit=0",
		"source=x",
	])("%s", async (query) => {
		expect((await server.call("GET", `/api/lead?${query}`)).status).toBe(400);
	});

	test("a cursor from the end of time returns an empty page", async () => {
		for (const time of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
			const cursor = Buffer.from(JSON.stringify([time, "01900000-0000-7000-8000-000000000000"])).toString(
				"base64url",
			);
			expect((await list("/api/lead", { cursor })).status).toBe(200);
		}
	});
});

describe("every filter on every list", () => {
	let viewer: Awaited<ReturnType<typeof buildProfessional>>;
	let match: string;
	let splitId: string;
	let acId: string;
	const createdAt = new Date("2026-10-10T06:30:00Z");

	beforeAll(async () => {
		viewer = await buildProfessional(server, { service: "ac" });
		({ serviceId: acId } = await findService(server.database.db, "ac", null));
		splitId = (await findService(server.database.db, "ac", "split-ac")).choiceId ?? "";
		// Claimed by the viewer, assigned to them and started from their listing, so that all three lists have
		// entries.
		const both = { originListingId: viewer.listingId, assignedListingId: viewer.listingId };
		match = await lead({
			...both,
			service: "ac",
			choice: "split-ac",
			place: "north-goa",
			createdAt,
			status: "booked",
			source: "marketplace",
		});
		const other = await lead({
			...both,
			service: "plumber",
			place: "manali",
			createdAt: new Date("2026-10-11T18:30:00Z"),
			source: "lead-form",
		});
		for (const leadId of [match, other]) {
			await buildClaim(server, { ...viewer, leadId, claimType: leadId === match ? "staff" : "self" });
		}
	});

	const lists: [ListPath, Record<string, string>][] = [
		["/api/lead", { isLeadReceivingProfessional: "true" }],
		["/api/lead/claimed", {}],
		["/api/lead/assigned", {}],
	];
	const filters = (): [string, Record<string, string>][] => [
		["source", { source: "marketplace" }],
		["serviceId", { serviceId: acId }],
		["serviceId in capitals", { serviceId: acId.toUpperCase() }],
		["choiceid", { choiceid: splitId }],
		["goToLocation by slug", { goToLocation: "north-goa" }],
		["goToLocation by name", { goToLocation: "North Goa" }],
		["goToLocation around it", { goToLocation: "goa" }],
		["startDate and endDate, one Indian day", { startDate: "2026-10-10", endDate: "2026-10-10" }],
		["endDate, the other being of the next day in India", { endDate: "2026-10-11" }],
		["status", { status: "booked" }],
		["claimType", { claimType: "staff" }],
		["leadId", { leadId: match }],
		[
			"all at once",
			{
				source: "marketplace",
				serviceId: acId,
				choiceid: splitId,
				goToLocation: "goa",
				status: "booked",
				startDate: "2026-10-01",
				endDate: "2026-10-31",
				claimType: "staff",
				leadId: match,
			},
		],
	];

	test.each(lists)("%s", async (path, flags) => {
		expect(idsOf(await list(path, flags, viewer.token))).toHaveLength(2);
		for (const [name, filter] of filters()) {
			expect(idsOf(await list(path, { ...flags, ...filter }, viewer.token)), name).toEqual([match]);
		}
		expect(idsOf(await list(path, { ...flags, goToLocation: "PAN_INDIA" }, viewer.token))).toHaveLength(2);
		// Days that the database cannot read in this spelling.
		expect(idsOf(await list(path, { ...flags, startDate: "0000-01-01" }, viewer.token))).toHaveLength(2);
		expect(idsOf(await list(path, { ...flags, endDate: "0001-01-01" }, viewer.token))).toEqual([]);
		expect(idsOf(await list(path, { ...flags, hasUserBookings: "true" }, viewer.token))).toEqual([]);
		expect(
			idsOf(await list(path, { ...flags, leadId: "01900000-0000-7000-8000-000000000000" }, viewer.token)),
		).toEqual([]);
		// Another person's list contains none of them.
		expect(
			idsOf(await list(path, flags, (await buildProfessional(server, { service: "ac" })).token)),
		).toEqual([]);
	});
});
