import { expect, test } from "vitest";
import { leadRows, withLeads } from "./lead-rows.ts";
import { demoLeads } from "./leads.ts";
import { listingRows } from "./listing-rows.ts";
import { planRows } from "./plan-rows.ts";
import { subscriptionRows } from "./subscription-rows.ts";
import { demoProfessionals } from "./professionals.ts";

test("every listing of the demo counts the leads that were claimed with it", () => {
	const now = new Date("2026-11-20T06:30:00Z");
	const professionals = demoProfessionals();
	const requests = demoLeads();
	const mobiles = [...professionals, ...requests.map(({ customer }) => customer)].map(({ mobile }) => mobile);
	const people = new Map(mobiles.map((mobile) => [mobile, { id: mobile }]));
	const ids = {
		service: (slug: string) => slug,
		choice: (service: string, choice: string) => `${service}/${choice}`,
		location: (slug: string) => slug,
	};
	const { listings } = listingRows(professionals, people, ids, new Map(), now);
	const bought = subscriptionRows(listings, planRows(ids, now), now);
	const { claims } = leadRows(requests, people, ids, listings, bought, now);
	const counted = withLeads(listings, claims);
	for (const { id, leads } of counted)
		expect(leads).toBe(claims.filter(({ listingId }) => listingId === id).length);
	expect(counted.reduce((sum, { leads }) => sum + (leads ?? 0), 0)).toBe(claims.length);
	expect(claims.length).toBeGreaterThan(0);
});
