import { beforeAll, describe, expect, test } from "vitest";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { idsOf, leadLists, type ListPath } from "../testing/ask-leads.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import { buildClaim } from "../testing/build-lead.ts";

const { server, list, lead } = leadLists();

/** All ids of a list, read in pages of this size. */
async function readAll(path: ListPath, query: Record<string, string>, token: string, limit: number) {
	const ids: string[] = [];
	let cursor: string | null = null;
	do {
		const answer = await list(
			path,
			{ ...query, limit: String(limit), ...(cursor !== null && { cursor }) },
			token,
		);
		expect(answer.body.leads.length).toBeLessThanOrEqual(limit);
		ids.push(...idsOf(answer));
		cursor = answer.body.nextCursor;
	} while (cursor !== null);
	return ids;
}

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));

describe("lists merged from several ranges", () => {
	let viewer: Awaited<ReturnType<typeof buildProfessional>>;
	/** Newest first; they alternate between North Goa and South Goa. */
	let newest: string[];
	const inNorth = () => newest.filter((_, index) => index % 2 === 0);

	beforeAll(async () => {
		viewer = await buildProfessional(server);
		const second = await buildListing(server, { userId: viewer.userId, service: "plumber" });
		newest = [];
		for (let hour = 0; hour < 12; hour++) {
			const listingId = hour % 3 === 0 ? second.listingId : viewer.listingId;
			const made = await lead({
				createdAt: at(hour),
				place: hour % 2 === 1 ? "north-goa" : "south-goa",
				originListingId: listingId,
				assignedListingId: listingId,
			});
			newest.unshift(made);
		}
		// The oldest are claimed last: the list is ordered by lead.
		for (const [index, leadId] of newest.entries())
			await buildClaim(server, { ...viewer, leadId, claimedAt: at(24 + index) });
	});

	const ownLists: [ListPath, Record<string, string>][] = [
		["/api/lead", { isLeadReceivingProfessional: "true" }],
		["/api/lead/claimed", {}],
		["/api/lead/claimed", { claimType: "self" }],
		["/api/lead/assigned", {}],
	];
	test.each([...ownLists, ["/api/lead", { goToLocation: "goa" }] as const])(
		"%s %o: newest first over all pages, each once",
		async (path, query) => {
			for (const limit of [1, 5, 12, 50])
				expect(await readAll(path, query, viewer.token, limit)).toEqual(newest);
		},
	);

	test.each(ownLists)("%s %o: at one place, over all pages", async (path, query) => {
		for (const limit of [1, 4, 6])
			expect(await readAll(path, { ...query, goToLocation: "north-goa" }, viewer.token, limit)).toEqual(
				inNorth(),
			);
	});

	test("one's own leads at a place and the places inside it", async () => {
		const own = await lead({ customerId: viewer.userId, place: "south-goa", createdAt: at(30) });
		const query = { hasUserBookings: "true", goToLocation: "goa" };
		expect(idsOf(await list("/api/lead", query, viewer.token))).toEqual([own]);
	});
});

test("pages end at the day's bounds on either side of the cursor", async () => {
	const { token, listingId } = await buildProfessional(server);
	const made: string[] = [];
	for (let day = 1; day <= 6; day++)
		made.unshift(await lead({ originListingId: listingId, createdAt: new Date(Date.UTC(2026, 9, day, 6)) }));
	const query = { isLeadReceivingProfessional: "true", startDate: "2026-10-02", endDate: "2026-10-04" };
	expect(await readAll("/api/lead", query, token, 1)).toEqual(made.slice(2, 5));
	// A cursor of another list, from before the excluded days.
	const first = await list("/api/lead", { isLeadReceivingProfessional: "true", limit: "1" }, token);
	const { nextCursor: cursor } = first.body;
	expect(idsOf(await list("/api/lead", { ...query, cursor }, token))).toEqual(made.slice(2, 5));
});

test("a choice implies its service, and one of another service finds nothing", async () => {
	const { token, listingId, serviceId } = await buildProfessional(server);
	const one = await lead({
		originListingId: listingId,
		service: "ac",
		choice: "split-ac",
		place: "north-goa",
	});
	const mine = await list("/api/lead", { isLeadReceivingProfessional: "true" }, token);
	const { choiceOfService, serviceId: acId } = mine.body.leads[0];
	for (const place of [{ goToLocation: "pan-india" }, { goToLocation: "goa" }]) {
		const query = {
			isLeadReceivingProfessional: "true",
			choiceid: choiceOfService,
			...place,
		};
		expect(idsOf(await list("/api/lead", query, token))).toEqual([one]);
		expect(idsOf(await list("/api/lead", { ...query, serviceId: acId }, token))).toEqual([one]);
		expect(idsOf(await list("/api/lead", { ...query, serviceId }, token))).toEqual([]);
	}
});
