import { m } from "../../../paraglide/messages.js";
import type { BadgeTone } from "../../../ui/badge.tsx";
import type { ReviewView } from "../../moderation.contract.ts";
import type { HoldReason, ReviewStatus } from "../../review.ts";

/** The name of each list, and its text if it is empty. */
export const viewWords: Record<ReviewView, { name: () => string; none: () => string }> = {
	held: { name: m["reviews.staff.held"], none: m["reviews.staff.held_none"] },
	appeals: { name: m["reviews.staff.appeals"], none: m["reviews.staff.appeals_none"] },
	published: { name: m["reviews.staff.published"], none: m["reviews.staff.published_none"] },
	removed: { name: m["reviews.staff.removed"], none: m["reviews.staff.removed_none"] },
};

/** The label and look of each status. */
export const statusLooks: Record<ReviewStatus, { name: () => string; tone: BadgeTone }> = {
	waiting: { name: m["reviews.staff.waiting"], tone: "info" },
	held: { name: m["reviews.staff.held"], tone: "pending" },
	published: { name: m["reviews.staff.published"], tone: "success" },
	withdrawn: { name: m["reviews.staff.withdrawn"], tone: "neutral" },
	removed: { name: m["reviews.staff.removed"], tone: "danger" },
};

/** Why a review waits for staff. */
export const holdWords: Record<HoldReason, () => string> = {
	"same-number": m["reviews.staff.hold_same_number"],
	"same-upi-id": m["reviews.staff.hold_same_upi_id"],
};

/** The title of a review's card, which receives the focus after more are loaded. */
export const staffReviewId = (reviewId: string) => `review-${reviewId}`;
