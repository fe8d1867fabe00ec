/** What other modules may use of the listings. */
export { readOnboardedRegistrations, readWaitingRegistrations } from "./waiting-registrations.repository.ts";
export { findListingsForStaff, readPersonListings } from "./person-records.repository.ts";
export { countActiveListings } from "./active-listings.repository.ts";
export { readListingPlaces, readRegistrationDays } from "./listing-days.repository.ts";
export { countAnswers, isFormAnswered } from "./answered-forms.repository.ts";
