import { personalData } from "../../platform/server/database/personal-data.ts";
import { customerDecisionTimes, leadClaims, leadNotified, leads, numberReports } from "./leads.tables.ts";

// The row stays for the professionals who claimed it, without anything that identifies the customer.
export const leadPersonalData = personalData(leads, {
	id: "kept, exported",
	customerId: "kept, internal",
	name: "cleared, exported",
	mobile: "cleared, exported",
	mobileVerified: "cleared, exported",
	source: "kept, exported",
	originListingId: "kept, exported",
	exclusiveUntil: "kept, exported",
	directAnsweredAt: "kept, exported",
	directDueAt: "kept, internal",
	directMissedAt: "kept, exported",
	serviceId: "kept, exported",
	choiceId: "kept, exported",
	locationId: "kept, exported",
	addressDetails: "cleared, exported",
	budgetMin: "kept, exported",
	budgetMax: "kept, exported",
	preferredAt: "kept, exported",
	description: "cleared, exported",
	status: "kept, exported",
	revealLimit: "kept, exported",
	claimsTaken: "kept, exported",
	assignedListingId: "kept, exported",
	assignedAction: "kept, exported",
	assignedAt: "kept, exported",
	answerDueAt: "kept, internal",
	assignedUserId: "kept, internal",
	assignedBy: "kept, internal",
	askedBefore: "kept, internal",
	bookedListingId: "kept, exported",
	bookedAt: "kept, exported",
	decidedAt: "kept, exported",
	pricePaid: "kept, exported",
	closeReason: "kept, exported",
	helpDueAt: "kept, internal",
	askedNearbyAt: "kept, exported",
	wavesNotified: "kept, internal",
	nextWaveAt: "kept, internal",
	createdAt: "kept, exported",
	statusChangedAt: "kept, exported",
	expiresAt: "kept, exported",
});

// The customer's record of who saw the number, and exported to both.
export const claimPersonalData = personalData(leadClaims, {
	id: "kept, internal",
	leadId: "kept, exported",
	userId: "kept, internal",
	listingId: "kept, exported",
	subscriptionId: "kept, internal",
	claimType: "kept, exported",
	claimedAt: "kept, exported",
	leadCreatedAt: "kept, internal",
	leadServiceId: "kept, internal",
	leadChoiceId: "kept, internal",
	leadLocationId: "kept, internal",
});

// The order of the waves. Its person finds the leads among their notifications.
const notifiedPersonalData = personalData(leadNotified, {
	leadId: "deleted, internal",
	listingId: "deleted, internal",
	userId: "deleted, internal",
	wave: "deleted, internal",
	notifiedAt: "deleted, internal",
});

// The decision about the customer's number and about credits stays.
export const reportPersonalData = personalData(numberReports, {
	id: "kept, internal",
	leadId: "kept, exported",
	userId: "kept, internal",
	note: "cleared, exported",
	status: "kept, exported",
	reportedAt: "kept, exported",
	decidedAt: "kept, exported",
	decidedBy: "kept, internal",
});

export const decisionTimePersonalData = personalData(customerDecisionTimes, {
	userId: "deleted, internal",
	minutes: "deleted, exported",
});

export const personalTables = [
	leadPersonalData,
	claimPersonalData,
	notifiedPersonalData,
	reportPersonalData,
	decisionTimePersonalData,
];
export const otherTables = [];
