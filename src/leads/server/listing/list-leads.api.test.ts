import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findService } from "../../../listings/server/testing/build-listing.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import {
	openLeads,
	openLeadsAfter,
	openLeadsAtPlace,
	openLeadsOfService,
	openLeadsOfServiceAfter,
} from "./lead-list.repository.ts";
import { buildClaim } from "../testing/build-lead.ts";
import { idsOf, leadLists } from "../testing/ask-leads.ts";

const { server, list, lead, person } = leadLists();

describe("access to the lists", () => {
	test.each(["/api/lead/claimed", "/api/lead/assigned"] as const)("%s requires a login", async (path) => {
		expect((await list(path)).status).toBe(401);
		expect((await list(path, {}, (await person()).token)).status).toBe(200);
	});

	test.each([
		"hasUserBookings=true",
		"isLeadReceivingProfessional=true&source=marketplace",
		"claimType=self",
	])("a guest has no own leads: %s", async (query) => {
		expect(await server.call("GET", `/api/lead?${query}`)).toMatchObject({
			status: 401,
			body: { message: "Please log in first." },
		});
	});
});

describe("the open leads", () => {
	test("are public, newest first, and only open ones", async () => {
		const service = "geyser";
		const { serviceId } = await findService(server.database.db, service, null);
		const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 6, minute));
		const older = await lead({ service, createdAt: at(1) });
		const newer = await lead({ service, createdAt: at(2) });
		for (const status of ["booked", "closed", "expired"] as const)
			await lead({ service, status, createdAt: at(3) });
		for (const token of [undefined, (await person()).token]) {
			expect(idsOf(await list("/api/lead", { serviceId }, token))).toEqual([newer, older]);
		}
	});

	test("page without gaps or repetitions, even when many share one time", async () => {
		const service = "microwave";
		const { serviceId } = await findService(server.database.db, service, null);
		const createdAt = new Date("2026-11-17T06:00:00.123Z");
		const made = [];
		for (let number = 0; number < 45; number++) made.push(await lead({ service, createdAt }));
		const first = await list("/api/lead", { serviceId });
		expect(first.body.leads).toHaveLength(20);
		const seen = [...idsOf(first)];
		let cursor: string | null = first.body.nextCursor;
		while (cursor !== null) {
			const page = await list("/api/lead", { serviceId, cursor, limit: "10" });
			expect(page.body.leads.length).toBeLessThanOrEqual(10);
			seen.push(...idsOf(page));
			cursor = page.body.nextCursor;
		}
		expect(seen).toEqual(made.toReversed());
		const all = await list("/api/lead", { serviceId, limit: "500" });
		expect(idsOf(all)).toEqual(seen);
		expect(all.body.nextCursor).toBeNull();
	});

	test("are at most 50 a page", async () => {
		const service = "dishwasher";
		const { serviceId } = await findService(server.database.db, service, null);
		for (let number = 0; number < 51; number++) await lead({ service });
		const page = await list("/api/lead", { serviceId, limit: "51" });
		expect(page.body.leads).toHaveLength(50);
		expect(page.body.nextCursor).not.toBeNull();
	});
});

test("every frequent list is ordered by an index", async () => {
	const values: Record<string, string> = { text: "'open'", uuid: "gen_random_uuid()", timestamptz: "now()" };
	for (const statement of [
		openLeads,
		openLeadsAfter,
		openLeadsOfService,
		openLeadsOfServiceAfter,
		openLeadsAtPlace,
	]) {
		const text = statement.text
			.replaceAll(/\$\d+::(\w+)/g, (_, type: string) => values[type] ?? "")
			.replace(/limit \$\d+/, "limit 21");
		await inTransaction(server.database.db, async (tx) => {
			// A sequential scan would be cheaper on a table this small, so the test asks what the planner can do.
			for (const way of ["seqscan", "sort", "bitmapscan"])
				await tx.execute(sql.raw(`set local enable_${way} = off`));
			const { rows } = await tx.execute(sql.raw(`explain ${text}`));
			expect(JSON.stringify(rows), statement.name).toMatch(/Index Scan using leads_\w*status/);
			expect(JSON.stringify(rows), statement.name).not.toContain("Sort");
		});
	}
});

describe("lists of a person", () => {
	test("contain one's own leads in every status", async () => {
		const { token, user } = await person();
		const own = [];
		for (const status of ["open", "booked", "closed", "expired"] as const)
			own.push(await lead({ customerId: user._id, status }));
		await lead();
		expect(idsOf(await list("/api/lead", { hasUserBookings: "true" }, token)).toSorted()).toEqual(
			own.toSorted(),
		);
		expect(idsOf(await list("/api/lead", { hasUserBookings: "true", status: "closed" }, token))).toEqual([
			own[2],
		]);
		expect(idsOf(await list("/api/lead", { hasUserBookings: "false", status: "closed" }, token))).toContain(
			own[2],
		);
	});

	test("contain leads that started from one's own listings", async () => {
		const { token, listingId } = await buildProfessional(server);
		const other = await buildProfessional(server);
		const direct = await lead({ originListingId: listingId });
		await lead({ originListingId: other.listingId });
		await lead();
		const query = { isLeadReceivingProfessional: "true", source: "marketplace" };
		const answer = await list("/api/lead", query, token);
		expect(idsOf(answer)).toEqual([direct]);
		expect(answer.body.leads[0]).toMatchObject({
			source: "marketplace",
			originProfessional: { _id: listingId, userId: { name: "Ramesh Thakur" } },
		});
		// A person without a listing has none.
		expect(idsOf(await list("/api/lead", query, (await person()).token))).toEqual([]);
	});

	test("the source is enough to filter the open leads", async () => {
		const { listingId } = await buildProfessional(server);
		const direct = await lead({ originListingId: listingId, service: "cctv" });
		const form = await lead({ service: "cctv" });
		const { serviceId } = await findService(server.database.db, "cctv", null);
		expect(idsOf(await list("/api/lead", { serviceId, source: "marketplace" }))).toEqual([direct]);
		expect(idsOf(await list("/api/lead", { serviceId, source: "lead-form" }))).toEqual([form]);
	});

	test("claimed leads carry the claim, assigned ones the answer", async () => {
		const { token, userId, listingId } = await buildProfessional(server);
		const claimed = await lead();
		await buildClaim(server, { leadId: claimed, userId, listingId });
		const assigned = await lead({
			assignedListingId: listingId,
			assignedAction: "accepted",
			status: "booked",
		});
		await buildClaim(server, { leadId: assigned, userId, listingId, claimType: "staff" });
		await lead({ assignedListingId: (await buildProfessional(server)).listingId });
		const claimedList = await list("/api/lead/claimed", { claimType: "self" }, token);
		expect(claimedList.body.leads).toMatchObject([
			{
				_id: claimed,
				claimedDetails: { claimType: "self", claimedBy: { _id: listingId } },
				assignedDetails: null,
			},
		]);
		const assignedList = await list("/api/lead/assigned", {}, token);
		expect(assignedList.body.leads).toMatchObject([
			{ _id: assigned, assignedDetails: { action: "accepted" }, claimedDetails: { claimType: "staff" } },
		]);
	});
});
