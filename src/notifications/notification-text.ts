import { m } from "../paraglide/messages.js";
import { formatDate } from "../platform/dates.ts";
import { formatRupees } from "../platform/money.ts";
import { about, matter, leadNotificationWords, reasonText } from "./lead-notification-text.ts";
import type { NotificationDetails, NotificationKind } from "./notification.ts";
import { reviewNotificationWords } from "./review-notification-text.ts";

type Notification = { kind: NotificationKind; subjectId: string; details: NotificationDetails };

/** A title of a few words, one or two sentences, and the path of the page that it opens. */
export type NotificationWords = { title: string; text: string; to: string };

type NotificationText = Omit<NotificationWords, "to">;

const leadsLeft = (count: number): string =>
	count === 0 ? m["notifications.words.no_leads"]() : m["notifications.words.leads_left"]({ count });

const returnedReasons = {
	duplicate: m["notifications.words.credit_returned_duplicate"],
	withdrawn: m["notifications.words.credit_returned_withdrawn"],
	"wrong-number": m["notifications.words.number_wrong"],
	removed: m["notifications.words.credit_returned_removed"],
};

function creditReturned(details: NotificationDetails): NotificationText {
	const { why, leads } = details;
	const reason = reasonText(why, returnedReasons, m["notifications.words.credit_returned_text"]);
	const sentences = leads === undefined ? [reason] : [reason, leadsLeft(leads)];
	return {
		title: m["notifications.words.credit_returned"](),
		text: about(matter(details), sentences.join(" ")),
	};
}

function subscriptionEnding({ plan, endsAt, leads }: NotificationDetails): NotificationText {
	const end = endsAt && m["notifications.words.ends_on"]({ date: formatDate(new Date(endsAt)) });
	const left = leads === undefined ? undefined : leadsLeft(leads);
	const sentences = [end, left, m["notifications.words.subscription_ending_text"]()];
	return {
		title: m["notifications.words.subscription_ending"](),
		text: about(plan, sentences.filter(Boolean).join(" ")),
	};
}

const paymentTitles = {
	success: m["notifications.words.payment_success"],
	failed: m["notifications.words.payment_failed"],
	refunded: m["notifications.words.payment_refunded"],
	"refunded-ended": m["notifications.words.payment_refunded"],
};
const paymentReasons = {
	success: m["notifications.words.payment_success_text"],
	failed: m["notifications.words.payment_failed_text"],
	refunded: m["notifications.words.payment_refunded_text"],
	"refunded-ended": m["notifications.words.payment_refunded_ended_text"],
};

/** The amount and the plan, if known: "₹441 for Lead Basis, 10 leads". */
function paidMatter({ amount, plan }: NotificationDetails): string | undefined {
	if (!amount) return plan;
	const rupees = formatRupees(amount);
	return plan ? m["notifications.words.amount_for_plan"]({ amount: rupees, plan }) : rupees;
}

function paymentSettled(details: NotificationDetails): NotificationText {
	const { why } = details;
	return {
		title: reasonText(why, paymentTitles, m["notifications.words.payment_settled"]),
		text: about(
			paidMatter(details),
			reasonText(why, paymentReasons, m["notifications.words.payment_settled_text"]),
		),
	};
}

const newJob = (details: NotificationDetails): NotificationText => ({
	title: m["notifications.words.job_new"](),
	text: about(matter(details), m["notifications.words.job_new_text"]()),
});

/** The notification does not name the applicant. The job's page does, for its creator only. */
const jobApplied = (details: NotificationDetails): NotificationText => ({
	title: m["notifications.words.job_applied"](),
	text: about(matter(details), m["notifications.words.job_applied_text"]()),
});

/** For a person who had applied. */
const jobClosed = (details: NotificationDetails): NotificationText => ({
	title: m["notifications.words.job_closed"](),
	text: about(matter(details), m["notifications.words.job_closed_text"]()),
});

/** Ends a typed text like a sentence, because another sentence follows it. */
const asSentence = (typed: string) => (/[.!?।]$/.test(typed) ? typed : m["words.sentence"]({ text: typed }));

/** Puts the reason that a manager gave before the text. */
const withReason = (reason: string | undefined, text: string) =>
	reason ? m["notifications.words.listing_reason"]({ reason: asSentence(reason), text }) : text;

/** The title of a removed job, because its page is gone. */
function removedJob({ service, firm, place }: NotificationDetails): string | undefined {
	const title = service && firm ? m["notifications.words.job_title"]({ service, firm }) : service;
	return matter({ service: title, place });
}

/** For a person who had applied. */
const jobRemoved = (details: NotificationDetails): NotificationText => ({
	title: m["notifications.words.job_removed"](),
	text: about(removedJob(details), m["notifications.words.job_removed_text"]()),
});

/** For the person who had posted it. */
const jobRemovedByStaff = (details: NotificationDetails): NotificationText => ({
	title: m["notifications.words.job_removed_by_staff"](),
	text: about(
		removedJob(details),
		withReason(details.reason, m["notifications.words.job_removed_by_staff_text"]()),
	),
});

const staffNumbers = ({ staff, numbers = 0 }: NotificationDetails): NotificationText => ({
	title: m["notifications.words.staff_numbers"](),
	text: m["notifications.words.staff_numbers_text"]({
		name: staff || m["notifications.words.staff_member"](),
		count: numbers,
	}),
});

const appealTitles = {
	upheld: m["notifications.words.appeal_upheld"],
	rejected: m["notifications.words.appeal_rejected"],
};

const reportTexts = {
	kept: m["notifications.words.report_kept"],
	removed: m["notifications.words.report_removed"],
};

type ListingKind = Extract<NotificationKind, `listing.${string}`>;

const listingTexts: Record<ListingKind, { title: () => string; text: () => string }> = {
	"listing.confirmed": {
		title: m["notifications.words.listing_confirmed"],
		text: m["notifications.words.listing_confirmed_text"],
	},
	"listing.rejected": {
		title: m["notifications.words.listing_rejected"],
		text: m["notifications.words.listing_rejected_text"],
	},
	"listing.reconsidered": {
		title: m["notifications.words.listing_reconsidered"],
		text: m["notifications.words.listing_reconsidered_text"],
	},
	"listing.change_asked": {
		title: m["notifications.words.listing_change_asked"],
		text: m["notifications.words.listing_change_asked_text"],
	},
	"listing.suspended": {
		title: m["notifications.words.listing_suspended"],
		text: m["notifications.words.listing_suspended_text"],
	},
	"listing.reopened": {
		title: m["notifications.words.listing_reopened"],
		text: m["notifications.words.listing_reopened_text"],
	},
};

function listingDecided(kind: ListingKind, details: NotificationDetails): NotificationText {
	const { title, text } = listingTexts[kind];
	return { title: title(), text: about(matter(details), withReason(details.reason, text())) };
}

/**
 * The text of a notification, on the screen and in Web Push. Omits unknown details in a way that leaves whole
 * sentences.
 */
export function notificationWords({ kind, subjectId, details }: Notification): NotificationWords {
	const id = encodeURIComponent(subjectId);
	switch (kind) {
		case "credit.returned":
			return { ...creditReturned(details), to: "/credits" };
		case "credit.charged":
			return {
				title: m["notifications.words.credit_charged"](),
				text: about(matter(details), m["notifications.words.credit_charged_text"]()),
				to: "/credits",
			};
		case "subscription.ending":
			return { ...subscriptionEnding(details), to: `/professional/${id}/subscriptions` };
		case "payment.settled":
			return { ...paymentSettled(details), to: `/payment-status/${id}` };
		case "listing.confirmed":
		case "listing.rejected":
		case "listing.reconsidered":
		case "listing.change_asked":
		case "listing.suspended":
		case "listing.reopened":
			return { ...listingDecided(kind, details), to: `/professionals/${id}` };
		case "job.new":
			return { ...newJob(details), to: `/jobs/${id}` };
		case "job.applied":
			return { ...jobApplied(details), to: `/applicants?job=${id}` };
		case "job.closed":
			return { ...jobClosed(details), to: `/jobs/${id}` };
		case "job.removed":
			return { ...jobRemoved(details), to: "/jobs" };
		case "job.removed-by-staff":
			return { ...jobRemovedByStaff(details), to: "/jobs?createdBy=me" };
		case "staff.numbers":
			return { ...staffNumbers(details), to: "/staff" };
		case "account.second-factor":
			return {
				title: m["notifications.words.second_factor_reset"](),
				text: m["notifications.words.second_factor_reset_text"](),
				to: "/profile-actions",
			};
		case "profile.removed":
			return {
				title: m["notifications.words.profile_removed"](),
				text: withReason(details.reason, m["notifications.words.profile_removed_text"]()),
				to: "/create-profile",
			};
		case "account.suspended":
			return {
				title: m["notifications.words.account_suspended"](),
				text: m["notifications.words.account_suspended_text"](),
				to: "/profile-actions",
			};
		case "account.restored":
			return {
				title: m["notifications.words.account_restored"](),
				text: m["notifications.words.account_restored_text"](),
				to: "/profile-actions",
			};
		case "appeal.decided":
			return {
				title: reasonText(details.why, appealTitles, m["notifications.words.appeal_decided"]),
				text: withReason(details.reason, m["notifications.words.appeal_decided_text"]()),
				to: "/profile-actions",
			};
		case "report.decided":
			return {
				title: m["notifications.words.report_decided"](),
				text: reasonText(details.why, reportTexts, m["notifications.words.report_decided_text"]),
				to: "/notifications",
			};
		case "review.asked":
		case "review.published":
		case "review.replied":
		case "review.removed":
		case "review.appeal-decided":
			return { ...reviewNotificationWords(kind, details), to: `/lead/${id}#review` };
		case "lead.claimed":
			return { ...leadNotificationWords(kind, details), to: `/lead/${id}/offers` };
		default:
			return { ...leadNotificationWords(kind, details), to: `/lead/${id}` };
	}
}
