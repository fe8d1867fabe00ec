import { expect, test } from "vitest";
import { demoMarket } from "../demo-market.ts";
import { planRows } from "../money/plan-rows.ts";
import { subscriptionRows } from "../money/subscription-rows.ts";
import { listingRows } from "../professionals/listing-rows.ts";
import { storyClaimers } from "../stories/story-requests.ts";
import { planClaims } from "./plan-claims.ts";

const { professionals, requests } = demoMarket();
const people = new Map(professionals.map(({ mobile }) => [mobile, { id: mobile }]));
const ids = {
	service: (slug: string) => slug,
	choice: (service: string, choice: string) => `${service}/${choice}`,
	location: (slug: string) => slug,
};

/** The claims of a market that starts at this time. */
function claimsAt(now: Date): Map<string, string[]> {
	const { listings } = listingRows(professionals, people, ids, new Map(), now);
	const subscriptions = subscriptionRows(listings, planRows(ids, now), now);
	const planned = planClaims(requests, { listings, subscriptions }, { now, reserved: storyClaimers });
	return new Map(
		planned.map(({ request, claims }) => [request.key, claims.map(({ listing }) => listing.demo.key)]),
	);
}

test("the stories are consistent at any hour of the demo's first start", () => {
	for (let hour = 0; hour < 24; hour++) {
		const claims = claimsAt(new Date(Date.UTC(2026, 10, 20, hour, 40)));
		const countOf = (key: string) => [...claims.values()].flat().filter((one) => one === key).length;
		expect(claims.get("customer-open"), `${hour} h`).toHaveLength(2);
		expect(claims.get("customer-booked"), `${hour} h`).toHaveLength(1);
		expect(claims.get("report-waiting-0"), `${hour} h`).toHaveLength(1);
		expect(claims.get("report-waiting-1"), `${hour} h`).toHaveLength(1);
		expect(countOf("electrician-shimla"), `${hour} h`).toBe(11);
		expect(countOf("plumber-chandigarh"), `${hour} h`).toBe(8);
		expect(countOf("welder-mandi"), `${hour} h`).toBe(9);
		expect(countOf("welder-kullu"), `${hour} h`).toBe(9);
	}
});

test("no one claims more than the customer allows, twice, or their own request", () => {
	const claims = claimsAt(new Date("2026-11-20T09:30:00Z"));
	const mobileOf = new Map(professionals.map(({ key, mobile }) => [key, mobile]));
	for (const { key, revealLimit, customer } of requests) {
		const own = claims.get(key) ?? [];
		expect(own.length, key).toBeLessThanOrEqual(revealLimit);
		expect(new Set(own).size, key).toBe(own.length);
		expect(
			own.map((one) => mobileOf.get(one)),
			key,
		).not.toContain(customer.mobile);
	}
});
