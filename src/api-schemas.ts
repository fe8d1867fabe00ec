import { blockEntry } from "./accounts/blocks.contract.ts";
import { account, sessionEntry } from "./accounts/accounts.contract.ts";
import { showNumberInput, shownNumber } from "./accounts/number-view.contract.ts";
import {
	category,
	choiceAnswer,
	landing,
	searchResult,
	sectorAnswer,
	serviceAnswer,
} from "./catalogue/catalogue.contract.ts";
import { staffService } from "./catalogue/catalogue-staff.contract.ts";
import {
	applicant,
	jobAnswer,
	jobApplication,
	jobInput,
	jobList,
	jobPlace,
	jobWishes,
	jobWishesInput,
	seeker,
} from "./job-board/job-board.contract.ts";
import { leadOffer } from "./leads/assignment.contract.ts";
import { numberReportAnswer } from "./leads/number-report.contract.ts";
import { leadAnswer, leadInput, leadList } from "./leads/leads.contract.ts";
import {
	listingAbilities,
	listingAddress,
	listingArea,
	listingCard,
	listingDetails,
	listingImage,
	listingPicture,
	listingWithRejected,
	oneListing,
	rejectedImage,
	staffListing,
	statusMove,
} from "./listings/listing-answers.ts";
import { activeList } from "./listings/listings.contract.ts";
import { newProfessional, registrationForm } from "./listings/registration.contract.ts";
import { noticeAnswer } from "./notices/notices.contract.ts";
import { notificationAnswer, notificationList, pushAddress } from "./notifications/notifications.contract.ts";
import { paymentRecord, paymentRecordInput, paymentProgress } from "./payments/payments.contract.ts";
import { address, addressInput, goToLocation, pincode, postOffice } from "./places/places.contract.ts";
import { errorAnswer } from "./platform/contract.ts";
import { calendarDay, id, instant, rupees } from "./platform/schemas.ts";
import type { NamedSchemas } from "./platform/server/http/document-schemas.ts";
import {
	education,
	educationInput,
	experience,
	experienceInput,
	profileAnswer,
	profileInput,
	repository,
	socialLinks,
} from "./profiles/profiles.contract.ts";
import { staffReview } from "./reviews/moderation.contract.ts";
import { leadReviews, ownReview, reviewAnswer, reviewInput, reviewList } from "./reviews/reviews.contract.ts";
import { referralCheck } from "./referrals/referrals.contract.ts";
import { buyer, checkoutForm } from "./subscriptions/checkout.contract.ts";
import { planPurchase } from "./subscriptions/plans.contract.ts";
import {
	creditEntryAnswer,
	pendingPurchase,
	planAnswer,
	subscriptionAnswer,
} from "./subscriptions/subscriptions.contract.ts";
import { reportAnswer, reportSide } from "./safety/reports.contract.ts";
import { staffSuspension, suspensionAnswer } from "./safety/suspensions.contract.ts";

/**
 * The names that schemas have in the API's document, from which clients name their types. They are given here, and not
 * where the schemas are, because the browser reads those files too and has no use for the names.
 */
export const namedSchemas: NamedSchemas = {
	// Of all calls
	Error: errorAnswer,
	Id: id,
	Instant: instant,
	CalendarDay: calendarDay,
	Rupees: rupees,

	// Accounts
	Account: account,
	Session: sessionEntry,
	ShowNumberInput: showNumberInput,
	ShownNumber: shownNumber,

	// Places and the catalogue
	Address: address,
	AddressInput: addressInput,
	GoToLocation: goToLocation,
	Pincode: pincode,
	PostOffice: postOffice,
	Category: category,
	Choice: choiceAnswer,
	LandingPage: landing,
	SearchResult: searchResult,
	Sector: sectorAnswer,
	Service: serviceAnswer,
	StaffService: staffService,

	// Notices
	Notice: noticeAnswer,
	// Notifications
	Notification: notificationAnswer,
	NotificationList: notificationList,
	PushSubscription: pushAddress,

	// Jobs and profiles
	Applicant: applicant,
	Job: jobAnswer,
	JobApplication: jobApplication,
	JobInput: jobInput,
	JobList: jobList,
	JobPlace: jobPlace,
	JobSeeker: seeker,
	JobWishes: jobWishes,
	JobWishesInput: jobWishesInput,
	Education: education,
	EducationInput: educationInput,
	Experience: experience,
	ExperienceInput: experienceInput,
	Profile: profileAnswer,
	ProfileInput: profileInput,
	Repository: repository,
	SocialLinks: socialLinks,

	// Professionals
	Image: listingImage,
	ListingImage: listingPicture,
	NewProfessional: newProfessional,
	Professional: listingDetails,
	ProfessionalAbilities: listingAbilities,
	ProfessionalAddress: listingAddress,
	ProfessionalAnswer: oneListing,
	ProfessionalArea: listingArea,
	ProfessionalCard: listingCard,
	ProfessionalForStaff: staffListing,
	ProfessionalList: activeList,
	ProfessionalWithRejectedImages: listingWithRejected,
	RegistrationInput: registrationForm,
	RejectedImage: rejectedImage,
	StatusMove: statusMove,

	// Plans and payments
	Buyer: buyer,
	CheckoutInput: checkoutForm,
	CreditEntry: creditEntryAnswer,
	PaymentRecord: paymentRecord,
	PaymentRecordInput: paymentRecordInput,
	PaymentStatus: paymentProgress,
	PendingPurchase: pendingPurchase,
	Plan: planAnswer,
	PlanPurchase: planPurchase,
	ReferralCheck: referralCheck,
	Subscription: subscriptionAnswer,

	// Leads
	Lead: leadAnswer,
	LeadInput: leadInput,
	LeadList: leadList,
	LeadOffer: leadOffer,
	NumberReport: numberReportAnswer,

	// Reviews
	LeadReviews: leadReviews,
	OwnReview: ownReview,
	Review: reviewAnswer,
	ReviewForStaff: staffReview,
	ReviewInput: reviewInput,
	ReviewList: reviewList,
	// Safety
	Block: blockEntry,
	Report: reportAnswer,
	ReportSide: reportSide,
	StaffSuspension: staffSuspension,
	Suspension: suspensionAnswer,
};
