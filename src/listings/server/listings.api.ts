/** The listings module's API for other modules. */
export { countAnswers, isFormAnswered } from "./editing/answered-forms.repository.ts";
export { countLead, lockListings, readBookableListings } from "./lead-counter.repository.ts";
export { readListingPlaces, readRegistrationDays } from "./listing-days.repository.ts";
export {
	hasListing,
	type ListingFacts,
	readAddressesInUse,
	readExpiredListing,
	readListingFacts,
	readListingFactsOf,
	readListingIdsOf,
	readFirmNames,
	readListingOwnerNames,
	readManyListingFacts,
	readServedPlaces,
	readUpiId,
	type ServedPlace,
	shareUpiId,
} from "./listing-facts.repository.ts";
export type { ListingReopened, ListingSuspended, PaymentWaived } from "./listings.context.ts";
export type { ListingState } from "./moderation/listing-status.repository.ts";
export {
	readOnboardedRegistrations,
	readWaitingRegistrations,
} from "./moderation/waiting-registrations.repository.ts";
export type { MoveContext } from "./moderation/move-listing.ts";
export { reopenListing, suspendListing } from "./moderation/suspend-listing.ts";
export { findListingsForStaff, readListingNames, readPersonListings } from "./person-records.repository.ts";
export { checkRegistration } from "./registration/check-registration.ts";
export {
	type ListingPlace,
	lockPaidListing,
	markPaid,
	markPaymentBegun,
	markPaymentFailed,
	markUnpaid,
	readListingPlace,
	renewPaid,
	waivePayment,
} from "./registration/paid-listing.ts";
export type { PreparedRegistration } from "./registration/prepare-registration.ts";
export type { RegisterOnce, SentForm } from "./registration/register-once.ts";
export { countActiveListings } from "./search/active-listings.repository.ts";
export { keepAnswerTimes } from "./search/answer-times.repository.ts";
export { countReview } from "./search/count-review.ts";
export { locateReach } from "./search/listing-reach.repository.ts";
export { type Candidate, findCandidates } from "./search/matching.repository.ts";
export { readReviewTotals } from "./search/rating.repository.ts";
export {
	type ReachableProfessional,
	readListingTitle,
	readListingTitles,
	readReachableProfessionals,
} from "./search/reachable-professionals.ts";
