import { expect, test } from "vitest";
import type { ListingFacts } from "../../../listings/server/listings.api.ts";
import { listingsFor } from "./claiming-listings.ts";

const listing = (id: string, facts: Partial<ListingFacts> = {}): ListingFacts => ({
	id,
	userId: "u",
	serviceId: "s",
	choiceId: "c",
	status: "active",
	isSuspended: false,
	...facts,
});
const applied = listing("applied", { status: "applied" });
const expired = listing("expired", { status: "expired" });
const active = listing("active");
const suspended = listing("suspended", { status: "expired", isSuspended: true });
const lead = { serviceId: "s", choiceId: "c" };

test("returns confirmed listings, the active ones first, and no suspended one", () => {
	expect(listingsFor(lead, [suspended, applied, expired, active])).toEqual({
		confirmed: [active, expired],
		awaiting: applied,
		suspended,
	});
});

test("confirms nothing if the only listing is suspended", () => {
	expect(listingsFor(lead, [suspended])).toEqual({ confirmed: [], awaiting: undefined, suspended });
});

test("ignores listings of another service or choice, whatever their status", () => {
	const others = [active, applied, suspended].flatMap((one) => [
		{ ...one, serviceId: "other" },
		{ ...one, choiceId: "other" },
		{ ...one, choiceId: null },
	]);
	expect(listingsFor(lead, others)).toEqual({ confirmed: [], awaiting: undefined, suspended: undefined });
});

test("accepts any choice for a lead without one", () => {
	const other = listing("other", { choiceId: null });
	expect(listingsFor({ ...lead, choiceId: null }, [active, other]).confirmed).toEqual([active, other]);
});
