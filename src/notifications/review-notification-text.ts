import { m } from "../paraglide/messages.js";
import { about, matter, reasonText } from "./lead-notification-text.ts";
import type { NotificationDetails, NotificationKind } from "./notification.ts";

type ReviewKind = Extract<NotificationKind, `review.${string}`>;
type Text = () => string;
type ByReason = Partial<Record<string, Text>>;

/** Who is asked: the side that can write, and whether it is the reminder. */
const askedTitles: ByReason = {
	"customer-reminder": m["notifications.words.review_reminder"],
	"professional-reminder": m["notifications.words.review_reminder"],
};
const askedTexts: ByReason = {
	customer: m["notifications.words.review_asked_customer"],
	professional: m["notifications.words.review_asked_professional"],
	"customer-reminder": m["notifications.words.review_reminder_customer"],
	"professional-reminder": m["notifications.words.review_reminder_professional"],
};

/** The rules for which reviews are removed, by the names that notifications carry. */
const ruleNames: ByReason = {
	"not-real-contact": m["reviews.rules.not_real_contact"],
	"personal-data": m["reviews.rules.personal_data"],
	abuse: m["reviews.rules.abuse"],
	"off-topic": m["reviews.rules.off_topic"],
	"paid-or-conflict": m["reviews.rules.paid_or_conflict"],
	advertising: m["reviews.rules.advertising"],
};

function removedText({ why, reason = "" }: NotificationDetails): string {
	const rule = why !== undefined && Object.hasOwn(ruleNames, why) ? ruleNames[why] : undefined;
	if (rule === undefined) return m["notifications.words.review_removed_text"]();
	return m["notifications.words.review_removed_rule"]({ rule: rule(), reason });
}

const appealTitles: ByReason = {
	upheld: m["notifications.words.review_appeal_upheld"],
	rejected: m["notifications.words.review_appeal_rejected"],
};

const texts: Record<ReviewKind, (details: NotificationDetails) => { title: string; text: string }> = {
	"review.asked": ({ why }) => ({
		title: reasonText(why, askedTitles, m["notifications.words.review_asked"]),
		text: reasonText(why, askedTexts, m["notifications.words.review_asked_customer"]),
	}),
	"review.published": () => ({
		title: m["notifications.words.review_published"](),
		text: m["notifications.words.review_published_text"](),
	}),
	"review.replied": () => ({
		title: m["notifications.words.review_replied"](),
		text: m["notifications.words.review_replied_text"](),
	}),
	"review.removed": (details) => ({
		title: m["notifications.words.review_removed"](),
		text: removedText(details),
	}),
	"review.appeal-decided": ({ why, reason }) => ({
		title: reasonText(why, appealTitles, m["notifications.words.review_appeal_rejected"]),
		text: reason
			? m["notifications.words.review_appeal_reason"]({ reason })
			: m["notifications.words.review_appeal_text"](),
	}),
};

/** The text of a notification about reviews. */
export function reviewNotificationWords(
	kind: ReviewKind,
	details: NotificationDetails,
): { title: string; text: string } {
	const { title, text } = texts[kind](details);
	return { title, text: about(matter(details), text) };
}
