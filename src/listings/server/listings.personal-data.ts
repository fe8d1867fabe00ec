import { personalData } from "../../platform/server/database/personal-data.ts";
import { favourites } from "./favourites/favourites.tables.ts";
import { landingSummaries } from "./landing/landing.tables.ts";
import {
	listingContacts,
	listingImages,
	listingLocations,
	listingReach,
	listings,
	serviceInterests,
} from "./listings.tables.ts";
import { listingRates } from "./editing/rates.tables.ts";

export const personalTables = [
	// Claimed leads, subscriptions and payments refer to the row of a deleted account.
	personalData(listings, {
		id: "kept, exported",
		userId: "kept, internal",
		serviceId: "kept, exported",
		choiceId: "kept, exported",
		onboardedBy: "cleared, internal",
		addressId: "cleared, exported",
		firmName: "cleared, exported",
		description: "cleared, exported",
		status: "cleared, exported",
		statusReason: "cleared, exported",
		changeAskedAt: "cleared, exported",
		statusChangedAt: "cleared, exported",
		isSuspended: "kept, exported",
		availability: "kept, exported",
		upiId: "cleared, exported",
		paymentStatus: "kept, exported",
		properties: "cleared, exported",
		formVersion: "kept, internal",
		hours: "cleared, exported",
		daysOff: "cleared, exported",
		facts: "cleared, internal",
		price: "cleared, internal",
		factsVersion: "kept, internal",
		licenceCheckedAt: "cleared, exported",
		turn: "kept, internal",
		ratingStars: "kept, exported",
		ratingCount: "kept, exported",
		reviewsRemoved: "kept, exported",
		answersWithinMinutes: "kept, exported",
		visits: "kept, exported",
		calls: "kept, exported",
		leads: "kept, exported",
		appliedAt: "kept, exported",
		updatedAt: "cleared, internal",
	}),
	personalData(listingLocations, {
		listingId: "deleted, internal",
		locationId: "deleted, exported",
		position: "deleted, internal",
		appliedAt: "deleted, internal",
	}),
	// Derived from the two tables above.
	personalData(listingReach, {
		listingId: "deleted, internal",
		locationId: "deleted, internal",
		serviceId: "deleted, internal",
		choiceId: "deleted, internal",
		available: "deleted, internal",
		distance: "deleted, internal",
		turn: "deleted, internal",
		facts: "deleted, internal",
		price: "deleted, internal",
		closes: "deleted, internal",
		daysOff: "deleted, internal",
		latitude: "deleted, internal",
		longitude: "deleted, internal",
	}),
	personalData(listingRates, {
		listingId: "deleted, internal",
		position: "deleted, internal",
		name: "deleted, exported",
		price: "deleted, exported",
		unit: "deleted, exported",
	}),
	personalData(listingImages, {
		id: "deleted, internal",
		listingId: "deleted, internal",
		key: "deleted, exported",
		width: "deleted, internal",
		height: "deleted, internal",
		position: "deleted, internal",
	}),
	// The calls that a person made. A visitor is a hash that changes every day and leads to nobody.
	personalData(listingContacts, {
		listingId: "deleted, exported",
		kind: "deleted, internal",
		visitor: "deleted, internal",
		day: "deleted, exported",
		at: "deleted, internal",
	}),
	personalData(serviceInterests, {
		id: "deleted, internal",
		userId: "deleted, internal",
		serviceId: "deleted, exported",
		locationId: "deleted, exported",
		createdAt: "deleted, exported",
	}),
	personalData(favourites, {
		userId: "deleted, internal",
		listingId: "deleted, exported",
		createdAt: "deleted, exported",
	}),
];

export const otherTables = [landingSummaries];
