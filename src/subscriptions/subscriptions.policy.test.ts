import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { mayBuyFor, maySeeAllPlans, maySeeSubscriptions } from "./subscriptions.policy.ts";

const listing = { userId: "owner" };
const nothing = { allPlans: false, see: false, buy: false };
const table = {
	guest: nothing,
	user: nothing,
	affiliatePartner: nothing,
	promotor: nothing,
	salesPerson: { allPlans: false, see: true, buy: true },
	customerSupport: { allPlans: true, see: true, buy: true },
	admin: { allPlans: true, see: true, buy: true },
	owner: { allPlans: false, see: true, buy: true },
};
const viewers = [
	["guest", null],
	...roles.map((role) => [role, { userId: "somebody", role }] as const),
	["owner", { userId: "owner", role: "user" }],
] as const;

test.each(viewers)("%s", (name, viewer) => {
	expect({
		allPlans: maySeeAllPlans(viewer),
		see: maySeeSubscriptions(listing, viewer),
		buy: mayBuyFor(listing, viewer),
	}).toEqual(table[name]);
});
