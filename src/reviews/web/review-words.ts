import { m } from "../../paraglide/messages.js";
import type { ReviewRule, ReviewTag } from "../review.ts";

/** The text of each tag. */
export const tagNames: Record<ReviewTag, () => string> = {
	"on-time": m["reviews.tags.on_time"],
	"good-work": m["reviews.tags.good_work"],
	"fair-price": m["reviews.tags.fair_price"],
	friendly: m["reviews.tags.friendly"],
	"left-it-clean": m["reviews.tags.left_it_clean"],
	"explained-well": m["reviews.tags.explained_well"],
	"came-late": m["reviews.tags.came_late"],
	"price-changed": m["reviews.tags.price_changed"],
	"came-back-to-fix": m["reviews.tags.came_back_to_fix"],
	"clear-request": m["reviews.tags.clear_request"],
	"paid-at-once": m["reviews.tags.paid_at_once"],
	"easy-to-reach": m["reviews.tags.easy_to_reach"],
	"was-there": m["reviews.tags.was_there"],
	"changed-the-work": m["reviews.tags.changed_the_work"],
	"paid-late": m["reviews.tags.paid_late"],
};

/** Each rule in a few words, and in a sentence. */
export const ruleWords: Record<ReviewRule, { name: () => string; text: () => string }> = {
	"not-real-contact": {
		name: m["reviews.rules.not_real_contact"],
		text: m["reviews.rules.not_real_contact_text"],
	},
	"personal-data": { name: m["reviews.rules.personal_data"], text: m["reviews.rules.personal_data_text"] },
	abuse: { name: m["reviews.rules.abuse"], text: m["reviews.rules.abuse_text"] },
	"off-topic": { name: m["reviews.rules.off_topic"], text: m["reviews.rules.off_topic_text"] },
	"paid-or-conflict": {
		name: m["reviews.rules.paid_or_conflict"],
		text: m["reviews.rules.paid_or_conflict_text"],
	},
	advertising: { name: m["reviews.rules.advertising"], text: m["reviews.rules.advertising_text"] },
};

/** The page that explains the rules. */
export const rulesAddress = "/review-rules";

/** "2026-11" as "November 2026". */
export const monthInWords = (month: string): string =>
	`${m["reviews.months"]().split(" ")[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
