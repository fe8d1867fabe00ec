import { expect, test } from "vitest";
import type { ListingFacts } from "../../listings/server/listing-facts.service.ts";
import { listingsFor } from "./claiming-listings.ts";

const listing = (id: string, facts: Partial<ListingFacts> = {}): ListingFacts => ({
	id,
	userId: "u",
	serviceId: "s",
	choiceId: "c",
	status: "active",
	isShut: false,
	...facts,
});
const applied = listing("applied", { status: "applied" });
const expired = listing("expired", { status: "expired" });
const active = listing("active");
const shut = listing("shut", { status: "expired", isShut: true });
const lead = { serviceId: "s", choiceId: "c" };

test("those that a manager confirmed count, the active ones first; one that is shut counts no more", () => {
	expect(listingsFor(lead, [shut, applied, expired, active])).toEqual({
		confirmed: [active, expired],
		awaiting: applied,
		shut,
	});
});

test("one that is shut and nothing else leaves nothing to claim with", () => {
	expect(listingsFor(lead, [shut])).toEqual({ confirmed: [], awaiting: undefined, shut });
});

test("another service or choice does not count, whatever its state", () => {
	const others = [active, applied, shut].flatMap((one) => [
		{ ...one, serviceId: "other" },
		{ ...one, choiceId: "other" },
		{ ...one, choiceId: null },
	]);
	expect(listingsFor(lead, others)).toEqual({ confirmed: [], awaiting: undefined, shut: undefined });
});

test("any choice serves a lead that names none", () => {
	const other = listing("other", { choiceId: null });
	expect(listingsFor({ ...lead, choiceId: null }, [active, other]).confirmed).toEqual([active, other]);
});
