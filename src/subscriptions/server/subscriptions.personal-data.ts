import { personalData } from "../../platform/server/database/personal-data.ts";
import { creditEntries, plans, purchases, subscriptions, trialMobiles } from "./subscriptions.tables.ts";

export const personalTables = [
	// What was bought belongs to the books. It names the buyer by the id of the account only.
	personalData(subscriptions, {
		id: "kept, exported",
		listingId: "kept, exported",
		userId: "kept, internal",
		planId: "kept, internal",
		paymentId: "kept, internal",
		subscriptionType: "kept, exported",
		status: "kept, exported",
		price: "kept, exported",
		durationInMonths: "kept, exported",
		leadsAllocated: "kept, exported",
		leadsClaimed: "kept, exported",
		paymentPlan: "kept, exported",
		paymentStatus: "kept, exported",
		activatedAt: "kept, exported",
		endsAt: "kept, exported",
		pausedAt: "kept, exported",
		refundedAt: "kept, exported",
		createdAt: "kept, exported",
		updatedAt: "kept, exported",
	}),
	personalData(purchases, {
		paymentId: "kept, internal",
		listingId: "kept, exported",
		planId: "kept, internal",
		subscriptionType: "kept, internal",
		durationInMonths: "kept, internal",
		numberOfLeads: "kept, internal",
		paymentPlan: "kept, exported",
		planPrice: "kept, exported",
		discountPercent: "kept, exported",
		discount: "kept, exported",
		// Name and address of a registered business stay with its GSTIN, as on its invoices.
		buyerName: "cleared, exported",
		buyerAddress: "cleared, exported",
		// The place of supply, which decides the tax.
		buyerState: "kept, exported",
		buyerGstin: "kept, exported",
	}),
	// The books of leads taken and returned.
	personalData(creditEntries, {
		id: "kept, internal",
		subscriptionId: "kept, exported",
		listingId: "kept, internal",
		userId: "kept, internal",
		leadId: "kept, exported",
		leads: "kept, exported",
		kind: "kept, exported",
		reason: "kept, exported",
		at: "kept, exported",
	}),
	// A keyed hash, so that a mobile has one free trial however often its account is deleted.
	personalData(trialMobiles, {
		mobileHash: "kept, internal",
		grantedAt: "kept, internal",
	}),
];

export const otherTables = [plans];
