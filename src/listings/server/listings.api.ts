/** What other modules may use of the listings module. */
export {
	readOnboardedRegistrations,
	readWaitingRegistrations,
} from "./moderation/waiting-registrations.repository.ts";
export { findListingsForStaff, readListingNames, readPersonListings } from "./person-records.repository.ts";
export { countActiveListings } from "./search/active-listings.repository.ts";
export { readListingPlaces, readRegistrationDays } from "./listing-days.repository.ts";
export { countAnswers, isFormAnswered } from "./editing/answered-forms.repository.ts";
