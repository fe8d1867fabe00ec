/** The reviews module's API for other modules. */
export { readCustomerRatings } from "./customer-ratings.repository.ts";
export { readHeldReviews, readOpenAppeals } from "./listing/review-list.repository.ts";
export { findReviewAuthor, readReportedReviews } from "./moderation/reported-reviews.ts";
export { removeReviewByStaff } from "./moderation/decide-review.ts";
