import { personalData } from "../../platform/server/database/personal-data.ts";
import { customerRatings, reviewReplies, reviewRequests, reviews } from "./reviews.tables.ts";

// The stars of a deleted account stay: they are the other side's record.
export const reviewPersonalData = personalData(reviews, {
	id: "kept, exported",
	leadId: "kept, exported",
	side: "kept, exported",
	authorId: "kept, internal",
	subjectId: "kept, internal",
	listingId: "kept, exported",
	serviceId: "kept, exported",
	locationId: "kept, exported",
	stars: "kept, exported",
	text: "cleared, exported",
	tags: "kept, exported",
	status: "kept, exported",
	statusChangedAt: "kept, exported",
	writtenAt: "kept, exported",
	dueAt: "kept, internal",
	publishedAt: "kept, exported",
	holdReason: "kept, exported",
	removalRule: "kept, exported",
	removalReason: "kept, exported",
	removedBy: "kept, internal",
	appealText: "cleared, exported",
	appealedAt: "kept, exported",
	appealOutcome: "kept, exported",
	appealReason: "kept, exported",
	appealDecidedBy: "kept, internal",
});

export const replyPersonalData = personalData(reviewReplies, {
	reviewId: "deleted, exported",
	authorId: "deleted, internal",
	text: "deleted, exported",
	repliedAt: "deleted, exported",
});

// The customer and the professional of a completed lead, as the lead has them.
const requestPersonalData = personalData(reviewRequests, {
	leadId: "kept, internal",
	customerId: "kept, internal",
	professionalId: "kept, internal",
	listingId: "kept, internal",
	serviceId: "kept, internal",
	locationId: "kept, internal",
	completedAt: "kept, internal",
	remindAt: "kept, internal",
});

export const ratingPersonalData = personalData(customerRatings, {
	userId: "deleted, internal",
	stars: "deleted, exported",
	count: "deleted, exported",
	removed: "deleted, exported",
});

export const personalTables = [
	reviewPersonalData,
	replyPersonalData,
	requestPersonalData,
	ratingPersonalData,
];
export const otherTables = [];
