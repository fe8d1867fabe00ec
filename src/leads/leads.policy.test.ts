import { describe, expect, test } from "vitest";
import type { Role } from "../platform/access.ts";
import { claimBlocks, type LeadStatus, leadStatuses } from "./lead.ts";
import { type LeadViewer } from "./lead-sides.policy.ts";
import {
	claimBlockFor,
	leadAbilities,
	type LeadFacts,
	maySeeAssignment,
	maySeeBooking,
	maySeeContact,
	maySeeCustomer,
	maySeeNumber,
	maySeeOffers,
	maySeeUpiId,
} from "./leads.policy.ts";

const now = new Date("2026-11-20T06:30:00Z");
const lead = (status: LeadStatus, isClaimed = false, wishes: Partial<LeadFacts> = {}): LeadFacts => ({
	customerId: "customer",
	status,
	expiresAt: new Date("2026-12-20T06:30:00Z"),
	claimsTaken: isClaimed ? 1 : 0,
	offerCount: 0,
	revealLimit: 3,
	assignedListingId: null,
	assignedUserId: null,
	assignedAction: null,
	assignedAt: null,
	assignedHasClaimed: false,
	assignedIsSuspended: false,
	bookedListingId: status === "booked" ? "somebody's" : null,
	exclusiveUntil: null,
	originUserId: null,
	askedNearbyAt: null,
	createdAt: now,
	claimListingId: isClaimed ? "own" : null,
	isNumberWrong: false,
	isBlocked: false,
	claimBlock: null,
	...wishes,
});
const as = (userId: string, role: Role = "user"): LeadViewer => ({ userId, role });

/** The viewers, whether they hold a claim, and as what they look: stranger, claimer, customer or staff. */
const viewers: [
	string,
	LeadViewer,
	boolean,
	"stranger" | "claimer" | "customer" | "staff" | "staff customer",
][] = [
	["a guest", null, false, "stranger"],
	["another person", as("other"), false, "stranger"],
	["an affiliate partner", as("other", "affiliatePartner"), false, "stranger"],
	["a promotor", as("other", "promotor"), false, "stranger"],
	["a claimer", as("other"), true, "claimer"],
	["the customer", as("customer"), false, "customer"],
	["a customer who is staff", as("customer", "admin"), false, "staff customer"],
	["a sales person", as("other", "salesPerson"), false, "staff"],
	["customer support", as("other", "customerSupport"), false, "staff"],
	["an admin", as("other", "admin"), false, "staff"],
];

describe.each(leadStatuses)("a lead that is %s", (status) => {
	test.each(viewers)("%s", (_, viewer, claimed, who) => {
		const facts = lead(status, claimed);
		const isCustomer = who === "customer" || who === "staff customer";
		const isStaff = who === "staff" || who === "staff customer";
		const claimerSees = who === "claimer" && (status === "open" || status === "expired");
		const seesContact = isCustomer || isStaff || claimerSees;
		expect(maySeeContact(facts, viewer, now)).toBe(seesContact);
		expect(maySeeNumber(facts, viewer, now)).toBe(isCustomer || claimerSees);
		expect(maySeeCustomer(facts, viewer)).toBe(isCustomer || isStaff);
		expect(maySeeOffers(facts, viewer)).toBe(isCustomer || isStaff);
		expect(maySeeBooking(facts, viewer)).toBe(status === "booked" && (isCustomer || isStaff));
		expect(maySeeUpiId(facts, viewer)).toBe(status === "completed" && isCustomer);
		expect(leadAbilities(facts, viewer, now)).toEqual({
			claim: who === "stranger" && status === "open",
			seeContact: seesContact,
			own: isCustomer,
			edit: isCustomer && status === "open",
			unbook: isCustomer && status === "booked",
			decline: false,
			openToAll: false,
			getHelp: false,
			askNearby: isCustomer && status === "open",
			close: isCustomer && status !== "closed" && status !== "completed",
			seeOffers: isCustomer || isStaff,
			book: false,
			assign: isStaff && status === "open",
			answer: false,
			reportNumber: who === "claimer",
			showNumber: who === "staff",
			block: who === "claimer",
		});
	});
});

describe("the assigned professional", () => {
	const assignment = { assignedListingId: "asked", assignedUserId: "other", assignedAt: now };

	test("can answer while the lead is open and a place is free or already theirs", () => {
		expect(leadAbilities(lead("open", false, assignment), as("other"), now).answer).toBe(true);
		const full = { ...assignment, claimsTaken: 3 };
		expect(leadAbilities(lead("open", false, full), as("other"), now).answer).toBe(false);
		const held = { ...full, assignedHasClaimed: true };
		expect(leadAbilities(lead("open", true, held), as("other"), now).answer).toBe(true);
	});

	test("cannot answer once the lead has ended by status or time", () => {
		for (const status of ["booked", "closed", "expired"] as const)
			expect(leadAbilities(lead(status, false, assignment), as("other"), now).answer).toBe(false);
		const past = lead("open", false, { ...assignment, expiresAt: now });
		expect(leadAbilities(past, as("other"), now).answer).toBe(false);
	});
});

describe.each(claimBlocks)("listings that lack something for a claim: %s", (claimBlock) => {
	test("block the claim and name the reason", () => {
		const facts = lead("open", false, { claimBlock });
		expect(leadAbilities(facts, as("other"), now).claim).toBe(false);
		expect(claimBlockFor(facts, as("other"), now)).toBe(claimBlock);
	});

	test.each([
		["a full lead", lead("open", false, { claimBlock, claimsTaken: 3 }), as("other")],
		["a closed lead", lead("closed", false, { claimBlock }), as("other")],
		["a lead past its end", lead("open", false, { claimBlock, expiresAt: now }), as("other")],
		["a claimed lead", lead("open", true, { claimBlock }), as("other")],
		["the customer", lead("open", false, { claimBlock }), as("customer")],
		["staff", lead("open", false, { claimBlock }), as("other", "admin")],
	])("are not the reason for %s", (_, facts, viewer) => {
		expect(claimBlockFor(facts, viewer, now)).toBeNull();
	});
});

test("does not let anyone report a number again that staff found wrong", () => {
	const claimed = lead("closed", true);
	expect(leadAbilities(claimed, as("other"), now).reportNumber).toBe(true);
	expect(leadAbilities({ ...claimed, isNumberWrong: true }, as("other"), now).reportNumber).toBe(false);
});

describe("after a block between the two", () => {
	const blocked = { isBlocked: true, claimBlock: "blocked" as const };

	test("a professional neither claims nor sees a number, whatever the lead's status", () => {
		expect(leadAbilities(lead("open", false, blocked), as("other"), now).claim).toBe(false);
		for (const status of leadStatuses) {
			const claimed = lead(status, true, { ...blocked, bookedListingId: "own" });
			expect(maySeeContact(claimed, as("other"), now)).toBe(false);
			expect(leadAbilities(claimed, as("other"), now)).toMatchObject({ block: false, seeContact: false });
		}
	});

	test("a professional can still report a wrong number, for the sake of the credit", () => {
		expect(leadAbilities(lead("open", true, blocked), as("other"), now).reportNumber).toBe(true);
	});
});

test("lets a professional who was asked to take a lead block its customer", () => {
	const asked = { assignedListingId: "own", assignedUserId: "asked", assignedAt: now };
	expect(leadAbilities(lead("open", false, asked), as("asked"), now).block).toBe(true);
	expect(leadAbilities(lead("open", false, asked), as("other"), now).block).toBe(false);
	expect(leadAbilities(lead("open", false, asked), as("customer"), now).block).toBe(false);
});

test("refuses claims on a full lead and on one past its end", () => {
	expect(leadAbilities({ ...lead("open"), claimsTaken: 3 }, as("other"), now).claim).toBe(false);
	expect(leadAbilities({ ...lead("open"), claimsTaken: 3 }, as("other", "admin"), now).assign).toBe(false);
	expect(leadAbilities({ ...lead("open"), expiresAt: now }, as("other"), now).claim).toBe(false);
});

test("lets staff assign a full lead while a professional with a place can still be asked", () => {
	const staff = as("other", "salesPerson");
	const full = lead("open", false, {
		claimsTaken: 3,
		offerCount: 2,
		assignedListingId: "asked",
		assignedUserId: "asked",
		assignedAt: now,
	});
	expect(leadAbilities(full, staff, now).assign).toBe(true);
	expect(leadAbilities({ ...full, offerCount: 0 }, staff, now).assign).toBe(false);
	expect(leadAbilities({ ...full, assignedHasClaimed: true }, staff, now).assign).toBe(false);
	expect(leadAbilities({ ...full, status: "closed" }, staff, now).assign).toBe(false);
	expect(leadAbilities(full, as("customer"), now).assign).toBe(false);
});

test("after a booking, only the booked professional sees the number and the booking", () => {
	const booked = lead("booked", true, { bookedListingId: "own" });
	expect(maySeeContact(booked, as("other"), now)).toBe(true);
	expect(maySeeBooking(booked, as("other"))).toBe(true);
	const other = lead("booked", true, { bookedListingId: "somebody's" });
	expect(maySeeContact(other, as("other"), now)).toBe(false);
	expect(maySeeBooking(other, as("other"))).toBe(false);
	expect(maySeeContact({ ...booked, status: "closed" }, as("other"), now)).toBe(false);
});

test("lets the customer book only professionals who claimed the lead, while it is open", () => {
	const claimed = { ...lead("open"), claimsTaken: 1, offerCount: 1 };
	expect(leadAbilities(claimed, as("customer"), now).book).toBe(true);
	expect(leadAbilities(claimed, as("other", "admin"), now).book).toBe(false);
	expect(leadAbilities({ ...claimed, expiresAt: now }, as("customer"), now).book).toBe(false);
	expect(leadAbilities({ ...claimed, status: "booked" }, as("customer"), now).book).toBe(false);
	expect(leadAbilities({ ...claimed, offerCount: 0 }, as("customer"), now).book).toBe(false);
});

describe("an assigned lead", () => {
	const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
	const assigned = (assignedAt: Date, assignedAction: LeadFacts["assignedAction"] = null) =>
		lead("open", false, { assignedListingId: "own", assignedUserId: "asked", assignedAction, assignedAt });
	const abilities = (facts: LeadFacts, viewer: LeadViewer) => {
		const { assign, answer } = leadAbilities(facts, viewer, now);
		return { assign, answer };
	};

	test("can be answered by the assigned professional, and assigned again after a rejection or a day", () => {
		const professional = as("asked");
		const staff = as("other", "salesPerson");
		expect(abilities(assigned(hours(23)), professional)).toEqual({ assign: false, answer: true });
		expect(abilities(assigned(hours(23)), as("other"))).toEqual({ assign: false, answer: false });
		expect(abilities(assigned(hours(23)), staff)).toEqual({ assign: false, answer: false });
		expect(abilities(assigned(hours(24)), staff)).toEqual({ assign: true, answer: false });
		expect(abilities(assigned(hours(24)), professional)).toEqual({ assign: false, answer: true });
		expect(abilities(assigned(hours(1), "rejected"), staff)).toEqual({ assign: true, answer: false });
		expect(abilities(assigned(hours(1), "rejected"), professional)).toEqual({ assign: false, answer: false });
		expect(abilities({ ...assigned(hours(1)), status: "closed" }, professional).answer).toBe(false);
	});

	test("is shown to the customer, staff and the assigned professional, who gets no number before accepting", () => {
		const facts = assigned(hours(1));
		expect(maySeeAssignment(facts, as("asked"))).toBe(true);
		expect(maySeeAssignment(facts, as("customer"))).toBe(true);
		expect(maySeeAssignment(facts, as("other", "salesPerson"))).toBe(true);
		expect(maySeeAssignment(facts, as("other"))).toBe(false);
		expect(maySeeAssignment(facts, null)).toBe(false);
		expect(maySeeContact(facts, as("asked"), now)).toBe(false);
	});
});
